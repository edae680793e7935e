import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { SHORTCUTS } from '../../keys/shortcuts';
import type { Search } from './useSearch';

/** The search box of a list. */
export const SearchBox = ({ search }: { search: Search }) => {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const { q, onFocus, onType, onBlur } = search;
  return (
    <TextField
      inputRef={input}
      className="search-box"
      size="small"
      type="text"
      value={q}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={(event) => event.key === 'Escape' && onType('')}
      onFocus={onFocus}
      onBlur={onBlur}
      placeholder={translate('ra.action.search')}
      sx={{ flex: { xs: '1 1 8rem', sm: '1 1 12rem' }, maxWidth: { sm: 280 } }}
      slotProps={{
        htmlInput: {
          'aria-label': translate('ra.action.search'),
          'aria-keyshortcuts': SHORTCUTS.search.keys,
          role: 'searchbox',
        },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: q && (
            <IconButton
              size="small"
              edge="end"
              aria-label={translate('ra.action.clear_input_value')}
              onClick={() => {
                onType('');
                input.current?.focus();
              }}
            >
              <ClearIcon fontSize="small" />
            </IconButton>
          ),
        },
      }}
    />
  );
};
