import type { ComponentType } from 'react';
import type { z } from 'zod';
import type { Declaration } from '../v2/declaration';
import type { AnyEndpoint } from '../v2/endpoint';
import type { Fields } from './recordFields';

/**
 * What a resource or page declares to the app; `src/app/registry.ts` lists them. Paths are patterns of the
 * specification's hash routes: `/products/edit/:id`, `/machines/overview/:customerId`.
 */

/** A screen with its own chunk: `() => import('./ProductList').then((m) => m.ProductList)`. */
export type LazyView = (() => Promise<ComponentType>) & {
  /** No part that it shows at first is made of MUI or of react-admin's styled components: it is shown without them. */
  isPlain?: boolean;
  /** Its texts are among those that come with the frame (i18n/split.ts). */
  hasFirstTexts?: boolean;
};
export const plain = (view: LazyView): LazyView => Object.assign(view, { isPlain: true });
export const withFirstTexts = (view: LazyView): LazyView => Object.assign(view, { hasFirstTexts: true });

export const MENU_GROUPS = ['catalogus', 'klanten', 'communicatie', 'inzicht', 'beheer'] as const;
export type MenuGroup = (typeof MENU_GROUPS)[number];

/** react-admin's views of a resource. An edit path and a show path have `:id`. */
export type ViewName = 'list' | 'create' | 'edit' | 'show';

/** A record's create and edit screens, when they only hold a form. */
export interface RecordForm {
  /** The form's rules, which the server checks too. */
  schema: z.ZodType<Record<string, unknown>, unknown>;
  /** The rules of a new record, when they differ. */
  newSchema?: z.ZodType<Record<string, unknown>, unknown>;
  /** The inputs, in their own chunk; default those of the declaration's fields. */
  Inputs?: () => Promise<ComponentType<{ isNew: boolean }>>;
  /** The values of a new record. */
  defaults?: Fields;
  canDelete?: boolean;
}

/** `name` is the contract's group. The menu entry opens the list; its text is `resources.<name>.name`. */
export interface ResourceManifest {
  name: string;
  icon: ComponentType;
  paths: Partial<Record<ViewName, string>>;
  views: Partial<Record<ViewName, LazyView>>;
  /** Provides the create and edit screens, unless `views` has them. */
  form?: RecordForm;
  /** For a resource beyond v2. */
  declaration?: Declaration;
  /** The fields of the list, the first as a link to the form. Provides the list screen, unless `views` has it. */
  columns?: readonly string[];
  /** A record's title: a field name, or a function of the record. */
  recordRepresentation?: string | ((record: Record<string, unknown>) => string);
  menu?: MenuGroup;
  /** For a resource without a menu entry: the resource whose entry is marked on these screens. */
  within?: string;
}

/** A screen without a record. The text of its menu entry is `<name>.menu`. */
export interface PageManifest {
  name: string;
  path: string;
  view: LazyView;
  /** The calls with which the screen opens, sent while it still loads. Their only parameter is the path's. */
  reads?: readonly AnyEndpoint[];
  icon?: ComponentType;
  /** 'top' is above the groups. */
  menu?: MenuGroup | 'top';
}

export type Manifest = ResourceManifest | PageManifest;

export const isResource = (manifest: Manifest): manifest is ResourceManifest => 'views' in manifest;

/** All screen paths of a manifest. */
export const pathsOf = (manifest: Manifest): string[] =>
  isResource(manifest) ? Object.values(manifest.paths) : [manifest.path];

type Declared = Pick<ResourceManifest, 'icon' | 'menu' | 'columns'> &
  Pick<RecordForm, 'Inputs' | 'defaults'> & { views?: ResourceManifest['views'] };

/** The manifest of a declared resource. */
export const declared = (
  declaration: Declaration,
  { Inputs, defaults, views = {}, ...shown }: Declared,
): ResourceManifest => {
  const { name, title, body, canDelete } = declaration;
  return {
    ...shown,
    name,
    declaration,
    views,
    recordRepresentation: title,
    paths: {
      list: `/${name}/overview`,
      create: `/${name}/new`,
      edit: `/${name}/edit/:id`,
      ...(views.show ? { show: `/${name}/show/:id` } : {}),
    },
    form: { schema: body, Inputs, defaults, canDelete },
  };
};
