/** Drafts: what was typed and not saved, offered when its form opens again. */
export default {
  drafts: {
    order: 'Niet opgeslagen volgorde van %{ago}',
    title: 'Niet opgeslagen wijzigingen van %{ago}',
    maybeSaved: 'Misschien is dit al opgeslagen: kijk eerst in de lijst.',
    isMade: 'Dit is al toegevoegd, zonder wat je daarna nog typte.',
    putBack: 'Terugzetten',
    throwAway: 'Weggooien',
    stored: 'Opgeslagen:',
    mine: 'Niet opgeslagen:',
    isOffered: 'Er zijn niet opgeslagen wijzigingen.',
    isBack: 'Je wijzigingen staan weer in het formulier. Ze zijn nog niet opgeslagen.',
  },
};
