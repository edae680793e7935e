import Dialog from '@mui/material/Dialog';
import { useTranslate } from 'ra-core';
import { type FocusEvent, useEffect, useState } from 'react';
import { useClosedByBack } from '../ui/page/useClosedByBack';
import { SignOutQuestion } from '../visits/SignOutQuestion';
import { CommandLine } from './CommandLine';
import './commandMenu.css';
import { openSearch, type Search } from './search/openSearch';
import type { Menu } from './useActions';

export interface CommandMenuProps {
  isOpen: boolean;
  onClose: () => void;
  menu: Menu;
  /** The beginning of the line. */
  start: string;
}

/** A screen that comes late takes the focus. MUI takes it back, to the dialog: what is typed belongs in the line. */
const backToLine = ({ target, currentTarget }: FocusEvent) => {
  if (!target.closest('.MuiDialog-paper')) currentTarget.querySelector('input')?.focus();
};

/** 'Zoeken en doen': a dialog with a line and what it finds. The index is kept until the user signs out. */
export const CommandMenu = ({ isOpen, onClose, menu, start }: CommandMenuProps) => {
  const translate = useTranslate();
  const search = useSearchIndex();
  useClosedByBack(isOpen, onClose);
  return (
    <>
      <Dialog
        open={isOpen && search !== null}
        onClose={onClose}
        onFocus={backToLine}
        slotProps={{ paper: { 'aria-label': translate('commandMenu.open') } }}
        className="command-menu"
      >
        {search && <CommandLine search={search} menu={menu} start={start} onClose={onClose} />}
      </Dialog>
      <SignOutQuestion />
    </>
  );
};

const useSearchIndex = () => {
  const [search, setSearch] = useState<Search | null>(null);
  useEffect(() => {
    const opened = openSearch();
    setSearch(opened);
    return opened.close;
  }, []);
  return search;
};
