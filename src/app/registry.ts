import type { Manifest } from '../lib/manifest';
import { customerDashboard } from '../pages/customerDashboard';
import { home } from '../pages/home';
import { productOrder } from '../pages/productOrder';
import { push } from '../pages/push';
import { runs } from '../pages/runs';
import { statistics } from '../pages/statistics';
import { usage } from '../pages/usage';
import { visitReport } from '../pages/visitReport';
import { audit } from '../resources/audit';
import { b2binsights } from '../resources/b2binsights';
import { bin } from '../resources/bin';
import { categories } from '../resources/categories';
import { customers } from '../resources/customers';
import { machineProducts } from '../resources/machine_products';
import { machines } from '../resources/machines';
import { market } from '../resources/market';
import { news } from '../resources/news';
import { norms } from '../resources/norms';
import { outbox } from '../resources/outbox';
import { products } from '../resources/products';
import { pushes } from '../resources/pushes';
import { reports } from '../resources/reports';
import { staff } from '../resources/staff';
import { subcategories } from '../resources/subcategories';
import { tasks } from '../resources/tasks';
import { transactions } from '../resources/transactions';
import { waterreports } from '../resources/waterreports';

/** All resources and pages, in the order of the menu. */
export const manifests: readonly Manifest[] = [
  home,
  categories,
  subcategories,
  products,
  productOrder,
  transactions,
  customers,
  customerDashboard,
  usage,
  visitReport,
  tasks,
  reports,
  waterreports,
  machines,
  market,
  news,
  push,
  statistics,
  b2binsights,
  machineProducts,
  staff,
  norms,
  audit,
  outbox,
  pushes,
  bin,
  runs,
];
