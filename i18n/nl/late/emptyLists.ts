/** Of lists that the web shops fill. Apart from the catalogue: they come with those lists. */
export const fromShops = {
  orders: 'Hier staan de bestellingen uit de webshops, zodra die er zijn.',
  leads: 'Hier staan de leads uit de webshops, zodra die er zijn.',
};
