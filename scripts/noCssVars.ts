/**
 * Replaces Material UI's themes of CSS variables (see leaveOut.ts). A theme without `colorSchemes` needs none of them:
 * ours has a palette for each mode.
 */
const none = (): never => {
  throw new Error('Themes of CSS variables are left out: scripts/leaveOut.ts');
};
export default none;
export { none as CssVarsProvider };
