import { matchPath } from 'react-router-dom';
import { isResource, type Manifest, MENU_GROUPS, type MenuGroup, pathsOf } from '../lib/manifest';
import { mappings } from '../provider/records/mappings';

/** Builds the menu from the manifests: entries in their order, by group. */
interface MenuEntry {
  name: string;
  /** Key of a text, which may have singular and plural. */
  label: string;
  path: string;
  icon: Manifest['icon'];
  /** The paths that mark this entry. */
  patterns: string[];
}
interface MenuSection {
  group: MenuGroup | 'top';
  entries: MenuEntry[];
}

/** The manifests without an entry that belong to this one. */
const within = (name: string, all: readonly Manifest[]) =>
  all.filter((manifest) => isResource(manifest) && manifest.within === name);

const entryOf = (manifest: Manifest, all: readonly Manifest[]): MenuEntry[] => {
  const { name, menu } = manifest;
  const path = isResource(manifest) ? manifest.paths.list : manifest.path;
  if (!menu || !path) return [];
  const label = isResource(manifest) ? `resources.${name}.name` : `${name}.menu`;
  return [{ name, label, path, icon: manifest.icon, patterns: [manifest, ...within(name, all)].flatMap(pathsOf) }];
};

/** The menu without empty groups. */
export const menuOf = (manifests: readonly Manifest[]): MenuSection[] =>
  (['top', ...MENU_GROUPS] as const)
    .map((group) => ({
      group,
      entries: manifests.filter(({ menu }) => menu === group).flatMap((manifest) => entryOf(manifest, manifests)),
    }))
    .filter(({ entries }) => entries.length > 0);

/** The manifests for a server without `/api`: pages, and resources with calls in v2. */
export const withoutApi = (manifests: readonly Manifest[]): Manifest[] =>
  manifests.filter((manifest) => !isResource(manifest) || manifest.name in mappings);

const segment = (path: string) => path.split('/')[1];

/** The entry to mark: the one with a matching path, else the one with the same first path segment. */
export const activeEntry = (sections: readonly MenuSection[], pathname: string): MenuEntry | undefined => {
  const entries = sections.flatMap(({ entries }) => entries);
  return (
    entries.find(({ patterns }) => patterns.some((pattern) => matchPath(pattern, pathname))) ??
    entries.find(({ path }) => segment(path) !== '' && segment(path) === segment(pathname))
  );
};
