import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import MenuIcon from '@mui/icons-material/Menu';
import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { LinkBase, useTranslate } from 'ra-core';
import { useCallback, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { UNSAFE_DataRouterContext, useLocation } from 'react-router-dom';
import { CommandMenuButton } from '../commandMenu/CommandMenuButton';
import { Keys } from '../keys/Keys';
import { Mark } from '../ui/page/Mark';
import { IconButton } from '../ui/plain/Button';
import { paint } from '../ui/theme/palette';
import { useMode } from '../ui/theme/useMode';
import { AccountMenu } from './AccountMenu';
import { useMenu } from './Menu';

/**
 * The product's name with a link home, the command menu, the switch for light and dark, the account menu, and on a small
 * screen the menu button; below it the line of what loads. Also hears the keys of the dashboard.
 */
export const TopBar = ({ onOpenMenu }: { onOpenMenu: () => void }) => {
  const translate = useTranslate();
  const menu = useMenu();
  const [isSheetOpen, setSheetOpen] = useState(false);
  return (
    <header className="bar">
      <div className="only-narrow">
        <IconButton color="inherit" aria-label={translate('app.menu.open')} aria-haspopup="dialog" onClick={onOpenMenu}>
          <MenuIcon />
        </IconButton>
      </div>
      <LinkBase to="/" className="home">
        <Mark size={26} />
        {translate('app.name')}
      </LinkBase>
      <CommandMenuButton menu={menu} />
      <ModeButton />
      <AccountMenu onKeys={() => setSheetOpen(true)} />
      <Keys isOpen={isSheetOpen} onSheet={setSheetOpen} places={menu.flatMap(({ entries }) => entries)} />
      <Busy />
    </header>
  );
};

/** Switches between light and dark; the choice stays in this browser. */
const ModeButton = () => {
  const translate = useTranslate();
  const [mode, setMode] = useMode();
  useEffect(() => paint(mode), [mode]);
  const label = translate(mode === 'dark' ? 'app.toLight' : 'app.toDark');
  return (
    <IconButton
      color="inherit"
      aria-label={label}
      title={label}
      onClick={() => setMode(mode === 'dark' ? 'light' : 'dark')}
    >
      {mode === 'dark' ? <LightIcon /> : <DarkIcon />}
    </IconButton>
  );
};

const nothing = () => undefined;

/**
 * True while the code of the next screen loads. React shows the old screen until then, and React Router tells only of
 * loaders, which no route has: so this compares where the router is with what is shown.
 */
const useIsGoing = () => {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const subscribe = useCallback((listener: () => void) => router?.subscribe(listener) ?? nothing, [router]);
  const next = useSyncExternalStore(subscribe, () => router?.state.location.key);
  const { key } = useLocation();
  return next !== undefined && next !== key;
};

/** A line below the bar while a screen or its data loads; its style shows it after 200 ms. */
export const Busy = () => {
  const translate = useTranslate();
  // Not ra-core's useLoading: it renders at every event of the cache. A screen that opens causes some at each try to
  // render, and every render here makes it begin again, for five seconds.
  const isLoading = useIsFetching() + useIsMutating() > 0;
  const isGoing = useIsGoing();
  return isLoading || isGoing ? (
    <div className="busy" role="progressbar" aria-label={translate('ra.page.loading')} />
  ) : null;
};
