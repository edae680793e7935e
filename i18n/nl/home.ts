export default {
  home: {
    menu: 'Vandaag',
    title: 'Vandaag',
    next: 'Eerstvolgende afspraak',
    route: 'Route',
    appointments: 'Afspraken',
    noAppointments: 'Geen afspraken...',
    past: 'Eerder',
    openTasks: 'Open taken',
    openTasksOf: 'Bij de klanten van je afspraken.',
    noOpenTasks: 'Geen open taken bij de klanten van je afspraken.',
    moreOpenTasks: 'De oudste %{shown} van %{total}.',
    calendar: 'Agenda',
    ordersPerDay: 'Orders per dag',
    orders: 'Orders',
  },
};
