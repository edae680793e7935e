import { matchPath } from 'react-router-dom';
import { isResource, type Manifest, MENU_GROUPS, type MenuGroup, pathsOf } from '../ui/manifest';

/** What the menu shows, out of the manifests: entries in their order, under their group. */
export interface MenuEntry {
  name: string;
  /** Key of its text, which may have a singular and a plural. */
  label: string;
  path: string;
  icon: Manifest['icon'];
  /** Every place that belongs to it. */
  patterns: string[];
}
export interface MenuSection {
  group: MenuGroup | 'top';
  entries: MenuEntry[];
}

/** The manifests whose screens go with an entry of another. */
const within = (name: string, all: readonly Manifest[]) =>
  all.filter((manifest) => isResource(manifest) && manifest.within === name);

const entryOf = (manifest: Manifest, all: readonly Manifest[]): MenuEntry[] => {
  const { name, menu } = manifest;
  const path = isResource(manifest) ? manifest.paths.list : manifest.path;
  if (!menu || !path) return [];
  const label = isResource(manifest) ? `resources.${name}.name` : `${name}.menu`;
  return [{ name, label, path, icon: manifest.icon, patterns: [manifest, ...within(name, all)].flatMap(pathsOf) }];
};

/** Groups without an entry are left out. */
export const menuOf = (manifests: readonly Manifest[]): MenuSection[] =>
  (['top', ...MENU_GROUPS] as const)
    .map((group) => ({
      group,
      entries: manifests.filter(({ menu }) => menu === group).flatMap((manifest) => entryOf(manifest, manifests)),
    }))
    .filter(({ entries }) => entries.length > 0);

const segment = (path: string) => path.split('/')[1];

/** The entry a place belongs to: whose screen it is, or else the one that begins with the same word. */
export const activeEntry = (sections: readonly MenuSection[], pathname: string): MenuEntry | undefined => {
  const entries = sections.flatMap(({ entries }) => entries);
  return (
    entries.find(({ patterns }) => patterns.some((pattern) => matchPath(pattern, pathname))) ??
    entries.find(({ path }) => segment(path) !== '' && segment(path) === segment(pathname))
  );
};
