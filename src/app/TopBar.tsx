import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import MenuIcon from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import { LinkBase, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { useTheme } from 'react-admin';
import { CommandMenuButton } from '../commandMenu/CommandMenuButton';
import { Keys } from '../keys/Keys';
import { Mark } from '../ui/page/Mark';
import { AccountMenu } from './AccountMenu';
import { Busy } from './Busy';
import { useMenu } from './Menu';
import { paint } from './palette';

/** The product's name with a link home, the account menu, and on a small screen the menu button. */
export const TopBar = ({ onOpenMenu }: { onOpenMenu: () => void }) => {
  const translate = useTranslate();
  const menu = useMenu();
  const [isSheetOpen, setSheetOpen] = useState(false);
  return (
    <header className="bar">
      <div className="only-narrow">
        <IconButton color="inherit" aria-label={translate('app.menu.open')} onClick={onOpenMenu}>
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
  const [mode, setMode] = useTheme();
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
