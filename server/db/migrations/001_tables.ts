import type { Kysely, Migration } from 'kysely';
import { vocabulary } from '../ddl';
import { COUNTRIES } from './countries';

/** The first version: its tables, their rules and indexes, and the rows that never change. */
export const tables: Migration = {
  up: async (db: Kysely<unknown>) => {
    const is = vocabulary(db);
    const { create } = is;
    const customer = is.reference('customers.customer_id', 'cascade');
    const shop = is.reference('shops.shop_id', 'restrict');
    const staffMember = is.reference('staff.user_id', 'restrict');

    await create('staff', {
      user_id: is.id,
      username: is.text,
      name: is.text,
      password_hash: is.text,
      active: is.flag,
      created: is.text,
    });
    await is.uniqueIgnoringCase('staff', 'username');
    await create(
      'sessions',
      {
        token_hash: is.textKey,
        cookie_hash: is.text,
        user_id: is.reference('staff.user_id', 'cascade'),
        created_ms: is.milliseconds,
        last_used_ms: is.milliseconds,
      },
      { indexes: [['user_id'], ['cookie_hash']] },
    );
    await create(
      'sign_in_attempts',
      { sign_in_attempt_id: is.id, key: is.text, attempted_ms: is.milliseconds },
      { indexes: [['key', 'attempted_ms'], ['attempted_ms']] },
    );
    await create('images', { sha256: is.textKey, type: is.text, bytes: is.bytes });
    await create('shops', { shop_id: is.integerKey, name: is.text });
    await create('countries', { country_id: is.integerKey, name: is.text });

    await create(
      'categories',
      {
        category_id: is.id,
        shop_id: shop,
        category_title: is.text,
        category_color: is.text,
        category_image: is.image,
        category_active: is.flag,
        category_prio: is.integer,
      },
      { indexes: [['shop_id', 'category_prio'], ['category_image']] },
    );
    await create(
      'subcategories',
      {
        subcategory_id: is.id,
        product_category_id: is.reference('categories.category_id', 'restrict'),
        subcategory_title: is.text,
        subcategory_color: is.text,
        subcategory_image: is.image,
        subcategory_active: is.flag,
        subcategory_prio: is.integer,
      },
      { indexes: [['product_category_id', 'subcategory_prio'], ['subcategory_image']] },
    );
    await create(
      'products',
      {
        product_id: is.id,
        main_title: is.text,
        main_description: is.text,
        tech_description: is.text,
        main_image: is.image,
        weight: is.text,
        main_price: is.text,
        discount_price: is.text,
        active: is.flag,
        discount_price_active: is.flag,
        prio: is.integer,
        product_type: is.text,
        sku: is.text,
        king_sireon_artikelnummer: is.text,
        king_carwash_artikelnummer: is.text,
      },
      { indexes: [['prio'], ['main_image']] },
    );
    await create(
      'product_categories',
      {
        product_id: is.reference('products.product_id', 'cascade'),
        position: is.integer,
        shop_id: shop,
        category_id: is.reference('categories.category_id', 'restrict'),
        subcategory_id: is.optionalReference('subcategories.subcategory_id', 'set null'),
      },
      {
        primaryKey: ['product_id', 'position'],
        indexes: [['shop_id', 'category_id'], ['category_id'], ['subcategory_id']],
      },
    );

    await create(
      'customers',
      {
        customer_id: is.id,
        company_name: is.text,
        name: is.text,
        company_address: is.text,
        company_zip: is.text,
        company_place: is.text,
        company_country_id: is.reference('countries.country_id', 'restrict'),
        company_phone: is.text,
        company_email: is.text,
        email: is.text,
        invoice_address: is.text,
        invoice_zip: is.text,
        invoice_place: is.text,
        invoice_country_id: is.optionalReference('countries.country_id', 'restrict'),
        tax_number: is.text,
        king_debiteurnummer_sireon: is.text,
        king_debiteurnummer_carwash: is.text,
        order_on_invoice: is.flag,
        discount_on_first_order: is.flag,
        marketing_automation: is.flag,
        created_by_order: is.flag,
        username: is.text,
        password_hash: is.text,
        active: is.yesNo,
        last_login: is.optionalText,
        prio_shop_id: is.optionalReference('shops.shop_id', 'restrict'),
      },
      { indexes: [['order_on_invoice']] },
    );
    await is.uniqueIgnoringCase('customers', 'username');
    await create(
      'customer_shops',
      { customer_id: customer, shop_id: shop },
      { primaryKey: ['customer_id', 'shop_id'], indexes: [['shop_id']] },
    );
    await create(
      'customer_logins',
      { customer_login_id: is.id, customer_id: customer, created: is.text },
      { indexes: [['customer_id', 'created'], ['created']] },
    );
    await create(
      'tasks',
      { task_id: is.id, customer_id: customer, description: is.text, done: is.optionalText, created: is.text },
      { indexes: [['customer_id']] },
    );
    await create(
      'reports',
      {
        customer_report_id: is.id,
        customer_id: customer,
        user_id: staffMember,
        scheduled: is.text,
        customer_comments: is.text,
        working_comments: is.text,
      },
      {
        indexes: [
          ['customer_id', 'scheduled'],
          ['user_id', 'scheduled'],
        ],
      },
    );
    await create(
      'machines',
      {
        customer_machinery_id: is.id,
        customer_id: customer,
        brand: is.text,
        type: is.text,
        production_year: is.text,
        line: is.text,
        line_speed: is.text,
        product: is.text,
        percentage: is.text,
        slag: is.text,
        usage_ml: is.text,
        comments: is.text,
        view_order: is.integer,
      },
      { indexes: [['customer_id', 'view_order']] },
    );
    await create(
      'waterreports',
      {
        water_report_id: is.id,
        customer_id: customer,
        created: is.text,
        ph: is.text,
        hardness: is.text,
        ec: is.text,
        remarks: is.text,
      },
      { indexes: [['customer_id', 'created']] },
    );

    await create(
      'market',
      {
        market_id: is.id,
        title: is.text,
        description: is.text,
        company_name: is.text,
        company_address: is.text,
        company_zip: is.text,
        company_place: is.text,
        company_contact: is.text,
        company_email: is.text,
        company_phone: is.text,
        published: is.flag,
        main_image: is.image,
        image_1: is.image,
        image_2: is.image,
        created: is.text,
      },
      { indexes: [['created'], ['main_image'], ['image_1'], ['image_2']] },
    );
    await create(
      'news',
      { newsId: is.id, shop_id: shop, title: is.text, description: is.text, image: is.image, created: is.text },
      { indexes: [['shop_id'], ['created'], ['image']] },
    );
    await create(
      'pushes',
      {
        push_id: is.id,
        shop_id: shop,
        user_id: staffMember,
        message: is.text,
        created: is.text,
        result: is.text,
        attempts: is.integer,
        error: is.text,
      },
      { indexes: [['shop_id'], ['user_id'], ['result']] },
    );

    await create(
      'orders',
      {
        orderno: is.id,
        shop_id: shop,
        customer_id: is.optionalReference('customers.customer_id', 'set null'),
        created: is.text,
        first_name: is.text,
        prefix_last_name: is.text,
        last_name: is.text,
        company_name: is.text,
        street: is.text,
        housenumber: is.text,
        housenumber_ext: is.text,
        zip: is.text,
        place: is.text,
        phone: is.text,
        email: is.text,
        total_cents: is.integer,
      },
      {
        indexes: [
          ['shop_id', 'created', 'total_cents'],
          ['shop_id', 'customer_id', 'total_cents'],
          ['customer_id'],
          ['created'],
        ],
      },
    );
    await create(
      'order_lines',
      {
        order_line_id: is.id,
        orderno: is.reference('orders.orderno', 'cascade'),
        product_id: is.optionalReference('products.product_id', 'set null'),
        sku: is.text,
        title: is.text,
        quantity: is.integer,
        price_cents: is.integer,
      },
      { indexes: [['orderno', 'product_id', 'quantity'], ['product_id']] },
    );
    await create(
      'outbox',
      {
        mail_id: is.id,
        orderno: is.reference('orders.orderno', 'cascade'),
        recipient: is.text,
        subject: is.text,
        created: is.text,
        created_ms: is.milliseconds,
        result: is.text,
        error: is.text,
        file: is.text,
      },
      { indexes: [['orderno', 'created_ms']] },
    );
    await create('leads', {
      lead_id: is.id,
      company_name: is.text,
      place: is.text,
      source: is.text,
      page_views: is.integer,
      last_visit: is.text,
      details: is.text,
    });

    await is.insert('shops', [
      { shop_id: 1, name: 'sireon' },
      { shop_id: 2, name: 'carwash' },
    ]);
    await is.insert(
      'countries',
      COUNTRIES.map((name, index) => ({ country_id: index + 1, name })),
    );
  },
};
