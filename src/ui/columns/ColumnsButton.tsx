import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import { type ReactNode, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';
import { useColumnsPlace, useShownColumns } from '../files/ColumnsPlace';
import { useLazyDialog } from '../late/useLazyComponent';
import { ToolButton } from '../plain/ToolButton';
import { chosen, useColumnChoice } from './columnChoice';
import { useAllColumns } from './columns';

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
  const { Dialog, isOpen, open, close } = useLazyDialog(loadDialog);
  if (!place) return null;
  return createPortal(
    <>
      <ToolButton icon={<ColumnsIcon />} aria-haspopup="dialog" aria-expanded={isOpen} onClick={open}>
        {translate('columns.title')}
      </ToolButton>
      {Dialog && <Dialog columns={columns} isOpen={isOpen} onClose={close} />}
    </>,
    place,
  );
};
