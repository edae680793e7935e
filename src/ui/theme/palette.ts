/** All colours, for MUI's theme and as CSS properties (`--ground`, …) for other styles. Texts meet WCAG AA. Those for a
 * warning (amber), a success (leaf) and a failure (alarm) always come with words. */
export const palettes = {
  light: {
    ground: '#f3f7f7',
    surface: '#ffffff',
    line: '#d8e3e4',
    field: '#7b9297',
    text: '#11262a',
    muted: '#4a6066',
    water: '#0a6b72',
    deep: '#07525a',
    onWater: '#ffffff',
    tint: '#e0f0f0',
    amber: '#855300',
    leaf: '#1a7441',
    alarm: '#b3261e',
    alarmTint: '#fdeceb',
  },
  dark: {
    ground: '#0c1517',
    surface: '#131f22',
    line: '#27373b',
    field: '#6d858a',
    text: '#e6eeef',
    muted: '#a2b6ba',
    water: '#5cc6c9',
    deep: '#8fdcdd',
    onWater: '#04272a',
    tint: '#15363a',
    amber: '#efb763',
    leaf: '#6fce95',
    alarm: '#ff958b',
    alarmTint: '#3a1c1a',
  },
} as const;

export type Mode = keyof typeof palettes;
export type Colours = { readonly [name in keyof (typeof palettes)['light']]: string };

/** The colours of `mode`. Who asks the system for more contrast has lines as clear as boxes, and neither box nor text grey. */
export const coloursOf = (mode: Mode): Colours => {
  const colours = palettes[mode];
  return window.matchMedia('(prefers-contrast: more)').matches
    ? { ...colours, line: colours.field, field: colours.text, muted: colours.text }
    : colours;
};

/** Sets the CSS properties to the colours of `mode`. */
export const paint = (mode: Mode) => {
  const { style } = document.documentElement;
  style.colorScheme = mode;
  for (const [name, colour] of Object.entries(coloursOf(mode))) style.setProperty(`--${name}`, colour);
};
