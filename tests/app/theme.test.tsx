import Dialog from '@mui/material/Dialog';
import Drawer from '@mui/material/Drawer';
import Menu from '@mui/material/Menu';
import Popover from '@mui/material/Popover';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lightTheme } from '../../src/ui/theme/theme';

/** In these tests the system asks for less motion. */
const withMotion = createTheme({ ...lightTheme, transitions: {} });
const content = <p>Inhoud</p>;

it.each(
  Object.entries({
    dialog: (open: boolean) => <Dialog open={open}>{content}</Dialog>,
    drawer: (open: boolean) => <Drawer open={open}>{content}</Drawer>,
    menu: (open: boolean) => (
      <Menu open={open} anchorEl={document.body}>
        {content}
      </Menu>
    ),
    popover: (open: boolean) => (
      <Popover open={open} anchorEl={document.body}>
        {content}
      </Popover>
    ),
  }),
)('a %s is gone in the same moment as it closes: it takes no key and no click of the next screen', (_, surface) => {
  const shown = (open: boolean) => <ThemeProvider theme={withMotion}>{surface(open)}</ThemeProvider>;
  const { rerender } = render(shown(true));
  expect(screen.queryByText('Inhoud')).not.toBeNull();
  rerender(shown(false));
  expect(screen.queryByText('Inhoud')).toBeNull();
});

it('nothing moves where the system asks for less motion, nor does what grows', () => {
  const { duration, getAutoHeightDuration } = createTheme(lightTheme).transitions;
  expect(new Set(Object.values(duration))).toEqual(new Set([0]));
  expect(getAutoHeightDuration(400)).toBe(0);
  expect(lightTheme.components?.MuiSkeleton?.defaultProps?.animation).toBe(false);
  expect(Object.values(withMotion.transitions.duration)).not.toContain(0);
  expect(withMotion.transitions.getAutoHeightDuration(400)).toBeGreaterThan(0);
});
