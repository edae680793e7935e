import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { useTranslate } from 'react-admin';
import { useLazyDialog } from '../ui/late/useLazyComponent';
import { ToolButton } from '../ui/plain/ToolButton';
import type { ImportResource } from './importFields';

const loadDialog = () => import('./ImportDialog').then(({ ImportDialog }) => ImportDialog);

/** Beside a list's export: changes its records by a file or pasted cells. `label`: a key, where the list is of another resource. */
export const ImportButton = ({ resource, label = 'csv.import' }: { resource: ImportResource; label?: string }) => {
  const translate = useTranslate();
  const { Dialog, isOpen, open, close } = useLazyDialog(loadDialog);
  return (
    <>
      <ToolButton icon={<UploadIcon />} aria-haspopup="dialog" onClick={open}>
        {translate(label)}
      </ToolButton>
      {isOpen && Dialog && <Dialog resource={resource} onClose={close} />}
    </>
  );
};
