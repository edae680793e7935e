import { dataUrlOf } from '../../lib/dataUrl';
import type { Fields } from '../../lib/recordFields';
import { API_BASE } from '../../provider/http/buildSettings';
import { fieldsOfResource, type ManifestForm } from '../../provider/reads/resourceFields';
import { mappings } from '../../provider/records/mappings';
import { fieldsOf, kindOf } from '../../v2/kinds';
import { ORDERS } from './entry';

/**
 * Decides whether and how an old value of the audit can be put back: by the update call of its resource, so that it is
 * checked and recorded like any change.
 */

/** Why a field cannot be put back. */
type NoWayBack =
  /** Its value is not stored: a password. */
  | 'secret'
  /** A place in an order, which is saved as a whole. */
  | 'order'
  /** Stored by name, not by id: the categories of a product, the shops of a customer. */
  | 'list'
  /** There was no image, and v2 has no call to delete the current one. */
  | 'picture'
  /** No update accepts it. */
  | 'fixed';
type WayBack = { by: 'update' | 'upload' | 'removal' } | { not: NoWayBack };

/** True when an update of the record would send this value unchanged. */
const isSent = (resource: string, field: string, value: unknown, form: ManifestForm | undefined): boolean => {
  const { one, update } = mappings[resource] ?? {};
  if (!mappings[resource]) return form !== undefined && field in fieldsOfResource(resource, form);
  // Without a call for the record, the user could not see what would be replaced.
  if (!one || !update) return false;
  // The mapping decides the body: some fields are sent as copies of others.
  const sent = update.body({ [field]: value }) as Fields;
  return field in fieldsOf(update.row.body) && sent[field] === value;
};

/** `form` is the manifest's, for a resource of `/api`. */
export const wayBack = (resource: string, field: string, old: string | number | null, form?: ManifestForm): WayBack => {
  if (ORDERS.includes(field)) return { not: 'order' };
  const kind = kindOf(fieldsOfResource(resource, form)[field])?.kind;
  if (kind === 'secret') return { not: 'secret' };
  if (kind === 'place') return { not: 'order' };
  if (kind === 'list') return { not: 'list' };
  const image = mappings[resource]?.images?.find((one) => one.field === field);
  if (image) {
    if (old !== null) return { by: 'upload' };
    return image.remove ? { by: 'removal' } : { not: 'picture' };
  }
  return isSent(resource, field, old, form) ? { by: 'update' } : { not: 'fixed' };
};

/** The address of a stored image. */
export const pictureAddress = (sha256: string): string => `${API_BASE}/v2/images/${sha256}`;

/** A stored image as a data URL, to upload again; null when it was deleted. Throws when the server does not answer. */
export const keptPicture = async (sha256: string): Promise<string | null> => {
  const answer = await fetch(pictureAddress(sha256));
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`picture: ${answer.status}`);
  return dataUrlOf(answer.headers.get('Content-Type'), await answer.arrayBuffer());
};
