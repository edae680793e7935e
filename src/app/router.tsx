import { Resource, ResourceContextProvider, RestoreScrollPosition } from 'ra-core';
import { type ComponentType, lazy, memo, type ReactElement } from 'react';
import { Navigate, Route, useLocation } from 'react-router-dom';
import { isResource, type LazyView, type Manifest, type ResourceManifest } from '../ui/manifest';
import { toSpecPath } from './specPath';

/** The manifests as react-admin's Resources and as routes of the specification. */

const SIGN_IN = '/login';
/** An unknown route (section 2). */
export const ToLogin = () => <Navigate to={SIGN_IN} replace />;

/** Each place is a screen of its own: from record 1 to record 12, nothing of 1 stays behind. What is searched in it is no other place. */
const screenOf = (view: LazyView): ComponentType => {
  const View = lazy(async () => ({ default: memo(await view()) }));
  return () => <View key={useLocation().pathname} />;
};

/** For a link in react-admin's own form, typed or shared. */
const redirectTo = (manifests: readonly Manifest[]) => () => {
  const { pathname, search } = useLocation();
  const spec = toSpecPath(pathname, manifests);
  return <Navigate to={spec === pathname ? SIGN_IN : { pathname: spec, search }} replace />;
};

/** What react-admin must know of each resource: that it exists, and which screens it has. */
export const resourcesOf = (manifests: readonly Manifest[]): ReactElement[] => {
  const Redirect = redirectTo(manifests);
  return manifests
    .filter(isResource)
    .map(({ name, icon, views, recordRepresentation }) => (
      <Resource
        key={name}
        name={name}
        icon={icon}
        recordRepresentation={recordRepresentation}
        list={Redirect}
        hasCreate={views.create !== undefined}
        hasEdit={views.edit !== undefined}
      />
    ));
};

const resourceRoutes = ({ name, paths, views }: ResourceManifest): ReactElement[] =>
  (['list', 'create', 'edit'] as const).flatMap((kind) => {
    const [path, view] = [paths[kind], views[kind]];
    if (!path || !view) return [];
    const Screen = screenOf(view);
    const screen =
      kind === 'list' ? (
        <RestoreScrollPosition storeKey={`${name}.list.scrollPosition`}>
          <Screen />
        </RestoreScrollPosition>
      ) : (
        <Screen />
      );
    return (
      <Route
        key={path}
        path={path}
        element={<ResourceContextProvider value={name}>{screen}</ResourceContextProvider>}
      />
    );
  });

export const routesOf = (manifests: readonly Manifest[]): ReactElement[] =>
  manifests.flatMap((manifest) => {
    if (isResource(manifest)) return resourceRoutes(manifest);
    const Screen = screenOf(manifest.view);
    return <Route key={manifest.path} path={manifest.path} element={<Screen />} />;
  });
