import { useEvent, useNavigate } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { viewTexts } from '../../../i18n/nl/late/views';
import { useIsLeft, useTellFailure } from '../../feedback/failures';
import { useApi } from '../../provider/reads/useHasApi';
import { useColumnChoice } from '../columns/columnChoice';
import { useViews } from './useViews';
import { parseSettings, searchOf } from './viewSettings';

/** Shows a saved view in the list, once: its filter and sorting go into the address, its columns into the choice. */
export const OpenView = ({ id, onDone }: { id: number; onDone: () => void }) => {
  const views = useViews();
  const isReady = !useApi().isPending;
  const navigate = useNavigate();
  const tellFailure = useTellFailure();
  const { pathname } = useLocation();
  const { perPage } = useListContext();
  const [, setColumns] = useColumnChoice();
  const isStarted = useRef(false);
  const isThere = useRef(true);
  const isLeft = useIsLeft();
  const open = useEvent(async () => {
    if (isStarted.current) return;
    isStarted.current = true;
    // Another view may have been asked for meanwhile, or another screen.
    const isOver = () => !isThere.current || isLeft();
    try {
      const settings = parseSettings((await views.one(id)).settings);
      if (isOver()) return;
      setColumns(settings.columns);
      navigate({ pathname, search: searchOf(settings, perPage) }, { replace: true });
    } catch (error) {
      if (isOver()) return;
      tellFailure(viewTexts.notOpened, error);
    }
    onDone();
  });
  useEffect(() => {
    isThere.current = true;
    if (isReady) void open();
    return () => {
      isThere.current = false;
    };
  }, [isReady, open]);
  return null;
};
