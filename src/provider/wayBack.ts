import { StaffEdit } from '../v2/entities/staff';
import { mappings } from './mappings';
import { API_BASE } from './settings';

/**
 * Whether, and how, the old value of a field of the audit can be put back: by the update call of its own resource, so
 * that it is checked and recorded like any other change.
 */

/** Why a field has no way back. */
export type NoWayBack =
  /** Its value is not kept: a password. */
  | 'secret'
  /** A place in an order, which is saved as a whole. */
  | 'order'
  /** Kept by name, not by id: the categories of a product, the shops of a customer. */
  | 'list'
  /** There was no picture, and v2 has no call to take this one away. */
  | 'picture'
  /** No update of the record takes it. */
  | 'fixed';
export type WayBack = { by: 'update' | 'upload' | 'removal' } | { not: NoWayBack };

const SECRET = /^password/;
const ORDERS = /^(order|subcategory_order|view_order|prio|category_prio|subcategory_prio)$/;
const LISTS = ['categories', 'shops'];

/** What `/api` takes to change a record; a resource that is not here, and not v2's, has no way back. */
const REST_BODIES: Readonly<Record<string, object>> = { staff: StaffEdit.shape };

/** Whether an update of the record would send this value as it is. */
const isSent = (resource: string, field: string, value: unknown): boolean => {
  const rest = REST_BODIES[resource];
  if (rest) return Object.hasOwn(rest, field);
  const { one, update } = mappings[resource] ?? {};
  // Without a call for the record itself nobody could be shown what would be replaced.
  if (!one || !update) return false;
  const sent = update.body({ [field]: value }) as Readonly<Record<string, unknown>>;
  return Object.hasOwn(Object((update.row.body as { shape?: object } | null)?.shape), field) && sent[field] === value;
};

export const wayBack = (resource: string, field: string, old: string | number | null): WayBack => {
  if (SECRET.test(field)) return { not: 'secret' };
  if (ORDERS.test(field)) return { not: 'order' };
  if (LISTS.includes(field)) return { not: 'list' };
  const image = mappings[resource]?.images?.find((one) => one.field === field);
  if (image) {
    if (old !== null) return { by: 'upload' };
    return image.remove ? { by: 'removal' } : { not: 'picture' };
  }
  return isSent(resource, field, old) ? { by: 'update' } : { not: 'fixed' };
};

/** Where the server answers a kept picture. */
export const pictureAddress = (sha256: string): string => `${API_BASE}/v2/images/${sha256}`;

/** A kept picture on its way back to v2, as a data-URL; null where it is no longer kept. Throws when nothing answers. */
export const keptPicture = async (sha256: string): Promise<string | null> => {
  const answer = await fetch(pictureAddress(sha256));
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`picture: ${answer.status}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  // In parts: a call takes only so many arguments.
  const PART = 0x8000;
  let binary = '';
  for (let at = 0; at < bytes.length; at += PART) binary += String.fromCharCode(...bytes.subarray(at, at + PART));
  return `data:${answer.headers.get('Content-Type')};base64,${btoa(binary)}`;
};
