export default {
  resources: { tasks: { name: 'Taak |||| Taken', fields: { description: 'Omschrijving' } } },
  tasks: {
    new: 'Nieuwe taak',
    none: 'Er zijn geen taken.',
    added: 'Taak toegevoegd: %{task}',
    deleted: 'Taak verwijderd: %{task}',
    options: 'Opties van %{task}',
    doneOn: 'Afgerond op %{date}',
    failed: {
      add: 'Er ging iets mis met het toevoegen van de taak.',
      set: 'Er ging iets mis met het bijwerken van de taak.',
      delete: 'Er ging iets mis met het verwijderen van de taak.',
    },
  },
};
