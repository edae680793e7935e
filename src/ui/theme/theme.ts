import type { RaThemeOptions } from 'react-admin';
import { coloursOf, type Mode } from './palette';
import { componentsFor } from './themeComponents';

/** The colour of facts, always together with words. */
const SKY = { light: '#1f5fa8', dark: '#8ab8f5' } as const;

const MOTIONS = ['shortest', 'shorter', 'short', 'standard', 'complex', 'enteringScreen', 'leavingScreen'];
/** Who asks the system for less motion gets none. */
const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const AT_ONCE = {
  duration: Object.fromEntries(MOTIONS.map((motion) => [motion, 0])),
  // Of menus, which grow.
  getAutoHeightDuration: () => 0,
};

/** Teal on cool greys, lines instead of shadows, ample space. */
const themeOf = (mode: Mode): RaThemeOptions => {
  const colour = coloursOf(mode);
  return {
    palette: {
      mode,
      primary: { main: colour.water, dark: colour.deep, light: colour.water, contrastText: colour.onWater },
      secondary: { main: colour.deep, contrastText: colour.onWater },
      error: { main: colour.alarm },
      warning: { main: colour.amber },
      success: { main: colour.leaf },
      info: { main: SKY[mode] },
      background: { default: colour.ground, paper: colour.surface },
      text: { primary: colour.text, secondary: colour.muted },
      divider: colour.line,
      action: {
        hover: `${colour.water}0f`,
        selected: `${colour.water}1f`,
        hoverOpacity: 0.06,
        // As plain.css: 32 % and 12 % of the text.
        disabled: `${colour.text}52`,
        disabledBackground: `${colour.text}1f`,
      },
    },
    shape: { borderRadius: 8 },
    typography: {
      fontFamily: 'Figtree, system-ui, sans-serif',
      fontSize: 14,
      h1: { fontSize: '1.625rem', fontWeight: 700, letterSpacing: '-0.015em' },
      h2: { fontSize: '1.25rem', fontWeight: 650, letterSpacing: '-0.01em' },
      h3: { fontSize: '1.0625rem', fontWeight: 650 },
      h5: { fontSize: '1.625rem', fontWeight: 700, letterSpacing: '-0.015em' },
      h6: { fontSize: '1.125rem', fontWeight: 650 },
      button: { textTransform: 'none', fontWeight: 600 },
      body1: { fontSize: '0.9688rem' },
      body2: { fontSize: '0.9375rem' },
    },
    transitions: isStill ? AT_ONCE : {},
    components: { ...componentsFor(colour), ...(isStill && { MuiSkeleton: { defaultProps: { animation: false } } }) },
  };
};

export const lightTheme = themeOf('light');
export const darkTheme = themeOf('dark');
