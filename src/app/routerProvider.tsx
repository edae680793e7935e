import {
  type RouterLinkProps,
  type RouterNavigateFunction,
  type RouterNavigateProps,
  type RouterProvider,
  type RouterTo,
  reactRouterProvider,
} from 'ra-core';
import { forwardRef, useCallback } from 'react';
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

const Link = forwardRef<HTMLAnchorElement, RouterLinkProps>(({ to, ...link }, ref) => (
  <reactRouterProvider.Link {...link} ref={ref} to={translated(to)} />
));

const Navigate = ({ to, ...rest }: RouterNavigateProps) => (
  <reactRouterProvider.Navigate {...rest} to={translated(to)} />
);

const useNavigate = (): RouterNavigateFunction => {
  const navigate = reactRouterProvider.useNavigate();
  return useCallback((to, options) => navigate(typeof to === 'number' ? to : translated(to), options), [navigate]);
};

export const routerProvider: RouterProvider = { ...reactRouterProvider, Link, Navigate, useNavigate };
