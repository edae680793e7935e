export default {
  home: {
    title: 'Vandaag',
    appointments: 'Afspraken',
    noAppointments: 'Geen afspraken...',
    calendar: 'Agenda',
    ordersPerDay: 'Orders per dag',
    orders: 'Orders',
  },
};
