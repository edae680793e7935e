import { useEffect, useLayoutEffect, useRef } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { isV2Error } from '../../provider/http/V2Error';

/**
 * A list's parameters in its address may be of an older version, or typed by hand. react-admin keeps them for the next
 * visit, so that one wrong parameter would fail the list for good.
 */

/** The numbers of rows that a page can have. */
export const PAGE_SIZES = [25, 50, 100, 500];
/** The address that shows a list as it first opens. Without a parameter react-admin would use those of the last visit. */
export const DEFAULTS = '?filter=%7B%7D&page=1';

const isWhole = (text: string) => /^[1-9]\d*$/.test(text) && Number.isSafeInteger(Number(text));

/** A readable filter: an object, whose search is a text. */
const isFilter = (json: string) => {
  try {
    const filter: unknown = JSON.parse(json);
    if (typeof filter !== 'object' || filter === null || Array.isArray(filter)) return false;
    return !('q' in filter) || typeof filter.q === 'string';
  } catch {
    return false;
  }
};

/**
 * The query of a list's address without the parameters that no list can have; the same text when it has none. `perPage`
 * is the list's own.
 */
export const validSearch = (search: string, perPage = 0): string => {
  const rules: Readonly<Record<string, (text: string) => boolean>> = {
    page: isWhole,
    perPage: (text) => isWhole(text) && Number(text) <= Math.max(perPage, ...PAGE_SIZES),
    filter: isFilter,
    sort: Boolean,
    order: (text) => text === 'ASC' || text === 'DESC',
  };
  const params = new URLSearchParams(search);
  const wrong = Object.keys(rules).filter((name) => {
    const texts = params.getAll(name);
    return texts.length > 1 || !texts.every((text) => rules[name]?.(text));
  });
  if (params.has('sort') && !params.has('order')) wrong.push('sort');
  if (wrong.length === 0) return search;
  // A sort and its order are one.
  if (wrong.includes('sort') || wrong.includes('order')) wrong.push('sort', 'order');
  for (const name of wrong) params.delete(name);
  const left = params.toString();
  return left && `?${left}`;
};

/** True when the server does not know what the list is sorted or filtered by. */
export const useIsRefused = (): boolean => {
  const { error } = useListContext();
  const { search } = useLocation();
  return isV2Error(error) && error.status === 400 && search !== DEFAULTS;
};

/** Opens the list at another query in place of its own, and says so. */
export const OpenAt = ({ search }: { search: string }) => {
  const navigate = useNavigate();
  const notify = useNotify();
  useLayoutEffect(() => {
    navigate({ search }, { replace: true });
    notify('ui.list.otherAddress', { type: 'warning' });
  }, [navigate, notify, search]);
  return null;
};

/**
 * Back and Forward within a list. An address without parameters is the list as it first opens, since react-admin writes
 * any others into the address; by itself it would show there those of the page that is left.
 */
export const useBackInList = () => {
  const location = useLocation();
  const isBack = useNavigationType() === 'POP';
  const navigate = useNavigate();
  const last = useRef(location);
  // After the effect of react-admin's list, which stands deeper, so that this address is the one that counts.
  useEffect(() => {
    const isMoved = isBack && location.key !== last.current.key && location.pathname === last.current.pathname;
    last.current = location;
    if (isMoved && location.search === '') navigate({ search: DEFAULTS }, { replace: true });
  }, [isBack, location, navigate]);
};
