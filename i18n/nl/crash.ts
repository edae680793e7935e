/** Shown when a screen crashes; loaded before everything else. */
export default {
  crash: {
    title: 'Dit scherm kan niet worden getoond',
    text: 'Er ging iets mis in het dashboard zelf. Laad de pagina opnieuw; wat al was opgeslagen, is bewaard.',
    unloaded:
      'Er is een nieuwe versie van het dashboard, of geen verbinding. Laad de pagina opnieuw; wat al was opgeslagen, is bewaard.',
    reload: 'Pagina opnieuw laden',
  },
};
