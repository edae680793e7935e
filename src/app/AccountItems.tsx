import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useLogout, useTranslate } from 'ra-core';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { SHORTCUTS } from '../keys/shortcuts';
import { askBeforeLeaving } from '../ui/leave/unsavedWork';
import { SignOutQuestion } from '../visits/SignOutQuestion';

interface AccountItemsProps {
  anchor: RefObject<HTMLElement>;
  isOpen: boolean;
  name: string;
  onClose: () => void;
  onKeys: () => void;
}

/** What a signed-in user can do: see the keys, and sign out. */
export const AccountItems = ({ anchor, isOpen, name, onClose, onKeys }: AccountItemsProps) => {
  const translate = useTranslate();
  const logout = useLogout();
  return (
    <>
      <Menu
        anchorEl={() => anchor.current}
        open={isOpen}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {/* MUI's menu would focus another element as its first item. */}
        <ListSubheader role="none" sx={{ display: { sm: 'none' } }}>
          {name}
        </ListSubheader>
        <MenuItem
          aria-keyshortcuts={SHORTCUTS.help.keys}
          onClick={() => {
            // Closed first: the focus goes back to the button, and from there to the sheet.
            flushSync(onClose);
            onKeys();
          }}
        >
          <ListItemIcon>
            <KeyboardIcon fontSize="small" />
          </ListItemIcon>
          {translate('keys.title')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            onClose();
            askBeforeLeaving(() => void logout());
          }}
        >
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          {translate('ra.auth.logout')}
        </MenuItem>
      </Menu>
      <SignOutQuestion />
    </>
  );
};
