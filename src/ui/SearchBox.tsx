import ClearIcon from '@mui/icons-material/Clear';
import SearchIcon from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';

/** Searches the list at every key; the list is in memory, so nothing is fetched. */
export const SearchBox = () => {
  const translate = useTranslate();
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const searched: string = filterValues.q ?? '';
  const [typed, setTyped] = useState(searched);
  const underWay = useRef<string[]>([]);
  // What was typed comes back as the list's filter, later than the next key; anything else came from elsewhere (Back, a cleared filter).
  useEffect(() => {
    const own = underWay.current.indexOf(searched);
    underWay.current = underWay.current.slice(own + 1);
    if (own < 0) setTyped(searched);
  }, [searched]);
  const search = (q: string) => {
    setTyped(q);
    underWay.current.push(q);
    setFilters({ ...filterValues, q: q === '' ? undefined : q }, displayedFilters);
  };
  return (
    <TextField
      size="small"
      type="text"
      value={typed}
      onChange={(event) => search(event.target.value)}
      onKeyDown={(event) => event.key === 'Escape' && search('')}
      placeholder={translate('ra.action.search')}
      sx={{ width: { xs: 1, sm: 280 } }}
      slotProps={{
        htmlInput: { 'aria-label': translate('ra.action.search'), role: 'searchbox' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: typed && (
            <IconButton
              size="small"
              edge="end"
              aria-label={translate('ra.action.clear_input_value')}
              onClick={() => search('')}
            >
              <ClearIcon fontSize="small" />
            </IconButton>
          ),
        },
      }}
    />
  );
};
