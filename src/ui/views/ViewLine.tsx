import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { LinkBase, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
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
  const translate = useTranslate();
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
          {[
            isCurrent && translate('views.current'),
            shared === 1 && translate(isOwn ? 'views.shared' : 'views.ofColleague'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Box>
      </Box>
      {isOwn && (
        <>
          <Button
            size="small"
            disabled={isBusy || isCurrent}
            onClick={onUpdate}
            aria-label={translate('views.updateOf', { name })}
          >
            {translate('views.update')}
          </Button>
          <Button
            size="small"
            color="error"
            disabled={isBusy}
            onClick={() => (isSure ? onRemove() : setSure(true))}
            onBlur={() => setSure(false)}
            aria-label={translate(isSure ? 'views.sureOf' : 'views.removeOf', { name })}
          >
            {translate(isSure ? 'views.sure' : 'views.remove')}
          </Button>
        </>
      )}
    </Box>
  );
};
