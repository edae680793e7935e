import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { type ReactNode, type RefObject, useId, useMemo } from 'react';
import { Form, useDataProvider, useListContext, useTranslate } from 'react-admin';
import { type Resolver, useFormContext } from 'react-hook-form';
import type { Fields } from '../../lib/recordFields';
import { useMediaQuery } from '../theme/useMediaQuery';
import { FilterInput } from './FilterInput';
import { errorsOf, filterOf, keysOf, type ListFilter, typedOf, without } from './filters';
import { spelledAsKnown } from './spelledAsKnown';

interface FilterPanelProps {
  by: readonly ListFilter[];
  isOpen: boolean;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The filters of a list as a form, below its button; on a phone a sheet. */
export const FilterPanel = ({ by, isOpen, anchor, onClose }: FilterPanelProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const dataProvider = useDataProvider();
  const { resource, filterValues, displayedFilters, setFilters } = useListContext();
  const now = JSON.stringify(typedOf(by, filterValues));
  // The form begins again when the filters changed, not when the list did.
  const record = useMemo(() => JSON.parse(now), [now]);
  const others = without(filterValues, by.flatMap(keysOf));
  const apply = (next: object) => {
    setFilters({ ...others, ...next }, displayedFilters);
    onClose();
  };
  return (
    <Surface isOpen={isOpen} anchor={anchor} onClose={onClose} titleId={titleId}>
      <Form
        record={record}
        noValidate
        disableInvalidFormNotification
        resolver={resolverOf(by)}
        onSubmit={async (typed: Fields) => apply(await spelledAsKnown(dataProvider, resource, by, filterOf(by, typed)))}
      >
        <Box sx={{ p: 2.5, pb: 1 }}>
          <Typography id={titleId} component="h2" variant="h6" sx={{ mb: 1.5 }}>
            {translate('filters.title')}
          </Typography>
          {by.map((filter) => (
            <FilterInput key={filter.source} filter={filter} />
          ))}
        </Box>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', p: 2.5, pt: 0 }}>
          <ClearButton none={typedOf(by, {})} onClear={() => apply({})} />
          <Button type="submit" variant="contained">
            {translate('filters.apply')}
          </Button>
        </Box>
      </Form>
    </Surface>
  );
};

/** Also clears what was typed and not applied: the form stays for the next time. */
const ClearButton = ({ none, onClear }: { none: Fields; onClear: () => void }) => {
  const translate = useTranslate();
  const { reset } = useFormContext();
  const clear = () => {
    reset(none);
    onClear();
  };
  return <Button onClick={clear}>{translate('filters.clear')}</Button>;
};

const resolverOf =
  (by: readonly ListFilter[]): Resolver<Fields> =>
  (typed) => {
    const errors = Object.entries(errorsOf(by, typed));
    if (errors.length === 0) return { values: typed, errors: {} };
    return {
      values: {},
      errors: Object.fromEntries(errors.map(([key, message]) => [key, { type: 'filter', message }])),
    };
  };

interface SurfaceProps extends Omit<FilterPanelProps, 'by'> {
  titleId: string;
  children: ReactNode;
}
const Surface = ({ isOpen, anchor, onClose, titleId, children }: SurfaceProps) => {
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  const modal = { open: isOpen, onClose, keepMounted: true };
  const dialog = { role: 'dialog', 'aria-modal': true, 'aria-labelledby': titleId } as const;
  if (isPhone)
    return (
      <Drawer
        {...modal}
        anchor="bottom"
        slotProps={{ paper: { ...dialog, sx: { maxHeight: '85dvh', borderRadius: '14px 14px 0 0' } } }}
      >
        {children}
      </Drawer>
    );
  return (
    <Popover
      {...modal}
      anchorEl={() => anchor.current}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { ...dialog, sx: { width: 400, mt: 0.5 } } }}
    >
      {children}
    </Popover>
  );
};
