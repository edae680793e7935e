import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { whenQuiet } from '../provider/reads/whenQuiet';
import { LazyMui } from '../ui/late/LazyMui';
import { loadMui } from '../ui/late/loadWithMui';
import { useLazyComponent } from '../ui/late/useLazyComponent';
import { Visits } from '../visits/Visits';
import { CrashBoundary } from './CrashBoundary';
import { clickOnce } from './clickOnce';
import { Menu } from './Menu';
import { manifests } from './registry';
import { isDeclared } from './specPath';
import { TopBar } from './TopBar';
import './frame.css';
import './print.css';
import './touch.css';

/** Without a read for this long, the first screen has all that it asked for. */
const QUIET_MS = 200;

/**
 * Brings MUI and the later texts once the first screen has all that it asked for, so that nothing else waits for them. A
 * failure is ignored: its use loads it again.
 */
const usePrefetchedMui = () => {
  const queryClient = useQueryClient();
  useEffect(() => whenQuiet(queryClient, QUIET_MS, () => void loadMui().catch(() => undefined)), [queryClient]);
};

/** On a telephone, whose 'Terug' may close dialogs. A failure is ignored: it goes back, as elsewhere. */
const useDialogsClosedByBack = () => {
  useEffect(() => {
    if (!('CloseWatcher' in window && window.matchMedia('(pointer: coarse)').matches)) return;
    const started = import('./backClosesDialogs').then(
      ({ closeDialogsByBack }) => closeDialogsByBack(),
      () => () => undefined,
    );
    return () => void started.then((stop) => stop());
  }, []);
};

const loadDrawer = () => import('./MenuDrawer').then(({ MenuDrawer }) => MenuDrawer);

/**
 * Each screen begins at its top; Back and Forward go where one was, by the key of the history entry: ra-core has one place
 * for all entries of a list, and the browser scrolls before the screen is there. So does the list after a change is saved
 * and after deleting, by its path.
 */
const useScrollPlaces = () => {
  const { key, pathname, state } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const isDone = state?.keepsPlace === true;
  const places = useRef(new Map<string, number>());
  const shown = useRef('');
  const place = useRef(0);
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
  }, []);
  useLayoutEffect(() => {
    place.current = places.current.get(isBack ? key : isDone ? pathname : '') ?? 0;
    // A change of the query is no new screen.
    if (isBack || shown.current !== pathname) window.scrollTo(0, place.current);
    shown.current = pathname;
    const keep = () => {
      for (const name of [key, pathname]) places.current.set(name, window.scrollY);
    };
    keep();
    window.addEventListener('scroll', keep);
    return () => window.removeEventListener('scroll', keep);
  }, [key, pathname, isDone, isBack]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry of the history
  useEffect(() => {
    // After the effects of this commit, in which ra-core goes to the top.
    const there = place.current;
    if (there) queueMicrotask(() => window.scrollTo(0, there));
  }, [key]);
};

/** The frame of every screen: bar, menu (a drawer on a small screen) and content. */
export const Layout = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  const { key, pathname } = useLocation();
  const [isMenuOpen, setMenuOpen] = useState(false);
  usePrefetchedMui();
  useDialogsClosedByBack();
  useEffect(clickOnce, []);
  const closeMenu = () => setMenuOpen(false);
  const Drawer = useLazyComponent({ load: loadDrawer, isNeeded: isMenuOpen, onFailed: closeMenu });
  const main = useRef<HTMLElement>(null);
  useScrollPlaces();
  // biome-ignore lint/correctness/useExhaustiveDependencies: going anywhere closes the drawer, also to the screen that is open
  useEffect(() => setMenuOpen(false), [key]);
  return (
    <>
      <button type="button" className="button skip" onClick={() => main.current?.focus()}>
        {translate('app.skip')}
      </button>
      <TopBar onOpenMenu={() => setMenuOpen(true)} />
      <div className="frame">
        <div className="side">
          <Menu />
        </div>
        {Drawer && <Drawer isOpen={isMenuOpen} onClose={closeMenu} />}
        <main className="content" ref={main} tabIndex={-1}>
          <Visits />
          <CrashBoundary place={pathname}>
            <TitleOfPage />
            <Suspense fallback={null}>
              {/* A Resource or a Route beside the manifests', as react-admin's documentation has them. */}
              {isDeclared(pathname, manifests) ? children : <LazyMui>{children}</LazyMui>}
            </Suspense>
          </CrashBoundary>
        </main>
      </div>
    </>
  );
};

/**
 * The heading of react-admin's own pages, whose `<Title>` writes into the element of this id. The product's screens have a
 * heading of their own; for them it is not there. It is the document's title too.
 */
const TitleOfPage = () => {
  const element = useRef<HTMLDivElement>(null);
  const [isUsed, setUsed] = useState(false);
  const appName = useTranslate()('app.name');
  useEffect(() => {
    const title = element.current;
    if (!title) return;
    const look = () => {
      setUsed(title.textContent !== '');
      if (title.textContent) document.title = `${title.textContent} · ${appName}`;
    };
    const observer = new MutationObserver(look);
    observer.observe(title, { childList: true, characterData: true, subtree: true });
    look();
    return () => observer.disconnect();
  }, [appName]);
  const heading = isUsed ? { role: 'heading', 'aria-level': 1 } : { hidden: true };
  return <div id="react-admin-title" ref={element} {...heading} />;
};
