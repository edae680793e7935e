/** Shown when a screen crashes. Apart from the catalogue, which may be what did not come. */
export const crashTexts = {
  title: 'Dit scherm kan niet worden getoond',
  text: 'Er ging iets mis in het dashboard zelf. Laad de pagina opnieuw; wat al was opgeslagen, is bewaard.',
  unloaded:
    'Er is een nieuwe versie van het dashboard, of geen verbinding. Laad de pagina opnieuw; wat al was opgeslagen, is bewaard.',
  reload: 'Pagina opnieuw laden',
};
