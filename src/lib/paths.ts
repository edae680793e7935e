/**
 * The routes of section 2 that need more than a resource's name and a record's id, each written once: with ids they are
 * addresses, with `:customerId` the patterns of the manifests. Other screens go by react-admin's paths: `/products/12`.
 */
type Part = number | string;

export const customerPaths = {
  dashboard: (customer: Part) => `/customers/dashboard/${customer}`,
  visitReport: (customer: Part) => `/customers/report/${customer}`,
  tasks: (customer: Part) => `/tasks/${customer}`,
  reports: (customer: Part) => `/reports/overview/${customer}`,
  newReport: (customer: Part) => `/reports/new/${customer}`,
  waterReports: (customer: Part) => `/reports/waterreports/${customer}`,
  newWaterReport: (customer: Part) => `/reports/new/waterreport/${customer}`,
  editWaterReport: (customer: Part) => `/reports/edit/waterreport/${customer}`,
  machines: (customer: Part) => `/machines/overview/${customer}`,
  usage: (customer: Part) => `/customers/usage/${customer}`,
  newMachine: (customer: Part) => `/machines/new/${customer}`,
};

/** Where the draft of the mail about one visit is kept: all visits of a customer stand at one address. */
export const visitMailDraft = (customer: Part, visit: Part) => `${customerPaths.visitReport(customer)}#${visit}`;

export const productOrderPath = (shop: Part, category: Part) => `/products/order/${shop}/${category}`;

export const CUSTOMERS = '/customers';
/** The pattern of a customer's id in a route. */
export const CUSTOMER = ':customerId';
