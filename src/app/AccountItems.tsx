import AccountIcon from '@mui/icons-material/BadgeOutlined';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { LinkBase, useCreatePath, useGetIdentity, useLogout, useResourceDefinitions, useTranslate } from 'ra-core';
import type { MouseEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { myAccount } from '../../i18n/nl/late/account';
import { SHORTCUTS } from '../keys/shortcuts';
import { useHasApi } from '../provider/reads/useHasApi';
import { askBeforeLeaving } from '../ui/leave/unsavedWork';
import { SignOutQuestion } from '../visits/SignOutQuestion';

interface AccountItemsProps {
  anchor: RefObject<HTMLElement>;
  isOpen: boolean;
  name: string;
  onClose: () => void;
  onKeys: () => void;
}

/** What a signed-in user can do: change the own account, see the keys, and sign out. */
export const AccountItems = ({ anchor, isOpen, name, onClose, onKeys }: AccountItemsProps) => {
  const translate = useTranslate();
  const logout = useLogout();
  const createPath = useCreatePath();
  const { pathname, search } = useLocation();
  const { identity } = useGetIdentity();
  const { staff } = useResourceDefinitions();
  const hasApi = useHasApi();
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
        {staff?.hasEdit && hasApi && identity && (
          <MenuItem
            component={LinkBase}
            to={createPath({ resource: staff.name, type: 'edit', id: identity.id })}
            state={{ from: pathname + search }}
            onClick={(event: MouseEvent<HTMLAnchorElement>) => {
              // From its own form it would lead away from what is typed there.
              if (event.currentTarget.hash === window.location.hash) event.preventDefault();
              onClose();
            }}
          >
            <ListItemIcon>
              <AccountIcon fontSize="small" />
            </ListItemIcon>
            {myAccount}
          </MenuItem>
        )}
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
