import { customerRole } from '../../lib/customerRole';
import { writtenMoment } from '../../lib/dates';
import type { Fields } from '../../lib/recordFields';
import { endpoints } from '../../v2/endpoints';
import type { Customer } from '../../v2/entities/customer';
import type { Lead } from '../../v2/entities/lead';
import { MARKET_IMAGES } from '../../v2/entities/market';
import { type Report, withAdvisorId } from '../../v2/entities/report';
import { customerSearchText, transactionSearchText } from '../../v2/searchedTexts';
import { type Mapping, mapped, write } from './mapping';

/** A lead's fields are not fixed: its number is in one that is called so. None is made up: it would be another lead's. */
const withLeadId = (lead: Lead, index: number) => {
  const names = ['lead_id', ...Object.keys(lead).filter((name) => /lead_?id$/i.test(name)), 'id'];
  const lead_id = names.map((name) => Number(lead[name])).find((id) => id > 0 && Number.isInteger(id));
  // Text, so that a row without a number is told from the others and from a lead.
  return lead_id === undefined ? { ...lead, id: `row ${index}` } : { ...lead, lead_id };
};

/** Adds the user_role label of section 4 as a column. */
const withRole = (customer: Customer) => ({ ...customer, user_role: customerRole(customer) });

/** Copies the e-mail (section 3). An empty invoice country becomes the company's (section 5). */
const customerBody = (data: Fields): Fields => ({
  ...data,
  email: data.company_email,
  invoice_country_id: data.invoice_country_id ?? data.company_country_id,
});

const placesOf = (record: Fields) => (record.categories ?? []) as readonly Fields[];

/** In this shop, category or subcategory, or in one of several. */
const isPlacedIn = (field: string) => (record: Fields, wanted: unknown) => {
  const ids: unknown[] = [wanted].flat().map(Number);
  return placesOf(record).some((place) => ids.includes(place[field]));
};

/** v2 reads and writes a product's categories under different names (section 7). */
const productBody = (data: Fields): Fields => ({
  ...data,
  categories: placesOf(data).map((place) => ({
    shop_id: place.shop_id,
    category_id: place.shop_product_category_id,
    subcategory_id: place.shop_product_subcategory_id ?? null,
  })),
});

/** An appointment that v2 has written out no moment for has it all the same. */
const withMoment = (report: Report) => ({
  ...withAdvisorId(report),
  formatted_scheduled: writtenMoment(report),
});

/** The resources with calls in v2; all others go to `/api`. The list of what a customer has needs a `customer_id`. */
export const mappings: Readonly<Record<string, Mapping>> = {
  b2binsights: mapped(
    { list: endpoints.b2binsights.list, one: endpoints.b2binsights.one },
    {
      idField: 'lead_id',
      records: (leads) => leads.map(withLeadId),
      rules: {
        searchText: (lead) =>
          Object.values(lead)
            .filter((value) => typeof value === 'string' || typeof value === 'number')
            .join(' '),
      },
    },
  ),
  categories: mapped(endpoints.categories, {
    idField: 'category_id',
    images: [{ field: 'category_image', upload: write(endpoints.categories.updateImage), inCreate: true }],
  }),
  customers: mapped(endpoints.customers, {
    idField: 'customer_id',
    records: (list) => list.map(withRole),
    record: withRole,
    body: customerBody,
    fixed: ['username'],
    writeOnly: ['password'],
    rules: { searchText: customerSearchText },
    hasPages: true,
  }),
  machines: mapped(endpoints.machines, { idField: 'customer_machinery_id', records: ({ machines }) => machines }),
  market: mapped(endpoints.market, {
    idField: 'market_id',
    images: MARKET_IMAGES.map((field, imageNo) => ({
      field,
      upload: write(endpoints.market.updateImage),
      remove: { ...write(endpoints.market.deleteImage), params: (marketId) => ({ marketId, imageNo }) },
    })),
  }),
  news: mapped(endpoints.news, {
    idField: 'newsId',
    images: [{ field: 'image', upload: write(endpoints.news.updateImage) }],
  }),
  products: mapped(endpoints.products, {
    idField: 'product_id',
    body: productBody,
    images: [{ field: 'main_image', upload: write(endpoints.products.updateImage) }],
    rules: {
      searchText: (record) =>
        [record.main_title, record.sku, record.king_sireon_artikelnummer, record.king_carwash_artikelnummer].join(' '),
      filters: {
        shop_id: isPlacedIn('shop_id'),
        category_id: isPlacedIn('shop_product_category_id'),
        subcategory_id: isPlacedIn('shop_product_subcategory_id'),
      },
    },
  }),
  reports: mapped(endpoints.reports, {
    idField: 'customer_report_id',
    records: ({ reports }) => reports.map(withMoment),
    record: ({ reports: [report], customer }) =>
      report && { ...withMoment(report), customer_id: report.customer_id ?? customer?.customer_id },
  }),
  // These two for react-admin's ReferenceInput and ReferenceField: the product's own parts read them by hooks.
  countries: mapped({ list: endpoints.customers.countries }, { idField: 'country_id' }),
  shops: mapped({ list: endpoints.categories.shops }, { idField: 'shop_id' }),
  subcategories: mapped(
    // v2 lists subcategories only within their categories.
    { ...endpoints.subcategories, list: endpoints.categories.list },
    {
      idField: 'subcategory_id',
      records: (categories) => categories.flatMap(({ subcategories }) => subcategories),
      images: [{ field: 'subcategory_image', upload: write(endpoints.subcategories.updateImage), inCreate: true }],
    },
  ),
  // An update sets a task done (1) or open (0): by v2's own name for that, or by the field that a record has.
  tasks: mapped(
    { ...endpoints.tasks, update: endpoints.tasks.set },
    { idField: 'task_id', records: ({ tasks }) => tasks, body: (data) => ({ set: data.done ? 1 : 0, ...data }) },
  ),
  transactions: mapped(endpoints.transactions, {
    idField: 'orderno',
    hasPages: true,
    rules: { searchText: transactionSearchText },
  }),
  // v2 cannot change a water report.
  waterreports: mapped(endpoints.waterreports, { idField: 'water_report_id' }),
};
