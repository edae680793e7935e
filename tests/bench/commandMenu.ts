import { ofCustomer, ofProduct, ofTransaction } from '../../src/commandMenu/entries';
import { ranked } from '../../src/commandMenu/ranking';
import { createSearchIndex } from '../../src/commandMenu/search/searchIndex';
import { Customer } from '../../src/v2/entities/customer';
import { Product } from '../../src/v2/entities/product';
import { ListedTransaction } from '../../src/v2/entities/transaction';
import { type Figure, measure } from './measure';

/** 'Zoeken en doen' on 8,000 records: as the worker and the page do it, after the data was read. */

const CUSTOMERS = 1500;
const PRODUCTS = 500;
const ORDERS = 6000;
const FIRST = ['Piet', 'Anna', 'Jeroen', 'Sanne', 'Mohamed', 'Ingrid', 'Bram'];
const LAST = ['Jansen', 'de Vries', 'Bakker', 'Yılmaz', 'van den Berg', 'Visser'];
const FIRMS = ['Wasstraat', 'Aquaglans', 'Carwash', 'Autowas', 'Truckwash'];
const PLACES = ['Delft', 'Étten-Leur', 'Zwolle', 'IJmuiden', 'Breda', 'Sneek'];
const of = (texts: readonly string[], at: number) => texts[at % texts.length] ?? '';
const times = <Made>(count: number, make: (at: number) => Made) => Array.from({ length: count }, (_, at) => make(at));

const customers = times(CUSTOMERS, (at) =>
  ofCustomer(
    Customer.parse({
      customer_id: at + 1,
      company_name: `${of(FIRMS, at)} ${of(PLACES, at * 7)} ${at}`,
      name: `${of(FIRST, at)} ${of(LAST, at * 5)}`,
      company_place: of(PLACES, at * 7),
      company_phone: `029${7000000 + at * 37}`,
      company_email: `info@bedrijf${at}.nl`,
    }),
  ),
);
const products = times(PRODUCTS, (at) =>
  ofProduct(
    Product.parse({ product_id: at + 1, main_title: `Shampoo ${of(FIRMS, at)} ${at} liter`, sku: `AS-CIT-${at}L` }),
  ),
);
const orders = times(ORDERS, (at) =>
  ofTransaction(
    ListedTransaction.parse({
      orderno: 10000 + at,
      company_name: `${of(FIRMS, at)} ${of(PLACES, at * 7)}`,
      first_name: of(FIRST, at),
      last_name: of(LAST, at),
    }),
  ),
);

export const commandMenu = async (): Promise<Figure[]> => {
  const byId = new Map([...customers, ...products, ...orders].map((entry) => [entry.id, entry]));
  const indexed = () => {
    const index = createSearchIndex();
    index.put('customers', customers);
    index.put('products', products);
    index.put('transactions', orders);
    return index;
  };
  const index = indexed();
  const nothing = () => undefined;
  const key = (text: string) =>
    measure(`a key: '${text}'`, nothing, () => ranked(index.find(text), (id) => byId.get(id), text, {}, 0));
  return [
    await measure('the index is made (in the worker)', nothing, indexed),
    await key('a'),
    await key('aq'),
    await key('aquaglnas'),
    await key('aquaglans delft jansen'),
    await key('as-cit-12'),
    await key('0297'),
  ];
};
