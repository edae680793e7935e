import SearchIcon from '@mui/icons-material/Search';
import { useEvent, useNotify, useTranslate } from 'ra-core';
import { type ComponentType, useEffect, useState } from 'react';
import { namesOf, SHORTCUTS } from '../keys/shortcuts';
import { onCommandLine } from '../lib/commandLine';
import type { CommandMenuProps } from './CommandMenu';
import './button.css';

const FAILED = 'command menu';
const KEYS = SHORTCUTS.find.keys;

/** Opens 'Zoeken en doen', also by Ctrl+K anywhere, which closes it too. Its own code loads at the first time. */
export const CommandMenuButton = ({ menu }: Pick<CommandMenuProps, 'menu'>) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const [Menu, setMenu] = useState<ComponentType<CommandMenuProps> | null>(null);

  const [start, setStart] = useState('');

  const open = (line = '') => {
    setStart(line);
    setOpen(true);
    if (Menu) return;
    import('./CommandMenu').then(
      ({ CommandMenu }) => setMenu(() => CommandMenu),
      () => {
        setOpen(false);
        notify('feedback.load.failed', { type: 'error', cause: FAILED });
      },
    );
  };

  const openWith = useEvent(open);
  useEffect(() => onCommandLine(openWith), [openWith]);

  return (
    <>
      <button
        type="button"
        className="find"
        aria-haspopup="dialog"
        aria-keyshortcuts={KEYS}
        onClick={() => (isOpen ? setOpen(false) : open())}
      >
        <SearchIcon />
        <span>{translate('commandMenu.open')}</span>
        <kbd aria-hidden>{namesOf(KEYS).join(' ')}</kbd>
      </button>
      {Menu && <Menu isOpen={isOpen} onClose={() => setOpen(false)} menu={menu} start={start} />}
    </>
  );
};
