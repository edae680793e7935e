import { isResource, type Manifest, pathsOf, type ResourceManifest } from '../lib/manifest';

/** Translates react-admin's paths to the specification's routes: `/products/12` to `/products/edit/12`. A record's tab stays. */

const REACT_ADMIN_PATH = /^\/([^/?#]+)(?:\/(create)|\/(\d+)(\/show)?(\/[^/?#]+)?)?\/?([?#].*)?$/;

/** Returns other paths, and paths that are routes already, unchanged. */
export const toSpecPath = (path: string, manifests: readonly Manifest[]): string => {
  const [pathname = ''] = path.split(/[?#]/);
  if (routesOf(manifests).some((route) => route.exec(pathname)?.[1] === '')) return path;
  const [, name, create, id, show, tab = '', rest = ''] = path.match(REACT_ADMIN_PATH) ?? [];
  const resources = manifests.filter(isResource);
  const resource = resources.find((manifest) => manifest.name === name);
  if (!resource) return path;
  const spec = create
    ? plain(resource.paths.create)
    : id
      ? recordPath(resource, id, show)
      : listPath(resource, resources);
  return spec === undefined ? path : spec + tab + rest;
};

/** True for a path of these manifests: a route, a tab of it, or a path of react-admin's own. */
export const isDeclared = (path: string, manifests: readonly Manifest[]): boolean =>
  routesOf(manifests).some((route) => route.test(path)) || toSpecPath(path, manifests) !== path;

/** The tab of a record's screen; a list and a page have none. */
const tabOf = (manifest: Manifest, path: string) =>
  isResource(manifest) && path !== manifest.paths.list ? '(?:/[^/]+)?' : '';

/** Patterns of the routes, whose group is the tab, built once because every link in every row uses them. */
const known = new WeakMap<readonly Manifest[], RegExp[]>();
const routesOf = (manifests: readonly Manifest[]): RegExp[] => {
  const routes =
    known.get(manifests) ??
    manifests.flatMap((manifest) =>
      pathsOf(manifest).map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}(${tabOf(manifest, path)})/?$`)),
    );
  known.set(manifests, routes);
  return routes;
};

/** A path with a parameter, such as a customer, has no equivalent; its screens write their own links. */
const plain = (pattern: string | undefined) => (pattern?.includes(':') ? undefined : pattern);

/** Without a list of its own, as of all machines, that of the resource which it is within: a form of react-admin's goes there. */
const listPath = ({ paths, within }: ResourceManifest, resources: readonly ResourceManifest[]) =>
  plain(paths.list) ?? plain(resources.find(({ name }) => name === within)?.paths.list);

/** Without a show screen the edit path, and the reverse. */
const recordPath = ({ paths: { edit, show } }: ResourceManifest, id: string, isShow: string | undefined) => {
  const [path, other] = isShow ? [show, edit] : [edit, show];
  return [path, other].find((pattern) => pattern?.includes(':id'))?.replace(':id', id);
};
