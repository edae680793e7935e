/** Text of the user's menu. Apart from the catalogue: it comes with that menu. */
export const myAccount = 'Mijn account';
