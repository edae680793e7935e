export default {
  home: {
    menu: 'Vandaag',
    title: 'Vandaag',
    appointments: 'Afspraken',
    noAppointments: 'Geen afspraken...',
    past: 'Eerder',
    calendar: 'Agenda',
    ordersPerDay: 'Orders per dag',
    orders: 'Orders',
  },
};
