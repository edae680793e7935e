export default {
  resources: {
    pushes: {
      name: 'Pushbericht |||| Uitgaande pushes',
      counted: '%{smart_count} pushbericht |||| %{smart_count} pushberichten',
      fields: {
        created: 'Wanneer',
        message: 'Bericht',
        shop_name: 'Shop',
        user_name: 'Door',
        result: 'Resultaat',
        error: 'Fout',
      },
    },
  },
  pushes: { results: { kept: 'Niet verstuurd, bewaard', queued: 'Onderweg', sent: 'Verstuurd', failed: 'Mislukt' } },
};
