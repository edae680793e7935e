import EditIcon from '@mui/icons-material/EditNoteOutlined';
import { useListContext, useTranslate } from 'react-admin';
import { useApi } from '../provider/reads/useHasApi';
import { useLazyDialog } from '../ui/late/useLazyComponent';
import { ToolButton } from '../ui/plain/ToolButton';
import { isBulkResource } from './bulkFields';

const loadDialog = () => import('./BulkEditDialog').then(({ BulkEditDialog }) => BulkEditDialog);

/** Among a list's actions for what is selected: one change of all of it. */
export const BulkEditButton = () => {
  const translate = useTranslate();
  const { resource, selectedIds } = useListContext();
  const { data: hasApi } = useApi();
  const { Dialog, isOpen, open, close } = useLazyDialog(loadDialog);
  if (hasApi === undefined || !isBulkResource(resource)) return null;
  return (
    <>
      <ToolButton icon={<EditIcon />} aria-haspopup="dialog" onClick={open}>
        {translate('runs.edit')}
      </ToolButton>
      {isOpen && Dialog && <Dialog resource={resource} ids={selectedIds} onClose={close} />}
    </>
  );
};
