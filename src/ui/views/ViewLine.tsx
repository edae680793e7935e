import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { LinkBase } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { viewTexts } from '../../../i18n/nl/late/views';
import type { SavedView } from './useViews';

interface ViewLineProps {
  view: SavedView;
  /** True when the list shows what the view holds. */
  isCurrent: boolean;
  isBusy: boolean;
  onOpen: () => void;
  onUpdate: () => void;
  onRemove: () => void;
}

/** A saved view: a link that can be sent to a colleague, and for one's own the buttons that change it. */
export const ViewLine = ({ view, isCurrent, isBusy, onOpen, onUpdate, onRemove }: ViewLineProps) => {
  const { pathname } = useLocation();
  const [isSure, setSure] = useState(false);
  const { id, name, shared, isOwn } = view;
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
        <Box sx={{ display: 'flex', columnGap: 1, ml: 'auto' }}>
          <Button size="small" disabled={isBusy || isCurrent} onClick={onUpdate} aria-label={viewTexts.updateOf(name)}>
            {viewTexts.update}
          </Button>
          <Button
            size="small"
            color="error"
            disabled={isBusy}
            // The second click of a double one answers no question.
            onClick={({ detail }) => (isSure ? detail < 2 && onRemove() : setSure(true))}
            onBlur={() => setSure(false)}
            aria-label={isSure ? viewTexts.sureOf(name) : viewTexts.removeOf(name)}
          >
            {isSure ? viewTexts.sure : viewTexts.remove}
          </Button>
        </Box>
      )}
    </Box>
  );
};
