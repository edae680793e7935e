export default {
  home: {
    menu: 'Vandaag',
    title: 'Vandaag',
    next: 'Eerstvolgende afspraak',
    begun: 'Afspraak die is begonnen',
    route: 'Route',
    appointments: 'Afspraken',
    noAppointments: 'Geen afspraken...',
    past: 'Eerder',
    openTasks: 'Open taken',
    openTasksOf: 'Bij klanten waar je komt of kwam.',
    noOpenTasks: 'Geen open taken bij klanten waar je komt of kwam.',
    moreOpenTasks: 'De oudste %{shown} van %{total}.',
    calendar: 'Agenda',
    ordersPerDay: 'Orders per dag',
    orders: 'Orders',
  },
};
