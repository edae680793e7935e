import ViewsIcon from '@mui/icons-material/BookmarkBorder';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useLazyComponent, useLazyDialog } from '../late/useLazyComponent';
import { ToolButton } from '../plain/ToolButton';

const loadDialog = () => import('./ViewsDialog').then(({ ViewsDialog }) => ViewsDialog);
const loadOpenView = () => import('./OpenView').then(({ OpenView }) => OpenView);

/** Opens the saved views of a list; an address with `?view=12` opens one. Both load when they are needed. */
export const ViewsButton = () => {
  const translate = useTranslate();
  const { Dialog, isOpen, open, close } = useLazyDialog(loadDialog);
  const [asked, forget] = useAskedView();
  const Open = useLazyComponent({ load: loadOpenView, isNeeded: asked !== null, onFailed: forget });
  return (
    <>
      <ToolButton icon={<ViewsIcon />} aria-haspopup="dialog" aria-expanded={isOpen} onClick={open}>
        {translate('views.title')}
      </ToolButton>
      {Dialog && <Dialog isOpen={isOpen} onClose={close} />}
      {Open && asked !== null && <Open key={asked} id={asked} onDone={forget} />}
    </>
  );
};

/** The view of the address. react-admin soon writes the list's parameters over it. */
const useAskedView = () => {
  const view = Number(new URLSearchParams(useLocation().search).get('view')) || null;
  const [asked, setAsked] = useState<number | null>(null);
  const last = useRef<number | null>(null);
  useEffect(() => {
    if (view !== null && view !== last.current) setAsked(view);
    last.current = view;
  }, [view]);
  return [asked, () => setAsked(null)] as const;
};
