export default {
  push: {
    menu: 'Pushbericht',
    title: 'Pushbericht versturen',
    message: 'Bericht',
    shop: 'Shop',
    send: 'Verstuur naar %{shop}',
    sending: 'Bezig met versturen…',
    length: '%{smart_count} van %{max} tekens',
    countdown: 'Naar %{shop} over %{smart_count} seconde |||| Naar %{shop} over %{smart_count} seconden',
    countdownSaid:
      'Het bericht gaat over %{smart_count} seconden naar iedereen met de app van %{shop}. Druk op Escape om te annuleren.',
    preview: 'Voorbeeld op een vergrendelde telefoon',
    previewEmpty: 'Hier staat je bericht.',
    now: 'nu',
    againTitle: 'Al verstuurd',
    again: 'Ditzelfde bericht ging op %{at} al naar %{shop}. Nog een keer versturen?',
    againSend: 'Nog een keer versturen',
    hint: 'Iedereen met de app van deze shop krijgt dit bericht. Een verstuurd bericht kan niet worden teruggehaald.',
  },
};
