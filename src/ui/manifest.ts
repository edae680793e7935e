import type { ComponentType } from 'react';

/**
 * What a resource or page tells the app about itself; `src/app/registry.ts` lists them, a line each.
 * Paths are the specification's hash routes, as patterns: `/products/edit/:id`, `/machines/overview/:customerId`.
 */

/** A screen in its own chunk: `() => import('./ProductList').then((m) => m.ProductList)`. */
export type LazyView = () => Promise<ComponentType>;

export const MENU_GROUPS = ['catalogus', 'klanten', 'communicatie', 'inzicht', 'beheer'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** react-admin's screens of a resource. An edit path names its record `:id`. */
export type ViewName = 'list' | 'create' | 'edit';

/** `name` is the contract's group. Its menu entry is called `resources.<name>.name`, and opens the list. */
export interface ResourceManifest {
  name: string;
  icon: ComponentType;
  paths: Partial<Record<ViewName, string>>;
  views: Partial<Record<ViewName, LazyView>>;
  /** How one record is called in titles: a field, or a function of the record. */
  recordRepresentation?: string | ((record: Record<string, unknown>) => string);
  menu?: MenuGroup;
  /** Without a menu entry of its own: the resource whose entry stands out at these screens. */
  within?: string;
}

/** A screen without a record of its own. Its menu entry is called `<name>.menu`. */
export interface PageManifest {
  name: string;
  path: string;
  view: LazyView;
  icon?: ComponentType;
  /** 'top' stands above the groups. */
  menu?: MenuGroup | 'top';
}

export type Manifest = ResourceManifest | PageManifest;

export const isResource = (manifest: Manifest): manifest is ResourceManifest => 'views' in manifest;

/** Every path that a manifest gives a screen. */
export const pathsOf = (manifest: Manifest): string[] =>
  isResource(manifest) ? Object.values(manifest.paths) : [manifest.path];
