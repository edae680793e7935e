import { styled } from '@mui/material/styles';

/** What can be done with a mouse alone, such as dragging: not said on a phone. */
export const ByMouse = styled('span')({ '@media not (pointer: fine)': { display: 'none' } });
