import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useStore, useTranslate } from 'ra-core';
import { useId } from 'react';
import { SwitchField } from '../ui/inputs/SwitchField';
import { CHARACTER_KEYS, GROUPS, namesOf, shortcuts } from './shortcuts';
import './keySheet.css';

export interface KeySheetProps {
  isOpen: boolean;
  onClose: () => void;
}

/** All keys, and the switch for those that are a single character. */
export const KeySheet = ({ isOpen, onClose }: KeySheetProps) => {
  const translate = useTranslate();
  const id = useId();
  const [isOn, setOn] = useStore(CHARACTER_KEYS, true);
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth className="key-sheet">
      <DialogTitle id={id}>{translate('keys.title')}</DialogTitle>
      <DialogContent>
        {GROUPS.map((group) => (
          <section key={group}>
            <h3>{translate(`keys.group.${group}`)}</h3>
            <dl>
              {shortcuts
                .filter((shortcut) => shortcut.group === group)
                .map(({ name, keys }) => (
                  <Line key={name} text={translate(`keys.${name}`)} keys={namesOf(keys)} />
                ))}
            </dl>
          </section>
        ))}
        <SwitchField label={translate('keys.characters')} checked={isOn} onChange={setOn} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const Line = ({ text, keys }: { text: string; keys: readonly string[] }) => (
  <div>
    <dt>{text}</dt>
    <dd>
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </dd>
  </div>
);
