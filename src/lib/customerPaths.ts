/** The screens of one customer (section 2); a route that needs a customer cannot be told from its resource alone. */
type CustomerId = number | string;

export const customerPaths = {
  edit: (id: CustomerId) => `/customers/edit/${id}`,
  dashboard: (id: CustomerId) => `/customers/dashboard/${id}`,
  tasks: (id: CustomerId) => `/tasks/${id}`,
  reports: (id: CustomerId) => `/reports/overview/${id}`,
  newReport: (id: CustomerId) => `/reports/new/${id}`,
  waterReports: (id: CustomerId) => `/reports/waterreports/${id}`,
  newWaterReport: (id: CustomerId) => `/reports/new/waterreport/${id}`,
  machines: (id: CustomerId) => `/machines/overview/${id}`,
  newMachine: (id: CustomerId) => `/machines/new/${id}`,
};
