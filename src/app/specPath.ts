import { isResource, type Manifest, pathsOf, type ResourceManifest } from '../ui/manifest';

/** The specification's route for a path as react-admin writes it: `/products/12` is `/products/edit/12`. */

const REACT_ADMIN_PATH = /^\/([^/?#]+)(?:\/(create)|\/(\d+)(?:\/show)?)?\/?([?#].*)?$/;

/** A path that some manifest has, or that says nothing about a resource, stays as it is. */
export const toSpecPath = (path: string, manifests: readonly Manifest[]): string => {
  const [pathname = ''] = path.split(/[?#]/);
  if (routesOf(manifests).some((route) => route.test(pathname))) return path;
  const [, name, create, id, rest = ''] = path.match(REACT_ADMIN_PATH) ?? [];
  const resource = manifests.find((manifest) => isResource(manifest) && manifest.name === name);
  if (!resource || !isResource(resource)) return path;
  const spec = create ? plain(resource.paths.create) : id ? editPath(resource, id) : plain(resource.paths.list);
  return spec === undefined ? path : spec + rest;
};

/** The routes as patterns, made once: every link of every row asks. */
const known = new WeakMap<readonly Manifest[], RegExp[]>();
const routesOf = (manifests: readonly Manifest[]): RegExp[] => {
  const routes =
    known.get(manifests) ??
    manifests.flatMap(pathsOf).map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`));
  known.set(manifests, routes);
  return routes;
};

/** A path that needs a customer cannot be told from the resource alone: its screens write their own links. */
const plain = (pattern: string | undefined) => (pattern?.includes(':') ? undefined : pattern);

const editPath = ({ paths }: ResourceManifest, id: string) =>
  paths.edit?.includes(':id') ? paths.edit.replace(':id', id) : undefined;
