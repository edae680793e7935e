export default {
  push: {
    menu: 'Pushbericht',
    title: 'Pushbericht versturen',
    message: 'Bericht',
    shop: 'Shop',
    send: 'Versturen',
    sending: 'Bezig met versturen…',
    hint: 'Iedereen met de app van deze shop krijgt dit bericht. Een verstuurd bericht kan niet worden teruggehaald.',
  },
};
