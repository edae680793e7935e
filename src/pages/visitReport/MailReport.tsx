import MailIcon from '@mui/icons-material/MailOutlined';
import Button from '@mui/material/Button';
import { type RefObject, useState, useSyncExternalStore } from 'react';
import { visitReportTexts } from '../../../i18n/nl/late/visitReport';
import { useHasApi } from '../../provider/reads/useHasApi';
import type { MailSection } from '../../v2/entities/mail';
import { reachability } from '../../visits/reachability';
import { MailDialog, type MailDialogProps } from './MailDialog';
import { sectionsOf } from './sectionsOf';

/** Mails the report to the customer, after a look. Only a server with `/api` sends mail. */
export const MailReport = ({
  sheet,
  ...about
}: Pick<MailDialogProps, 'customer' | 'visit' | 'date' | 'advisor'> & { sheet: RefObject<HTMLElement | null> }) => {
  const hasApi = useHasApi();
  const { isLost } = useSyncExternalStore(reachability.subscribe, reachability.get);
  const [sections, setSections] = useState<MailSection[] | null>(null);
  if (!hasApi) return null;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<MailIcon />}
        disabled={isLost}
        onClick={() => sheet.current && setSections(sectionsOf(sheet.current))}
      >
        {visitReportTexts.mail.open}
      </Button>
      {sections && <MailDialog {...about} sections={sections} isLost={isLost} onClose={() => setSections(null)} />}
    </>
  );
};
