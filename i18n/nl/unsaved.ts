export default {
  unsaved: {
    title: 'Nog niet opgeslagen',
    content: 'Je hebt wijzigingen die nog niet zijn opgeslagen. Wil je hier toch weggaan?',
    stay: 'Blijven',
    leave: 'Weggaan zonder opslaan',
  },
};
