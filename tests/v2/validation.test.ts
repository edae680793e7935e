import { describe, expect, it } from 'vitest';
import type { AnyEndpoint } from '../../src/v2/endpoint';
import { endpoints } from '../../src/v2/endpoints';
import { CategoryEdit, CategoryEditForm, CategoryNew } from '../../src/v2/entities/category';
import { CustomerEditBody, CustomerNew } from '../../src/v2/entities/customer';
import { MachineBody } from '../../src/v2/entities/machine';
import { MarketBody, MarketFormSchema, MarketImage } from '../../src/v2/entities/market';
import { NewsBody, NewsEditForm, NewsNewForm } from '../../src/v2/entities/news';
import { ProductBody, ProductEditForm, ProductNewForm } from '../../src/v2/entities/product';
import { messageLength, PushMessage } from '../../src/v2/entities/push';
import { ReportBody } from '../../src/v2/entities/report';
import { SubcategoryEditBody, SubcategoryEditForm, SubcategoryNew } from '../../src/v2/entities/subcategory';
import { TaskNew, TaskSet } from '../../src/v2/entities/task';
import { TransactionEditBody } from '../../src/v2/entities/transaction';
import { WaterReportNew } from '../../src/v2/entities/waterreport';

/** The rules of section 5, each on the schema that the form and the server both use. */
interface Schema {
  safeParse(input: unknown): {
    success: boolean;
    data?: unknown;
    error?: { issues: { path: PropertyKey[]; message: string }[] };
  };
}

/** The messages of a body, by field: `{}` when every rule is kept. */
const refusals = (schema: Schema, body: unknown) =>
  Object.fromEntries(
    (schema.safeParse(body).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );

const PNG = 'data:image/png;base64,iVBORw0KGgo=';
const SVG = 'data:image/svg+xml;base64,PHN2Zz4=';
const NO_IMAGE = 'Kies een PNG-, JPEG-, WebP- of GIF-afbeelding.';

it('hold for the calls of the contract, whose bodies these schemas are', () => {
  const bodies = Object.values(endpoints).flatMap((group) => Object.values<AnyEndpoint>(group).map(({ body }) => body));
  for (const schema of [
    ...[CategoryNew, CategoryEdit, SubcategoryNew, SubcategoryEditBody, ProductBody, TransactionEditBody],
    ...[CustomerNew, CustomerEditBody, TaskNew, TaskSet, ReportBody, WaterReportNew, MachineBody],
    ...[MarketBody, MarketImage, NewsBody, PushMessage],
  ])
    expect(bodies).toContain(schema);
});

describe('category', () => {
  it('needs a name, a shop and an image on create', () => {
    expect(refusals(CategoryNew, {})).toEqual({
      shop_id: 'Shop is verplicht.',
      category_title: 'Naam is verplicht.',
      category_image: 'Afbeelding is verplicht.',
    });
    expect(refusals(CategoryNew, { shop_id: 1, category_title: 'Shampoo', category_image: PNG })).toEqual({});
  });

  it('needs no image on edit, and refuses a wrong one', () => {
    expect(refusals(CategoryEdit, {})).toEqual({ shop_id: 'Shop is verplicht.', category_title: 'Naam is verplicht.' });
    const category = { shop_id: 1, category_title: 'Shampoo' };
    expect(refusals(CategoryEditForm, category)).toEqual({});
    expect(refusals(CategoryEditForm, { ...category, category_image: '/v2/images/abc' })).toEqual({});
    expect(refusals(CategoryEditForm, { ...category, category_image: SVG })).toEqual({ category_image: NO_IMAGE });
  });
});

describe('subcategory', () => {
  it('needs a name, a parent category and an image on create', () => {
    expect(refusals(SubcategoryNew, {})).toEqual({
      subcategory_title: 'Naam is verplicht.',
      product_category_id: 'Categorie is verplicht.',
      subcategory_image: 'Afbeelding is verplicht.',
    });
    const subcategory = { subcategory_title: 'Wax', product_category_id: 1, subcategory_image: PNG };
    expect(refusals(SubcategoryNew, subcategory)).toEqual({});
  });

  it('needs no image on edit', () => {
    expect(refusals(SubcategoryEditBody, { subcategory_title: 'Wax', product_category_id: 1 })).toEqual({});
    expect(refusals(SubcategoryEditForm, { subcategory_title: 'Wax', product_category_id: 1 })).toEqual({});
    expect(refusals(SubcategoryEditBody, {})).toEqual({
      subcategory_title: 'Naam is verplicht.',
      product_category_id: 'Categorie is verplicht.',
    });
  });
});

describe('product', () => {
  const product = { main_title: 'Shampoo', main_description: 'Schuimt', categories: [] };

  it('needs a name, a description and an image on create', () => {
    expect(refusals(ProductNewForm, {})).toEqual({
      main_title: 'Naam is verplicht.',
      main_description: 'Omschrijving is verplicht.',
      main_image: 'Afbeelding is verplicht.',
    });
    expect(refusals(ProductNewForm, { ...product, main_image: PNG })).toEqual({});
  });

  it('needs no image on edit', () => {
    expect(refusals(ProductEditForm, product)).toEqual({});
    expect(refusals(ProductEditForm, { ...product, main_image: SVG })).toEqual({ main_image: NO_IMAGE });
  });

  it('needs a name and a description on the server too', () => {
    expect(refusals(ProductBody, { main_title: ' ', categories: [] })).toEqual({
      main_title: 'Naam is verplicht.',
      main_description: 'Omschrijving is verplicht.',
    });
  });

  it('takes prices that match a signed decimal with a comma or a dot, and no others', () => {
    const sent = ProductBody.parse({ ...product, main_price: '-12,50', discount_price: '+9.95' });
    expect(sent).toMatchObject({ main_price: '-12.50', discount_price: '9.95' });
    expect(refusals(ProductBody, { ...product, main_price: 'gratis', discount_price: '1,2,3' })).toEqual({
      main_price: 'Vul een bedrag in, bijvoorbeeld 12,50.',
      discount_price: 'Vul een bedrag in, bijvoorbeeld 12,50.',
    });
  });

  it('needs an action price when that is used, and stands in no place twice', () => {
    const used = { ...product, discount_price_active: 1 };
    expect(refusals(ProductEditForm, used)).toEqual({ discount_price: 'Er is geen actieprijs ingevuld.' });
    expect(refusals(ProductNewForm, { ...used, main_image: PNG })).toEqual({
      discount_price: 'Er is geen actieprijs ingevuld.',
    });
    expect(refusals(ProductBody, used)).toEqual({ discount_price: 'Er is geen actieprijs ingevuld.' });
    for (const schema of [ProductEditForm, ProductBody])
      expect(refusals(schema, { ...used, discount_price: '0' })).toEqual({});
    const place = { shop_id: 1, shop_product_category_id: 3, shop_product_subcategory_id: null };
    const others = [
      { ...place, shop_product_subcategory_id: 4 },
      { ...place, shop_product_category_id: 5 },
    ];
    expect(refusals(ProductEditForm, { ...product, categories: [place, ...others] })).toEqual({});
    // As a form has an empty choice.
    const again = { ...place, shop_product_subcategory_id: '' };
    expect(refusals(ProductEditForm, { ...product, categories: [place, ...others, again] })).toEqual({
      'categories.3.shop_product_category_id': 'Dit staat er al.',
    });
  });

  it('needs a shop and a category in each place where it stands', () => {
    expect(refusals(ProductEditForm, { ...product, categories: [{}] })).toEqual({
      'categories.0.shop_id': 'Shop is verplicht.',
      'categories.0.shop_product_category_id': 'Categorie is verplicht.',
    });
  });
});

describe('customer', () => {
  const customer = {
    company_name: 'Wasstraat De Brug',
    name: 'An de Vries',
    company_address: 'Brugstraat 1',
    company_zip: '1234 AB',
    company_place: 'Delft',
    company_country_id: 1,
    company_phone: '015-1234567',
    company_email: 'an@debrug.nl',
    active: 'Y',
  };
  const required = {
    company_name: 'Bedrijfsnaam is verplicht.',
    name: 'Contactpersoon is verplicht.',
    company_address: 'Adres is verplicht.',
    company_zip: 'Postcode is verplicht.',
    company_place: 'Plaats is verplicht.',
    company_country_id: 'Land is verplicht.',
    company_phone: 'Telefoon is verplicht.',
    company_email: 'E-mail is verplicht.',
  };

  it('needs company name, contact name, address, postcode, place, country, phone and company e-mail', () => {
    expect(refusals(CustomerEditBody, { active: 'Y' })).toEqual(required);
    for (const company_email of [';', ',', ' , '])
      expect(refusals(CustomerEditBody, { ...customer, company_email })).toEqual({
        company_email: 'E-mail is verplicht.',
      });
    expect(refusals(CustomerEditBody, customer)).toEqual({});
  });

  it('needs a username of at least 3 characters on create', () => {
    const withName = (username: string) => ({ ...customer, username, password: 'wachtwoord' });
    expect(refusals(CustomerNew, withName(''))).toEqual({ username: 'Gebruikersnaam is verplicht.' });
    expect(refusals(CustomerNew, withName('ab'))).toEqual({ username: 'Gebruik minstens 3 tekens.' });
    expect(refusals(CustomerNew, withName('  ab '))).toEqual({ username: 'Gebruik minstens 3 tekens.' });
    expect(refusals(CustomerNew, withName('🚗🚗'))).toEqual({ username: 'Gebruik minstens 3 tekens.' });
    expect(refusals(CustomerNew, withName('abc'))).toEqual({});
  });

  it('keeps its username: an edit does not carry one', () => {
    expect(CustomerEditBody.parse({ ...customer, username: 'ander' })).not.toHaveProperty('username');
  });

  it('needs a password of at least 8 characters on create', () => {
    const withPassword = (password: string) => ({ ...customer, username: 'debrug', password });
    expect(refusals(CustomerNew, withPassword(''))).toEqual({ password: 'Wachtwoord is verplicht.' });
    for (const password of ['1234567', '🚗🚗🚗🚗'])
      expect(refusals(CustomerNew, withPassword(password))).toEqual({ password: 'Gebruik minstens 8 tekens.' });
    expect(refusals(CustomerNew, withPassword('12345678'))).toEqual({});
  });

  it('needs a password on edit only when changing it', () => {
    expect(refusals(CustomerEditBody, { ...customer, password: '' })).toEqual({});
    expect(refusals(CustomerEditBody, { ...customer, password: '1234567' })).toEqual({
      password: 'Gebruik minstens 8 tekens.',
    });
  });

  it('takes several e-mail addresses, split by commas, and none that is no address', () => {
    expect(refusals(CustomerEditBody, { ...customer, company_email: 'a@b.nl, c@d.nl' })).toEqual({});
    for (const company_email of ['debrug', 'a@b.nl, debrug', 'a@b', 'a b@c.nl', '<an@debrug.nl>'])
      expect(refusals(CustomerEditBody, { ...customer, company_email })).toEqual({
        company_email: 'Vul geldige e-mailadressen in.',
      });
  });

  it('takes e-mail addresses split as Outlook does, by semicolons, and sends them with commas', () => {
    const typed = { ...customer, company_email: 'a@b.nl; c@d.nl;\ne@f.nl;' };
    expect(CustomerEditBody.parse(typed).company_email).toBe('a@b.nl, c@d.nl, e@f.nl');
  });

  it('needs no invoice fields, and takes those it gets', () => {
    expect(CustomerEditBody.parse(customer)).toMatchObject({
      invoice_address: '',
      invoice_zip: '',
      invoice_place: '',
      invoice_country_id: null,
    });
    expect(CustomerEditBody.parse({ ...customer, invoice_place: 'Breda', invoice_country_id: 2 })).toMatchObject({
      invoice_place: 'Breda',
      invoice_country_id: 2,
    });
  });
});

describe('customer report', () => {
  it('needs an advisor, a date and a time', () => {
    expect(refusals(ReportBody, {})).toEqual({
      user_id: 'Adviseur is verplicht.',
      scheduled: 'Een datum en tijd is verplicht.',
    });
    const day = { user_id: 1, scheduled: '2024-03-09' };
    expect(refusals(ReportBody, day)).toEqual({ scheduled: 'Vul een bestaande datum en tijd in.' });
    expect(refusals(ReportBody, { ...day, scheduled: '2024-03-09 14:30' })).toEqual({});
  });

  it('takes a day and a time that exist, and sends them with seconds', () => {
    expect(ReportBody.parse({ user_id: 1, scheduled: '2024-02-29 14:30' }).scheduled).toBe('2024-02-29 14:30:00');
    const days = ['2023-02-29 14:30', '2026-02-30 10:00:00', '2024-13-01 14:30', '23-11-2026 10:00', 'morgen'];
    const times = ['2024-03-09 24:30', '2026-11-23 25:00:00', '2024-03-09 14:60'];
    for (const scheduled of [...days, ...times])
      expect(refusals(ReportBody, { user_id: 1, scheduled })).toEqual({
        scheduled: 'Vul een bestaande datum en tijd in.',
      });
  });
});

describe('machine', () => {
  it('needs nothing: all fields are optional', () => {
    expect(refusals(MachineBody, {})).toEqual({});
  });

  it('takes a percentage of 0 to 100', () => {
    for (const percentage of ['', '0', '100', '12,5', '12.5', ' 10 '])
      expect(refusals(MachineBody, { percentage })).toEqual({});
    for (const percentage of ['101', '-1', '100,1', 'veel'])
      expect(refusals(MachineBody, { percentage })).toEqual({ percentage: 'Vul een getal van 0 tot en met 100 in.' });
  });

  it('takes a frequency of 0 to 1000', () => {
    for (const slag of ['', '0', '1000', '1.000,0', '12 ']) expect(refusals(MachineBody, { slag })).toEqual({});
    for (const slag of ['1001', '-1', 'vaak'])
      expect(refusals(MachineBody, { slag })).toEqual({ slag: 'Vul een getal van 0 tot en met 1000 in.' });
  });

  it('takes a usage of at most 10 digits', () => {
    for (const usage_ml of ['', '0', '1234567890', '17 ']) expect(refusals(MachineBody, { usage_ml })).toEqual({});
    for (const usage_ml of ['12345678901', '-1', '1,5', 'veel'])
      expect(refusals(MachineBody, { usage_ml })).toEqual({
        usage_ml: 'Vul een heel getal in van hoogstens 10 cijfers, zonder punten.',
      });
  });
});

describe('water report', () => {
  it('needs ph, hardness and ec', () => {
    expect(refusals(WaterReportNew, {})).toEqual({
      ph: 'pH is verplicht.',
      hardness: 'Hardheid is verplicht.',
      ec: 'EC is verplicht.',
    });
  });

  it('takes at most 5 characters in each', () => {
    expect(refusals(WaterReportNew, { ph: '7,255', hardness: '12345', ec: '12345' })).toEqual({});
    expect(refusals(WaterReportNew, { ph: '123456', hardness: '123456', ec: '123456' })).toEqual({
      ph: 'Gebruik hoogstens 5 tekens.',
      hardness: 'Gebruik hoogstens 5 tekens.',
      ec: 'Gebruik hoogstens 5 tekens.',
    });
  });

  it('takes remarks of at most 1000 characters', () => {
    const values = { ph: '7', hardness: '8', ec: '9' };
    expect(refusals(WaterReportNew, { ...values, remarks: 'a'.repeat(1000) })).toEqual({});
    expect(refusals(WaterReportNew, { ...values, remarks: 'a'.repeat(1001) })).toEqual({
      remarks: 'Gebruik hoogstens 1000 tekens.',
    });
  });
});

describe('market advert', () => {
  it('needs a title and a description', () => {
    const required = { title: 'Titel is verplicht.', description: 'Omschrijving is verplicht.' };
    expect(refusals(MarketBody, {})).toEqual(required);
    expect(refusals(MarketFormSchema, {})).toEqual(required);
    expect(refusals(MarketBody, { title: 'Te koop', description: 'Borstel' })).toEqual({});
  });

  it('takes one image a call, under its own field’s name', () => {
    for (const field of ['main_image', 'image_1', 'image_2'])
      expect(MarketImage.parse({ [field]: PNG })).toEqual({ [field]: PNG });
    expect(MarketImage.safeParse({ image_3: PNG }).success).toBe(false);
    expect(MarketImage.safeParse({ image_1: SVG }).success).toBe(false);
  });
});

describe('news', () => {
  const news = { title: 'Open dag', description: 'Zaterdag', shop_id: 1 };

  it('needs a title, a message and a shop, and the image on create', () => {
    const required = {
      title: 'Titel is verplicht.',
      description: 'Bericht is verplicht.',
      shop_id: 'Shop is verplicht.',
    };
    expect(refusals(NewsBody, {})).toEqual(required);
    expect(refusals(NewsNewForm, {})).toEqual({ ...required, image: 'Afbeelding is verplicht.' });
    expect(refusals(NewsNewForm, { ...news, image: PNG })).toEqual({});
  });

  it('needs no image on edit', () => {
    expect(refusals(NewsEditForm, news)).toEqual({});
  });
});

describe('transaction', () => {
  it('needs first name, last name, company, street, number, zip, place and email', () => {
    expect(refusals(TransactionEditBody, {})).toEqual({
      first_name: 'Voornaam is verplicht.',
      last_name: 'Achternaam is verplicht.',
      company_name: 'Bedrijfsnaam is verplicht.',
      street: 'Straat is verplicht.',
      housenumber: 'Huisnummer is verplicht.',
      zip: 'Postcode is verplicht.',
      place: 'Plaats is verplicht.',
      email: 'E-mail is verplicht.',
    });
  });

  it('takes a postcode, a number and what is added to it as numbers too', () => {
    const { zip, housenumber, housenumber_ext } = TransactionEditBody.shape;
    expect([zip, housenumber, housenumber_ext].map((field) => field.parse(9000))).toEqual(['9000', '9000', '9000']);
  });

  it('needs no prefix, number extension or phone', () => {
    const needed = {
      ...{ first_name: 'An', last_name: 'Vries', company_name: 'De Brug', street: 'Brugstraat' },
      ...{ housenumber: '1', zip: '1234 AB', place: 'Delft', email: 'an@debrug.nl' },
    };
    const none = { prefix_last_name: '', housenumber_ext: '', phone: '' };
    for (const sent of [needed, { ...needed, ...none }])
      expect(TransactionEditBody.parse(sent)).toEqual({ ...needed, ...none });
  });
});

describe('push message', () => {
  it('is longer than 2 characters', () => {
    for (const message of ['', 'ab', '  ab  ', '🚗🚿', '👩‍👩‍👧👍🏽'])
      expect(refusals(PushMessage, { message })).toEqual({ message: 'Gebruik meer dan 2 tekens.' });
    for (const message of ['abc', '🚗🚿🧽']) expect(refusals(PushMessage, { message })).toEqual({});
  });

  it('counts characters as a person does', () => {
    expect(messageLength('👨‍👩‍👧')).toBe(1);
    expect(messageLength('é')).toBe(1);
    expect(messageLength(' a b ')).toBe(3);
  });
});

describe('task', () => {
  it('needs a description on the server, though the screen checks none', () => {
    expect(refusals(TaskNew, { description: ' ' })).toEqual({ description: 'Omschrijving is verplicht.' });
    expect(refusals(TaskNew, { description: 'Bellen' })).toEqual({});
  });

  it('is set to 1 or 0', () => {
    expect(refusals(TaskSet, { set: 1 })).toEqual({});
    expect(refusals(TaskSet, { set: 2 })).toEqual({ set: 'Kies ja of nee.' });
  });
});
