import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useStore, useTranslate } from 'ra-core';
import { keyTexts } from '../../i18n/nl/late/keys';
import { SwitchField } from '../ui/inputs/SwitchField';
import { useClosedByBack } from '../ui/page/useClosedByBack';
import { lettersOf, type Place } from './letters';
import { CHARACTER_KEYS, GROUPS, namesOf, SHORTCUTS, shortcuts } from './shortcuts';
import './keySheet.css';

export interface KeySheetProps {
  isOpen: boolean;
  onClose: () => void;
  /** Those of the main menu, in its order. */
  places: readonly Place[];
}

/** All keys, and the switch for those that are a single character. */
export const KeySheet = ({ isOpen, onClose, places }: KeySheetProps) => {
  const translate = useTranslate();
  const [isOn, setOn] = useStore(CHARACTER_KEYS, true);
  useClosedByBack(isOpen, onClose);
  return (
    <Dialog open={isOpen} onClose={onClose} maxWidth="sm" fullWidth className="key-sheet">
      <DialogTitle>{translate('keys.title')}</DialogTitle>
      <DialogContent dividers>
        {GROUPS.map((group) => (
          <section key={group}>
            <h3>{keyTexts.group[group]}</h3>
            <dl>
              {shortcuts
                .filter((shortcut) => shortcut.group === group)
                .map(({ name, keys }) => (
                  <Line key={name} text={keyTexts.does[name]} keys={namesOf(keys)} />
                ))}
              {group === 'go' && <Places places={places} />}
            </dl>
          </section>
        ))}
        <SwitchField label={keyTexts.characters} checked={isOn} onChange={setOn} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const Places = ({ places }: Pick<KeySheetProps, 'places'>) => {
  const translate = useTranslate();
  const names = places.map(({ label }) => translate(label, { smart_count: 2 }));
  return lettersOf(names).map(
    (letter, index) => letter && <Line key={letter} text={names[index] ?? ''} keys={[SHORTCUTS.go.keys, letter]} />,
  );
};

const Line = ({ text, keys }: { text: string; keys: readonly string[] }) => (
  <div>
    <dt>{text}</dt>
    <dd>
      {keys.map((key, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: G may come twice
        <kbd key={index}>{key}</kbd>
      ))}
    </dd>
  </div>
);
