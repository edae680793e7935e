import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import { useTranslate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { SHORTCUTS } from '../../keys/shortcuts';
import { IconButton } from '../plain/Button';
import type { SearchBoxState } from './useSearch';
import './records.css';

/** The search box of a list. */
export const SearchBox = ({ search }: { search: SearchBoxState }) => {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const { q, onFocus, onType, onBlur, onSend, isBehind } = search;
  /** The arrow to the rows was pressed before these were there, and nothing typed since: it is pressed again then. */
  const isToGoDown = useRef(false);
  const type = (text: string) => {
    isToGoDown.current = false;
    onType(text);
  };
  useEffect(() => {
    if (isBehind || !isToGoDown.current) return;
    isToGoDown.current = false;
    input.current?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  }, [isBehind]);
  return (
    <label className="search-box">
      <SearchIcon fontSize="small" />
      <input
        ref={input}
        type="search"
        value={q}
        onChange={(event) => type(event.target.value)}
        data-behind={isBehind || undefined}
        onKeyDown={({ key }) => {
          if (key === 'Escape') type('');
          if (key !== 'ArrowDown' || !isBehind) return;
          isToGoDown.current = true;
          onSend();
        }}
        onFocus={onFocus}
        onBlur={onBlur}
        placeholder={translate('ra.action.search')}
        aria-label={translate('ra.action.search')}
        aria-keyshortcuts={SHORTCUTS.search.keys}
      />
      {q && (
        <IconButton
          size="small"
          aria-label={translate('ra.action.clear_input_value')}
          onClick={() => {
            type('');
            input.current?.focus();
          }}
        >
          <ClearIcon fontSize="small" />
        </IconButton>
      )}
    </label>
  );
};
