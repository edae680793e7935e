import { useResourceContext } from 'react-admin';
import { mappings } from '../records/mappings';
import { useIsLong } from './listSizes';

/** True for a list that is read whole: a search in it asks nothing. Other lists are searched by the server. */
export const useIsInMemory = (of?: string): boolean => {
  const shown = useResourceContext();
  const resource = of ?? shown ?? '';
  const isLong = useIsLong(resource);
  return resource in mappings && !isLong;
};
