import SearchIcon from '@mui/icons-material/Search';
import { useEvent, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { namesOf, SHORTCUTS } from '../keys/shortcuts';
import { onCommandLine } from '../lib/commandLine';
import { useLazyComponent } from '../ui/late/useLazyComponent';
import type { CommandMenuProps } from './CommandMenu';
import './button.css';

const loadMenu = () => import('./CommandMenu').then(({ CommandMenu }) => CommandMenu);
const KEYS = SHORTCUTS.find.keys;

/** Opens 'Zoeken en doen', also by Ctrl+K anywhere, which closes it too. Its own code loads at the first time. */
export const CommandMenuButton = ({ menu }: Pick<CommandMenuProps, 'menu'>) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [start, setStart] = useState('');
  const Menu = useLazyComponent({ load: loadMenu, isNeeded: isOpen, onFailed: () => setOpen(false) });
  const open = (line = '') => {
    setStart(line);
    setOpen(true);
  };
  const openWith = useEvent(open);
  useEffect(() => onCommandLine(openWith), [openWith]);
  // Until the menu stands, what is typed is for its line, not for the page behind it.
  useEffect(() => {
    if (!isOpen) return;
    const take = (event: KeyboardEvent) => {
      const { key, metaKey } = event;
      // AltGr, which types characters, is Control with Alt.
      const isCommand = metaKey || (event.ctrlKey && !event.altKey) || /^F\d/.test(key);
      // It stands; or the login over the page must be answered first.
      if (isCommand || document.querySelector('.command-menu, dialog[open]')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (key === 'Escape') setOpen(false);
      else if (key === 'Backspace') setStart((line) => line.slice(0, -1));
      else if (key.length === 1) setStart((line) => line + key);
    };
    window.addEventListener('keydown', take, true);
    return () => window.removeEventListener('keydown', take, true);
  }, [isOpen]);

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
        <span>{(isOpen && !Menu && start) || translate('commandMenu.open')}</span>
        <kbd aria-hidden>{namesOf(KEYS).join(' ')}</kbd>
      </button>
      {Menu && <Menu isOpen={isOpen} onClose={() => setOpen(false)} menu={menu} start={start} />}
    </>
  );
};
