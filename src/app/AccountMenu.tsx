import PersonIcon from '@mui/icons-material/PersonOutlined';
import { useGetIdentity, useTranslate } from 'ra-core';
import { useRef } from 'react';
import { useLazyDialog } from '../ui/late/useLazyComponent';
import { Button } from '../ui/plain/Button';

const loadItems = () => import('./AccountItems').then(({ AccountItems }) => AccountItems);

/** The name of the signed-in user; a press opens what they can do. */
export const AccountMenu = ({ onKeys }: { onKeys: () => void }) => {
  const translate = useTranslate();
  const { identity } = useGetIdentity();
  const button = useRef<HTMLButtonElement>(null);
  const { Dialog: Items, isOpen, open, close } = useLazyDialog(loadItems);
  const name = identity?.fullName ?? '';
  return (
    <>
      <Button
        ref={button}
        className="account"
        color="inherit"
        startIcon={<PersonIcon />}
        aria-label={translate('app.user', { name })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={open}
      >
        <span>{name}</span>
      </Button>
      {Items && <Items anchor={button} isOpen={isOpen} name={name} onClose={close} onKeys={onKeys} />}
    </>
  );
};
