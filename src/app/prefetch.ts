import { matchPath } from 'react-router-dom';
import { isResource, type Manifest, type ViewName } from '../lib/manifest';
import { type Read, readAheadInApp } from '../provider/http/readAhead';
import { isRememberedLong } from '../provider/reads/listSizes';
import { mappings } from '../provider/records/mappings';
import { manifests } from './registry';
import { viewOf, viewOfPage } from './views';

/** What a screen needs, by its path, before the screen itself is there to ask for it. */

interface Place {
  manifest: Manifest;
  /** Undefined for a page. */
  view: ViewName | undefined;
  /** The path's parameter: of a record, or of the customer it is about. Not a number where there is none. */
  id: number;
}

const placeAt = (path: string, all = manifests): Place | undefined => {
  const [pathname = ''] = path.split('?');
  for (const manifest of all) {
    const patterns: [string, string][] = isResource(manifest) ? Object.entries(manifest.paths) : [['', manifest.path]];
    for (const [view, pattern] of patterns) {
      const match = matchPath(pattern, pathname);
      if (!match) continue;
      const id = Number(match.params.id ?? match.params.customerId);
      // The keys of paths are views.
      return { manifest, view: (view || undefined) as ViewName | undefined, id };
    }
  }
  return undefined;
};

/** The calls with which the screen at this path opens, as far as they follow from it. */
export const readsAt = (path: string): Read[] => {
  const place = placeAt(path);
  if (!place) return [];
  const { manifest, view, id } = place;
  if (!isResource(manifest))
    return (manifest.reads ?? [])
      .filter(({ path: call }) => !call.includes(':') || Number.isInteger(id))
      .map((row) => ({ row, params: { id, customerId: id } }));
  const { list, one } = mappings[manifest.name] ?? {};
  if (view === 'list' && list && !list.row.path.includes(':'))
    return isRememberedLong(manifest.name) ? [] : [{ row: list.row, params: {} }];
  return view === 'edit' && one ? [{ row: one.row, params: one.params(id) }] : [];
};

/** A pointer that only moves over a link is gone before. */
const POINTED_MS = 50;
/** Short, because a form should not open with what another user has changed meanwhile. */
const RECORD_STALE_AFTER_MS = 5_000;

let pointing: ReturnType<typeof setTimeout> | undefined;
/** The link is no longer pointed at, or was clicked: its screen reads by itself. */
export const stopPointing = (): void => clearTimeout(pointing);

/** Reads the record of the form at this path, once its link has been pointed at for a moment. */
export const readRecordAt = (path: string): void => {
  stopPointing();
  if (placeAt(path)?.view !== 'edit') return;
  pointing = setTimeout(() => {
    for (const read of readsAt(path)) readAheadInApp(read, RECORD_STALE_AFTER_MS);
  }, POINTED_MS);
};

/** Loads the code of the screen at this path. A failure is ignored: the route loads it again, and reports it. */
export const loadScreenAt = (path: string, all?: readonly Manifest[]): void => {
  const { manifest, view } = placeAt(path, all) ?? {};
  if (!manifest) return;
  const load = isResource(manifest) ? view && viewOf(manifest, view) : viewOfPage(manifest);
  load?.().catch(() => undefined);
};
