import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import { useTranslate } from 'ra-core';
import { useRef } from 'react';
import { SHORTCUTS } from '../../keys/shortcuts';
import { IconButton } from '../plain/Button';
import type { Search } from './useSearch';
import './records.css';

/** The search box of a list. */
export const SearchBox = ({ search }: { search: Search }) => {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const { q, onFocus, onType, onBlur, onSend, isBehind } = search;
  return (
    <label className="search-box">
      <SearchIcon fontSize="small" />
      <input
        ref={input}
        type="search"
        value={q}
        onChange={(event) => onType(event.target.value)}
        data-behind={isBehind || undefined}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onType('');
          else if (key === 'ArrowDown' || key === 'Enter') onSend();
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
            onType('');
            input.current?.focus();
          }}
        >
          <ClearIcon fontSize="small" />
        </IconButton>
      )}
    </label>
  );
};
