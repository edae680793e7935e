export default {
  ordering: {
    save: 'Volgorde opslaan',
    undo: 'Ongedaan maken',
    redo: 'Opnieuw doen',
    reset: 'Volgorde herstellen',
    unsaved: 'De volgorde is nog niet opgeslagen.',
    saving: 'De volgorde wordt opgeslagen…',
    outdated: 'De lijst is intussen veranderd. Jouw verplaatsingen staan er nog.',
    handle: 'Verplaats %{name}',
    instructions:
      'Pak op met spatie of Enter, verplaats met de pijltjestoetsen of typ een positie, zet neer met spatie of Enter, annuleer met Escape.',
    hint: 'Versleep, of klik om een positie te kiezen',
    position: {
      title: 'Naar positie…',
      of: '%{name} naar positie…',
      label: 'Positie',
      range: 'Een getal van 1 tot en met %{last}.',
      move: 'Verplaatsen',
      top: 'Bovenaan',
      bottom: 'Onderaan',
    },
    lifted: 'Opgepakt: %{name}, positie %{position} van %{count}.',
    moved: 'Verplaatst naar positie %{position} van %{count}.',
    dropped: 'Neergezet: %{name}, positie %{position} van %{count}.',
    cancelled: 'Geannuleerd: %{name} staat weer op positie %{position} van %{count}.',
  },
};
