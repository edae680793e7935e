/** The user_role label of section 4, also for the customer logins in statistics. */

type CustomerRole = 'Klant' | 'Relatie' | 'Nieuwe klant' | 'Bezoeker';

/** The fields that decide the label. v2 may send numbers as text, and null or no field at all. */
interface CustomerRoleFields {
  prio_shop_id?: number | string | null;
  marketing_automation?: number | string | boolean | null;
  created_by_order?: number | string | boolean | null;
}

/** The label; '' for an unknown shop. */
export function customerRole(customer: CustomerRoleFields): CustomerRole | '' {
  const shop = Number(customer.prio_shop_id || 0);
  if (shop === 0) return 'Bezoeker';
  if (shop === 1) return 'Klant';
  if (shop !== 2) return '';
  if (Number(customer.created_by_order || 0) === 1) return 'Nieuwe klant';
  return Number(customer.marketing_automation || 0) === 1 ? 'Relatie' : 'Klant';
}
