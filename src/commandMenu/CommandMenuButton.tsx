import SearchIcon from '@mui/icons-material/Search';
import { useEvent, useNotify, useTranslate } from 'ra-core';
import { type ComponentType, useEffect, useState } from 'react';
import type { CommandMenuProps } from './CommandMenu';
import './button.css';

const FAILED = 'command menu';
const isWithControl = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent, letter: string) =>
  key.toLowerCase() === letter && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Ctrl+S: the form with the focus, else the only one of the screen. Its own save button says whether it can be sent. */
const formToSave = () => {
  if (document.querySelector('[role=dialog]')) return null;
  const forms = document.querySelectorAll('form');
  return document.activeElement?.closest('form') ?? (forms.length === 1 ? forms.item(0) : null);
};
const save = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[type=submit]')?.click();

/** Opens 'Zoeken en doen', also by Ctrl+K anywhere. Its own code loads at the first time. Ctrl+S saves. */
export const CommandMenuButton = ({ menu }: Pick<CommandMenuProps, 'menu'>) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const [Menu, setMenu] = useState<ComponentType<CommandMenuProps> | null>(null);

  const open = () => {
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
  const onKeyDown = useEvent((event: KeyboardEvent) => {
    // The login over the page must be answered first.
    if (document.querySelector('dialog[open]')) return;
    const form = isWithControl(event, 's') ? formToSave() : null;
    if (!form && !isWithControl(event, 'k')) return;
    event.preventDefault();
    if (form) save(form);
    else if (isOpen) setOpen(false);
    else open();
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [onKeyDown]);

  return (
    <>
      <button type="button" className="find" aria-haspopup="dialog" aria-keyshortcuts="Control+K" onClick={open}>
        <SearchIcon />
        <span>{translate('commandMenu.open')}</span>
        <kbd aria-hidden>Ctrl K</kbd>
      </button>
      {Menu && <Menu isOpen={isOpen} onClose={() => setOpen(false)} menu={menu} />}
    </>
  );
};
