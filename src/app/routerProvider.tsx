import {
  type RouterLinkProps,
  type RouterNavigateFunction,
  type RouterNavigateProps,
  type RouterProvider,
  type RouterTo,
  reactRouterProvider,
} from 'ra-core';
import { forwardRef, type MouseEvent, useCallback } from 'react';
import { manifests } from './registry';
import { toSpecPath } from './specPath';

/**
 * react-admin hard-wires `/products`, `/products/create` and `/products/:id`. Whatever it links or navigates to
 * passes here and comes out as the specification's route, in the href and in the address bar.
 */
const translated = (to: RouterTo): RouterTo => {
  if (typeof to === 'string') return toSpecPath(to, manifests);
  return to.pathname ? { ...to, pathname: toSpecPath(to.pathname, manifests) } : to;
};

const pathOf = (to: RouterTo) =>
  typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`;
/** A click that the browser has its own answer to: a new tab, a new window, a download. */
const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * A link to a place in the app. The router's own looks up where it stands and draws itself anew whenever the address
 * changes, a search too, which fifty of them in a list make felt; it keeps the links that are relative or lead outside.
 */
const Link = forwardRef<HTMLAnchorElement, RouterLinkProps>(({ to, ...link }, ref) => {
  const spec = translated(to);
  return pathOf(spec).startsWith('/') ? (
    <PlaceLink {...link} ref={ref} to={spec} />
  ) : (
    <reactRouterProvider.Link {...link} ref={ref} to={spec} />
  );
});

const PlaceLink = forwardRef<HTMLAnchorElement, RouterLinkProps>(({ to, replace, state, onClick, ...link }, ref) => {
  const navigate = reactRouterProvider.useNavigate();
  const path = pathOf(to);
  const go = (event: MouseEvent) => {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event) || (link.target && link.target !== '_self')) return;
    event.preventDefault();
    // To where the user is already: no second entry to go back through.
    const isHere = window.location.hash === `#${path}`;
    navigate(to, { replace: replace ?? isHere, state });
  };
  return <a {...link} ref={ref} href={`#${path}`} onClick={go} />;
});

const Navigate = ({ to, ...rest }: RouterNavigateProps) => (
  <reactRouterProvider.Navigate {...rest} to={translated(to)} />
);

const useNavigate = (): RouterNavigateFunction => {
  const navigate = reactRouterProvider.useNavigate();
  return useCallback((to, options) => navigate(typeof to === 'number' ? to : translated(to), options), [navigate]);
};

export const routerProvider: RouterProvider = { ...reactRouterProvider, Link, Navigate, useNavigate };
