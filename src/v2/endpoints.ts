import { z } from 'zod';
import { accounts } from './accounts';
import { del, get, getFigures, post, postImage } from './endpoint';
import * as category from './entities/category';
import * as customer from './entities/customer';
import { Lead, Leads } from './entities/lead';
import * as machine from './entities/machine';
import * as market from './entities/market';
import * as news from './entities/news';
import * as product from './entities/product';
import { PushMessage } from './entities/push';
import * as report from './entities/report';
import { Shop } from './entities/shop';
import * as statistics from './entities/statistics';
import * as subcategory from './entities/subcategory';
import * as task from './entities/task';
import * as transaction from './entities/transaction';
import * as waterreport from './entities/waterreport';
import { id } from './fields';
import { many } from './many';

/** A success without data. */
const Nothing = z.unknown().transform(() => ({}));

/** Accepts `{id}`, a bare id, and the record with its own id: its first field, or else what is named like an id. */
const newId = ({ shape }: z.ZodObject) =>
  z.preprocess((input) => {
    if (typeof input !== 'object' || input === null) return { id: input };
    const fields = input as Record<string, unknown>;
    const names = Object.keys({ id, ...shape, ...fields });
    return { id: fields[names.find((name) => /(^id|_id|Id)$/.test(name) && fields[name]) ?? 'id'] };
  }, z.object({ id }));

/**
 * Accepts a record, or a list of one. Refuses one without its list `needed`: a save would send that it has none.
 */
const one = <S extends z.ZodType>(record: S, needed?: string) =>
  z.preprocess((input) => {
    const found = Array.isArray(input) && input.length === 1 ? input[0] : input;
    return needed === undefined || needed in Object(found) ? found : undefined;
  }, record);

/** No page of the specification names an advert's id, and its calls say `marketId`. */
const Advert = z.preprocess((input) => {
  const { market_id, marketId, id: bare, ...advert } = Object(input);
  return { ...advert, market_id: market_id ?? marketId ?? bare };
}, market.Market);

/**
 * THE CONTRACT: every call of section 7, grouped by resource or page. The dashboard's provider and the embedded server
 * both use this table.
 */
export const endpoints = {
  accounts,
  home: {
    myReports: get('v2/dashboard/myReports', many(report.Appointment)),
    salesLastWeeks: getFigures('v2/dashboard/salesLastWeeks', statistics.days(statistics.SalesPerDay)),
  },
  categories: {
    list: get('v2/dashboard/category/overview', many(category.Category)),
    one: get('v2/dashboard/category/overview/:id', one(category.Category)),
    shops: get('v2/dashboard/category/shops', many(Shop)),
    create: postImage('v2/dashboard/category/new', category.CategoryNew, newId(category.Category)),
    update: post('v2/dashboard/category/edit/:id', category.CategoryEdit, Nothing),
    updateImage: postImage('v2/dashboard/category/:id/image/update', category.CategoryImage, Nothing),
    delete: del('v2/dashboard/category/:id', Nothing),
    updateOrder: post('v2/dashboard/category/updateOrder/', category.CategoryOrder, Nothing),
  },
  subcategories: {
    one: get('v2/dashboard/subcategory/overview/:id', one(subcategory.Subcategory)),
    create: postImage('v2/dashboard/subcategory/new', subcategory.SubcategoryNew, newId(subcategory.Subcategory)),
    update: post('v2/dashboard/subcategory/edit/:id', subcategory.SubcategoryEditBody, Nothing),
    updateImage: postImage('v2/dashboard/subcategory/:id/image/update', subcategory.SubcategoryImage, Nothing),
    delete: del('v2/dashboard/subcategory/:id', Nothing),
  },
  products: {
    list: get('v2/dashboard/product/overview', many(product.Product)),
    one: get('v2/dashboard/product/overview/:id', one(product.Product, 'categories')),
    create: post('v2/dashboard/product/new/1', product.ProductBody, newId(product.Product)),
    updateImage: postImage('v2/dashboard/product/:id/image/new', product.ProductImage, Nothing),
    update: post('v2/dashboard/product/edit/:id', product.ProductBody, Nothing),
    delete: del('v2/dashboard/product/:id', Nothing),
    updateOrder: post('v2/dashboard/product/updateOrder/', product.ProductOrder, Nothing),
    ofCategory: get('v2/shop/:shopId/products/:categoryId', many(product.Product)),
  },
  transactions: {
    list: get('v2/dashboard/overviewTransactions', many(transaction.ListedTransaction)),
    one: get('v2/dashboard/overviewTransactions/:id', one(transaction.TransactionDetail)),
    update: post('v2/dashboard/updateTransaction/:id', transaction.TransactionEditBody, Nothing),
  },
  customers: {
    list: get('v2/dashboard/customer/overview', many(customer.Customer)),
    one: get('v2/dashboard/customer/overview/:id', one(customer.Customer)),
    create: post('v2/dashboard/customer/new', customer.CustomerNew, newId(customer.Customer)),
    update: post('v2/dashboard/customer/edit/:id', customer.CustomerEditBody, Nothing),
    delete: del('v2/dashboard/customer/:id', Nothing),
    activate: post('v2/dashboard/customer/activate/:id', null, Nothing),
    deactivate: post('v2/dashboard/customer/deactivate/:id', null, Nothing),
    countries: get('v2/helpers/countries', many(customer.Country)),
    advisors: get('v2/dashboard/customer/advisors', many(customer.Advisor)),
  },
  tasks: {
    list: get('v2/dashboard/customer/:id/tasks/overview', task.CustomerTasks),
    create: post('v2/dashboard/customer/:customerId/tasks/new', task.TaskNew, newId(task.Task)),
    set: post('v2/dashboard/customer/tasks/set/:taskId', task.TaskSet, Nothing),
    delete: del('v2/dashboard/customer/tasks/delete/:taskId', Nothing),
  },
  reports: {
    list: get('v2/dashboard/customer/:id/reports/overview', report.CustomerReports),
    one: get('v2/dashboard/customer/reports/overview/:reportId', report.CustomerReports),
    create: post('v2/dashboard/customer/:customerId/reports/new', report.ReportBody, newId(report.Report)),
    update: post('v2/dashboard/customer/reports/:reportId/edit', report.ReportBody, Nothing),
  },
  waterreports: {
    list: get('v2/dashboard/customer/waterreport/:customerId', many(waterreport.WaterReport)),
    create: post(
      'v2/dashboard/customer/waterreport/:customerId/new',
      waterreport.WaterReportNew,
      newId(waterreport.WaterReport),
    ),
  },
  machines: {
    list: get('v2/dashboard/customer/:id/machines/overview', machine.CustomerMachines),
    one: get('v2/dashboard/customer/machines/overview/:machineId', one(machine.Machine)),
    create: post('v2/dashboard/customer/:customerId/machines/new', machine.MachineBody, newId(machine.Machine)),
    update: post('v2/dashboard/customer/machines/:machineId/edit', machine.MachineBody, Nothing),
    updateOrder: post('v2/dashboard/customer/machines/updateOrder/', machine.MachineOrder, Nothing),
  },
  market: {
    list: get('v2/dashboard/market/overview', many(Advert)),
    one: get('v2/dashboard/market/overview/:id', one(Advert)),
    create: post('v2/dashboard/market/new/1', market.MarketBody, newId(market.Market)),
    update: post('v2/dashboard/market/edit/:id', market.MarketBody, Nothing),
    updateImage: postImage('v2/dashboard/market/:id/image/new', market.MarketImage, Nothing),
    deleteImage: del('v2/dashboard/market/image/:marketId/:imageNo', Nothing),
  },
  news: {
    list: get('v2/news/overview', many(news.News)),
    one: get('v2/news/overview/:id', one(news.News)),
    create: post('v2/news/new', news.NewsBody, newId(news.News)),
    updateImage: postImage('v2/news/:id/image/new', news.NewsImage, Nothing),
    update: post('v2/news/edit/:id', news.NewsBody, Nothing),
    delete: del('v2/news/:id', Nothing),
  },
  push: {
    sendNotification: post('v2/push/sendNotification/:shop', PushMessage, Nothing),
  },
  b2binsights: {
    list: get('v2/b2binsights/overview', Leads),
    one: get('v2/b2binsights/getLeadData/:leadId', one(Lead)),
  },
  statistics: {
    systemUsageLastMonth: getFigures('v2/dashboard/systemUsageLastMonth', statistics.days(statistics.UsagePerDay)),
    customerLogins: getFigures('v2/dashboard/customerLogins', many(customer.CustomerLogin)),
    salesLastMonth: getFigures('v2/dashboard/salesLastMonth/:shopId', statistics.days(statistics.SalesPerDay)),
    revenueLastMonth: getFigures('v2/dashboard/revenueLastMonth/:shopId', statistics.days(statistics.RevenuePerDay)),
    bestSoldProducts: getFigures('v2/dashboard/bestSoldProducts/:shopId', many(statistics.BestSoldProduct)),
    nrOfOrders: getFigures('v2/dashboard/nrOfOrders/:shopId', statistics.days(statistics.SalesPerDay)),
    customerOrders: getFigures('v2/dashboard/customerOrders/:shopId', many(statistics.CustomerOrders)),
  },
};

export type Endpoints = typeof endpoints;
