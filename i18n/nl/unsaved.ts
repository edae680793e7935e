/** By name too: the login over the page comes with the frame, and takes no more than these. */
export const stay = 'Blijven';
export const leave = 'Weggaan zonder opslaan';

export default {
  unsaved: {
    title: 'Nog niet opgeslagen',
    content: 'Je hebt wijzigingen die nog niet zijn opgeslagen. Wil je hier toch weggaan?',
    stay,
    leave,
  },
};
