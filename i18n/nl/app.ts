import { appTexts } from './late/login';

/** The frame around every screen. */
export default {
  app: {
    name: appTexts.name,
    menu: {
      label: 'Hoofdmenu',
      open: 'Menu openen',
      catalogus: 'Catalogus',
      klanten: 'Klanten',
      communicatie: 'Communicatie',
      inzicht: 'Inzicht',
      beheer: 'Beheer',
    },
    skip: 'Naar de inhoud',
    user: 'Account van %{name}',
    toDark: 'Donkere weergave',
    toLight: 'Lichte weergave',
  },
};
