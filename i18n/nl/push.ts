export default {
  push: {
    menu: 'Pushbericht',
    title: 'Pushbericht versturen',
    message: 'Bericht',
    shop: 'Shop',
    send: 'Verstuur naar %{shop}',
    sending: 'Bezig met versturen…',
    length: '%{length} van %{max} tekens',
    preview: 'Voorbeeld op een vergrendelde telefoon',
    previewEmpty: 'Hier staat je bericht.',
    now: 'nu',
    hint: 'Iedereen met de app van deze shop krijgt dit bericht. Een verstuurd bericht kan niet worden teruggeroepen.',
  },
};
