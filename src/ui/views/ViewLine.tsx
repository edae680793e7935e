import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { LinkBase } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { viewTexts } from '../../../i18n/nl/late/views';
import { SureButton } from '../page/SureButton';
import { ChangeView } from './ChangeView';
import type { NewView, SavedView } from './useViews';

interface ViewLineProps {
  view: SavedView;
  /** True when the list shows what the view holds. */
  isCurrent: boolean;
  isBusy: boolean;
  onOpen: () => void;
  canShare: boolean;
  /** The names of one's other views. */
  taken: readonly string[];
  onUpdate: () => void;
  /** True when it was done. */
  onChange: (changes: Pick<NewView, 'name' | 'shared'>) => Promise<boolean>;
  onRemove: (focusNext: () => void) => void;
}

/** A saved view: a link that can be sent to a colleague, and for one's own the buttons that change it. */
export const ViewLine = ({ view, isCurrent, onOpen, onUpdate, onChange, onRemove, ...how }: ViewLineProps) => {
  const { pathname } = useLocation();
  const { id, name, shared, isOwn } = view;
  const { isBusy } = how;
  const [isChanging, setChanging] = useState(false);
  const changeButton = useRef<HTMLButtonElement>(null);
  const endChanging = () => {
    changeButton.current?.focus();
    setChanging(false);
  };
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, py: 0.5 }}>
      <Box sx={{ flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <LinkBase
          className="record-link"
          to={`${pathname}?view=${id}`}
          aria-current={isCurrent ? 'true' : undefined}
          onClick={onOpen}
        >
          {name}
        </LinkBase>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8438rem' }}>
          {[isCurrent && viewTexts.current, shared === 1 && (isOwn ? viewTexts.shared : viewTexts.ofColleague)]
            .filter(Boolean)
            .join(' · ')}
        </Box>
      </Box>
      {isOwn && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: { sm: 1 }, ml: 'auto', '& > button': { px: 1 } }}>
          <Button
            size="small"
            disabled={isBusy || isCurrent}
            onClick={({ currentTarget }) => {
              // A disabled button loses the focus.
              currentTarget.closest('li')?.querySelector('a')?.focus();
              onUpdate();
            }}
            aria-label={viewTexts.updateOf(name)}
          >
            {viewTexts.update}
          </Button>
          <Button
            ref={changeButton}
            size="small"
            onClick={() => setChanging(!isChanging)}
            aria-expanded={isChanging}
            aria-label={viewTexts.changeOf(name)}
          >
            {viewTexts.change}
          </Button>
          <SureButton
            texts={[viewTexts.remove, viewTexts.removeOf(name)]}
            sure={[viewTexts.sure, viewTexts.sureOf(name)]}
            isBusy={isBusy}
            onSure={onRemove}
          />
        </Box>
      )}
      {isChanging && (
        <ChangeView
          {...how}
          view={view}
          onChange={async (next) => {
            if ((next.name === name && next.shared === shared) || (await onChange(next))) endChanging();
          }}
          onCancel={endChanging}
        />
      )}
    </Box>
  );
};
