import Modal from '@mui/material/Modal';
import { useTranslate } from 'ra-core';
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { Visits } from '../visits/Visits';
import { CrashBoundary } from './CrashBoundary';
import { Menu } from './Menu';
import { TopBar } from './TopBar';
import './frame.css';
import './print.css';
import './touch.css';

/** The frame of every screen: bar, menu (a drawer on a small screen) and content. */
export const Layout = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  const navigation = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: going anywhere closes the drawer
  useEffect(() => setMenuOpen(false), [pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen begins at its top; Back goes where one was
  useLayoutEffect(() => {
    if (navigation !== 'POP') window.scrollTo(0, 0);
  }, [pathname]);
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
        <Modal open={isMenuOpen} onClose={() => setMenuOpen(false)} className="only-narrow">
          <div className="drawer" tabIndex={-1}>
            <Menu />
          </div>
        </Modal>
        <main className="content" ref={main} tabIndex={-1}>
          <Visits />
          <CrashBoundary place={pathname}>
            <TitleOfPage />
            <Suspense fallback={null}>{children}</Suspense>
          </CrashBoundary>
        </main>
      </div>
    </>
  );
};

/**
 * The heading of react-admin's own pages, whose `<Title>` writes into the element of this id. The product's screens have a
 * heading of their own; for them it is not there.
 */
const TitleOfPage = () => {
  const element = useRef<HTMLDivElement>(null);
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    const title = element.current;
    if (!title) return;
    const look = () => setUsed(title.textContent !== '');
    const observer = new MutationObserver(look);
    observer.observe(title, { childList: true, characterData: true, subtree: true });
    look();
    return () => observer.disconnect();
  }, []);
  const heading = isUsed ? { role: 'heading', 'aria-level': 1 } : { hidden: true };
  return <div id="react-admin-title" ref={element} {...heading} />;
};
