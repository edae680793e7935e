export default {
  resources: {
    runs: {
      name: 'Bulkwijziging |||| Bulkwijzigingen',
      empty: 'Nog geen bulkwijzigingen.',
      fields: {
        created: 'Wanneer',
        user_name: 'Wie',
        resource: 'Lijst',
        label: 'Wijziging',
        changed: 'Gewijzigd',
        refused: 'Niet gewijzigd',
        reverts: 'Draaide terug',
        actions: 'Acties',
      },
      counted: '%{smart_count} bulkwijziging |||| %{smart_count} bulkwijzigingen',
    },
  },
  runs: { edit: 'Wijzigen', menu: 'Bulkwijzigingen' },
};
