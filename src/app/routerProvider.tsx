import {
  type RouterLinkProps,
  type RouterNavigateFunction,
  type RouterNavigateProps,
  type RouterProvider,
  type RouterTo,
  reactRouterProvider,
} from 'ra-core';
import { forwardRef, type MouseEvent, useCallback } from 'react';
import { createPath } from 'react-router-dom';
import { loadScreenAt, readRecordAt, stopPointing } from './prefetch';
import { manifests } from './registry';
import { toSpecPath } from './specPath';

/** react-admin hard-codes `/products` and `/products/:id`. This turns its links and navigation into our routes. */
const translated = (to: RouterTo): RouterTo => {
  if (typeof to === 'string') return toSpecPath(to, manifests);
  return to.pathname ? { ...to, pathname: toSpecPath(to.pathname, manifests) } : to;
};

const pathOf = (to: RouterTo) => (typeof to === 'string' ? to : createPath(to));
/** True for clicks that the browser handles: a new tab, a new window or a download. */
const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * A link inside the app. React Router's own link re-renders at every change of the address, also while searching, which
 * is slow with fifty links in a list. Relative and external links still use it.
 */
const Link = forwardRef<HTMLAnchorElement, RouterLinkProps>(({ to, ...link }, ref) => {
  const spec = translated(to);
  return pathOf(spec).startsWith('/') ? (
    <PlaceLink {...link} ref={ref} to={spec} />
  ) : (
    <reactRouterProvider.Link {...link} ref={ref} to={spec} />
  );
});

/** A link to a screen. Pointing at it or focusing it loads the screen's code, and the record of a form. */
const PlaceLink = forwardRef<HTMLAnchorElement, RouterLinkProps>(({ to, replace, state, onClick, ...link }, ref) => {
  const navigate = reactRouterProvider.useNavigate();
  const path = pathOf(to);
  const go = (event: MouseEvent) => {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event) || (link.target && link.target !== '_self')) return;
    event.preventDefault();
    stopPointing();
    // A link to the current page must not add a history entry.
    const isHere = window.location.hash === `#${path}`;
    navigate(to, { replace: replace ?? isHere, state });
  };
  const prepare = () => {
    loadScreenAt(path);
    readRecordAt(path);
  };
  const pointed = { onPointerEnter: prepare, onFocus: prepare, onPointerLeave: stopPointing, onBlur: stopPointing };
  return <a {...pointed} {...link} ref={ref} href={`#${path}`} onClick={go} />;
});

const Navigate = ({ to, ...rest }: RouterNavigateProps) => (
  <reactRouterProvider.Navigate {...rest} to={translated(to)} />
);

const useNavigate = (): RouterNavigateFunction => {
  const navigate = reactRouterProvider.useNavigate();
  return useCallback((to, options) => navigate(typeof to === 'number' ? to : translated(to), options), [navigate]);
};

export const routerProvider: RouterProvider = { ...reactRouterProvider, Link, Navigate, useNavigate };
