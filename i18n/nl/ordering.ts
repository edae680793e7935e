export default {
  ordering: {
    save: 'Volgorde opslaan',
    undo: 'Ongedaan maken',
    redo: 'Opnieuw doen',
    reset: 'Volgorde herstellen',
    unsaved: 'De volgorde is nog niet opgeslagen.',
    outdated: 'De lijst is intussen veranderd. Jouw volgorde staat er nog; nieuwe regels staan achteraan.',
    handle: 'Verplaats %{name}',
    instructions:
      'Pak op met spatie of Enter, verplaats met de pijltjestoetsen, zet neer met spatie of Enter, annuleer met Escape.',
    lifted: 'Opgepakt: %{name}, positie %{position} van %{count}.',
    moved: 'Verplaatst naar positie %{position} van %{count}.',
    dropped: 'Neergezet: %{name}, positie %{position} van %{count}.',
    cancelled: 'Geannuleerd: %{name} staat weer op positie %{position} van %{count}.',
  },
};
