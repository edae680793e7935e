/** What a customer is to the business: the user_role label of section 4, also of the customer logins in statistics. */

export type CustomerRole = 'Klant' | 'Relatie' | 'Nieuwe klant' | 'Bezoeker';

/** The three fields the label follows from; v2 may send numbers as text, and null or nothing for none. */
export interface CustomerRoleFields {
  prio_shop_id?: number | string | null;
  marketing_automation?: number | string | boolean | null;
  created_by_order?: number | string | boolean | null;
}

/** The label; '' for a shop that the table does not know. */
export function customerRole(customer: CustomerRoleFields): CustomerRole | '' {
  const shop = Number(customer.prio_shop_id || 0);
  if (shop === 0) return 'Bezoeker';
  if (shop === 1) return 'Klant';
  if (shop !== 2) return '';
  if (Number(customer.created_by_order || 0) === 1) return 'Nieuwe klant';
  return Number(customer.marketing_automation || 0) === 1 ? 'Relatie' : 'Klant';
}
