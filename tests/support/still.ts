/** Runs in a page: from now on nothing on it moves. */
export const standStill = () => {
  const still = new CSSStyleSheet();
  still.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important; }');
  document.adoptedStyleSheets.push(still);
};
