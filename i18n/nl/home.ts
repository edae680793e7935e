export default {
  home: {
    menu: 'Vandaag',
    title: 'Vandaag',
    appointments: 'Afspraken',
    noAppointments: 'Geen afspraken...',
    calendar: 'Agenda',
    ordersPerDay: 'Orders per dag',
    orders: 'Orders',
  },
};
