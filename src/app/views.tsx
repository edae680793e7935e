import type { ComponentType } from 'react';
import { loadLaterTexts } from '../../i18n/i18nProvider';
import {
  type LazyView,
  type PageManifest,
  plain,
  type RecordForm,
  type ResourceManifest,
  type ViewName,
} from '../lib/manifest';
import { loadWithMui } from '../ui/late/loadWithMui';

/** The screens of a resource: its own ones, or those described by its form, columns and declaration. */

const inputsOf = async ({ Inputs }: RecordForm, { declaration }: ResourceManifest) => {
  if (Inputs) return Inputs();
  if (!declaration) throw new Error('a form without inputs needs a declaration');
  const { DeclaredInputs } = await import('../ui/form/DeclaredInputs');
  const Declared: ComponentType<{ isNew: boolean }> = () => <DeclaredInputs declaration={declaration} />;
  return Declared;
};

const formView =
  (manifest: ResourceManifest, form: RecordForm, verb: 'create' | 'edit'): LazyView =>
  async () => {
    const load = {
      create: () => import('../ui/form/CreateScreen').then(({ CreateForm }) => CreateForm),
      edit: () => import('../ui/form/EditScreen').then(({ EditForm }) => EditForm),
    };
    const [Form, Inputs] = await Promise.all([load[verb](), inputsOf(form, manifest)]);
    return () => <Form {...form} Inputs={Inputs} />;
  };

const listView = (columns: readonly string[], declaration: ResourceManifest['declaration']): LazyView =>
  plain(async () => {
    const { DeclaredList } = await import('../ui/list/DeclaredList');
    if (!declaration) throw new Error('columns need a declaration');
    return () => <DeclaredList declaration={declaration} columns={columns} />;
  });

/** A view together with what it is not made of, but needs. */
const complete = (view: LazyView): LazyView => {
  if (!view.isPlain) return () => loadWithMui(view);
  if (view.hasFirstTexts) return view;
  return async () => (await Promise.all([view(), loadLaterTexts()]))[0];
};

export const viewOfPage = ({ view }: PageManifest): LazyView => complete(view);

/** Undefined for a view that the resource does not have. */
export const viewOf = (manifest: ResourceManifest, name: ViewName): LazyView | undefined => {
  const view = ownView(manifest, name);
  return view && complete(view);
};

const ownView = (manifest: ResourceManifest, name: ViewName): LazyView | undefined => {
  const { paths, views, form, columns, declaration } = manifest;
  if (!paths[name]) return undefined;
  if (views[name]) return views[name];
  if (name === 'list') return columns && listView(columns, declaration);
  return name === 'show' ? undefined : form && formView(manifest, form, name);
};
