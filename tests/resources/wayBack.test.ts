import { describe, expect, it } from 'vitest';
import { wayBack } from '../../src/resources/audit/wayBack';
import { staff } from '../../src/resources/staff';

const form = (resource: string) => (resource === 'staff' ? staff.form : undefined);

describe('a field has a way back', () => {
  it.each([
    ['products', 'main_title', 'Shampoo', 'update'],
    ['products', 'discount_price', '', 'update'],
    ['categories', 'shop_id', 2, 'update'],
    ['subcategories', 'product_category_id', 3, 'update'],
    ['customers', 'company_name', 'De Vaart', 'update'],
    ['customers', 'active', 'Y', 'update'],
    ['reports', 'scheduled', '2026-11-16 10:00:00', 'update'],
    ['reports', 'user_id', 4, 'update'],
    ['machines', 'slag', '120', 'update'],
    ['market', 'published', 0, 'update'],
    ['news', 'description', 'Dicht', 'update'],
    ['transactions', 'email', 'jan@devaart.example', 'update'],
    ['staff', 'name', 'Tim', 'update'],
    ['products', 'main_image', 'ab12', 'upload'],
    ['market', 'image_2', null, 'removal'],
  ])('%s, %s', (resource, field, old, by) => {
    expect(wayBack(resource, field, old, form(resource))).toEqual({ by });
  });
});

describe('a field has none', () => {
  it.each([
    ['staff', 'password', null, 'secret'],
    ['customers', 'password', null, 'secret'],
    // The audit has it under another name.
    ['customers', 'password_hash', '$argon2id$', 'fixed'],
    ['products', 'order', '2, 1', 'order'],
    ['categories', 'category_prio', 3, 'order'],
    ['machines', 'view_order', 1, 'order'],
    ['products', 'categories', 'Wax', 'list'],
    ['customers', 'shops', 'sireon', 'list'],
    ['news', 'image', null, 'picture'],
    ['customers', 'username', 'jan', 'fixed'],
    ['customers', 'last_login', null, 'fixed'],
    // Always a copy of the customer's own address, and an invoice country is never left open.
    ['customers', 'email', 'oud@devaart.example', 'fixed'],
    ['customers', 'invoice_country_id', null, 'fixed'],
    ['staff', 'username', 'tim', 'fixed'],
    ['news', 'created', '2026-11-16 10:00:00', 'fixed'],
    ['waterreports', 'ph', '7,1', 'fixed'],
    ['tasks', 'done', null, 'fixed'],
    ['push', 'message', 'Dicht', 'fixed'],
    ['unheard_of', 'name', 'x', 'fixed'],
  ])('%s, %s', (resource, field, old, not) => {
    expect(wayBack(resource, field, old, form(resource))).toEqual({ not });
  });
});
