import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import LogoutIcon from '@mui/icons-material/Logout';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListSubheader from '@mui/material/ListSubheader';
import MuiMenu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useGetIdentity, useLogout, useTranslate } from 'ra-core';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { SHORTCUTS } from '../keys/shortcuts';
import { askBeforeLeaving } from '../ui/leave/unsavedWork';

/** The name of the signed-in user, the keys, and signing out. */
export const AccountMenu = ({ onKeys }: { onKeys: () => void }) => {
  const translate = useTranslate();
  const logout = useLogout();
  const { identity } = useGetIdentity();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = identity?.fullName ?? '';
  return (
    <>
      <Button
        color="inherit"
        startIcon={<PersonIcon />}
        aria-label={translate('app.user', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ minWidth: 44, '& .MuiButton-startIcon': { ml: 0, mr: { xs: 0, sm: 0.75 } } }}
      >
        <Box
          component="span"
          sx={{ display: { xs: 'none', sm: 'inline' }, maxWidth: 220, overflow: 'hidden', textOverflow: 'ellipsis' }}
        >
          {name}
        </Box>
      </Button>
      <MuiMenu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
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
            flushSync(() => setAnchor(null));
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
            setAnchor(null);
            askBeforeLeaving(() => void logout());
          }}
        >
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          {translate('ra.auth.logout')}
        </MenuItem>
      </MuiMenu>
    </>
  );
};
