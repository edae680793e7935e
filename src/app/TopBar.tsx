import MenuIcon from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import { LinkBase, useLoading, useTranslate } from 'ra-core';
import { Mark } from '../ui/Mark';
import { AccountMenu } from './AccountMenu';
import { ModeButton } from './ModeButton';

/** The product's name, the way home, and who is signed in; on a small screen also the way to the menu. */
export const TopBar = ({ onOpenMenu }: { onOpenMenu: () => void }) => {
  const translate = useTranslate();
  const isLoading = useLoading();
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
      <ModeButton />
      <AccountMenu />
      {isLoading && <div className="busy" />}
    </header>
  );
};
