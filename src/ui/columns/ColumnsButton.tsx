import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';
import { useLateCode } from '../../feedback/useLateCode';
import { useAllColumns } from '../list/columns';
import { ToolButton } from '../list/ToolButton';
import { useColumnsPlace, useShownColumns } from './ColumnsPlace';
import { chosen, useColumnChoice } from './columnChoice';

const loadDialog = () => import('./ColumnsDialog').then(({ ColumnsDialog }) => ColumnsDialog);

/** Opens the choice of columns. Give it the table's columns. */
export const ColumnsButton = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  const place = useColumnsPlace();
  const columns = useAllColumns(children);
  const shown = useShownColumns();
  const [choice] = useColumnChoice();
  useEffect(() => {
    shown.current = { all: columns, shown: chosen(columns, choice) };
  }, [shown, columns, choice]);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Dialog = useLateCode({ load: loadDialog, isNeeded: isOpen, onFailed: close });
  if (!place) return null;
  return createPortal(
    <>
      <ToolButton icon={<ColumnsIcon />} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        {translate('columns.title')}
      </ToolButton>
      {Dialog && <Dialog columns={columns} isOpen={isOpen} onClose={close} />}
    </>,
    place,
  );
};
