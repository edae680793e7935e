import { Resource, ResourceContextProvider } from 'ra-core';
import { type ComponentType, lazy, memo, type ReactElement, type ReactNode, useState } from 'react';
import { Navigate, Route, useLocation, useParams } from 'react-router-dom';
import { isResource, type LazyView, type Manifest, type ResourceManifest } from '../lib/manifest';
import { useApi } from '../provider/reads/useHasApi';
import { useInvalidateList } from '../provider/reads/useInvalidateList';
import { mappings } from '../provider/records/mappings';
import { toSpecPath } from './specPath';
import { viewOf, viewOfPage } from './views';
import { Wait } from './Wait';

/** Turns the manifests into react-admin's Resources and the specification's routes. */

const SIGN_IN = '/login';
/** For an unknown route (section 2). */
export const ToLogin = () => <Navigate to={SIGN_IN} replace />;

/**
 * A view that loads when it is first opened. React keeps a failed load for good, so after a failure the next visit,
 * which has another location key, starts a new one. Not the next render: React renders again after an error, at once.
 */
const lazily = (view: LazyView) => {
  let hasFailed = false;
  let visited: string | undefined;
  const load = () =>
    lazy(async () => {
      try {
        return { default: memo(await view()) };
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    });
  let View = load();
  return (visit: string) => {
    if (hasFailed && visit !== visited) {
      hasFailed = false;
      View = load();
    }
    visited = visit;
    return View;
  };
};

/** The last visit that begins the screen's form anew: it brought values, as a command does, or comes back after a save. */
const useBegun = (): string => {
  const { key, state } = useLocation();
  const [begun, setBegun] = useState('');
  if ((state?.record || state?.isAnew) && begun !== key) setBegun(key);
  return begun;
};

/** A new screen for every path, so that record 12 shows nothing of record 1. A change of the query is no new screen. */
const screenOf = (view: LazyView): ComponentType => {
  const viewAt = lazily(view);
  return () => {
    const { key, pathname } = useLocation();
    const View = viewAt(key);
    return <View key={pathname + useBegun()} />;
  };
};

/** A record's screen. Its tabs add one path segment and are no new screen. In v2 ids and tabs are numbers. */
const recordScreenOf = (view: LazyView, isOfV2: boolean): ComponentType => {
  const viewAt = lazily(view);
  return () => {
    const { '*': tab = '', id = '' } = useParams();
    const { key, pathname } = useLocation();
    const View = viewAt(key);
    const begun = useBegun();
    if (isOfV2 ? /\D/.test(id + tab) : tab.includes('/')) return <ToLogin />;
    return <View key={(tab ? pathname.slice(0, -tab.length - 1) : pathname) + begun} />;
  };
};

/** Redirects react-admin's own paths, when somebody typed or shared one, or a link of React Router goes there. */
const redirectTo = (manifests: readonly Manifest[]) => () => {
  const { pathname, search, state } = useLocation();
  const spec = toSpecPath(pathname, manifests);
  if (spec === pathname) return <ToLogin />;
  // The state is a new record's values, or what to say on arrival.
  return <Navigate to={{ pathname: spec, search }} state={state} replace />;
};

/** The Resource elements that tell react-admin which resources and views exist. */
export const resourcesOf = (manifests: readonly Manifest[]): ReactElement[] => {
  const Redirect = redirectTo(manifests);
  return manifests
    .filter(isResource)
    .map(({ name, icon, form, paths, recordRepresentation }) => (
      <Resource
        key={name}
        name={name}
        icon={icon}
        recordRepresentation={recordRepresentation}
        list={Redirect}
        hasCreate={paths.create !== undefined}
        hasEdit={paths.edit?.includes(':id') ?? false}
        hasShow={paths.show !== undefined}
        options={{ form }}
      />
    ));
};

/**
 * A screen of a resource beyond v2. On an installation without `/api` its route is unknown, and nothing is asked. Waits
 * for the first answer only: a screen that asks again must stay.
 */
const OfApi = ({ children }: { children: ReactNode }) => {
  const { data: hasApi, isPending, errorUpdateCount } = useApi();
  if (isPending && errorUpdateCount === 0) return <Wait />;
  return hasApi === false ? <ToLogin /> : children;
};

/** A list of v2, which is read anew each time that it is opened. */
const OpenedList = ({ name, children }: { name: string; children: ReactElement }) => {
  useInvalidateList(name, useLocation().pathname);
  return children;
};

const resourceRoutes = (manifest: ResourceManifest): ReactElement[] =>
  (['list', 'create', 'edit', 'show'] as const).flatMap((kind) => {
    const { name, paths } = manifest;
    const [path, view] = [paths[kind], viewOf(manifest, kind)];
    if (!path || !view) return [];
    const isList = kind === 'list';
    const isOfV2 = name in mappings;
    const Screen = isList ? screenOf(view) : recordScreenOf(view, isOfV2);
    const screen = isList ? (
      <OpenedList name={name}>
        <Screen />
      </OpenedList>
    ) : (
      <Screen />
    );
    return (
      <Route
        key={path}
        path={isList ? path : `${path}/*`}
        element={
          <ResourceContextProvider value={name}>{isOfV2 ? screen : <OfApi>{screen}</OfApi>}</ResourceContextProvider>
        }
      />
    );
  });

export const routesOf = (manifests: readonly Manifest[]): ReactElement[] =>
  manifests.flatMap((manifest) => {
    if (isResource(manifest)) return resourceRoutes(manifest);
    const Screen = screenOf(viewOfPage(manifest));
    return <Route key={manifest.path} path={manifest.path} element={<Screen />} />;
  });
