import SendIcon from '@mui/icons-material/SendOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { visitReportTexts } from '../../../i18n/nl/late/visitReport';
import { DraftOfValues } from '../../drafts/DraftOfValues';
import { useDraft } from '../../drafts/useDraft';
import { useAlone } from '../../feedback/useAlone';
import { useFailedHere } from '../../feedback/useFailedHere';
import { textAbout } from '../../feedback/useTellAbout';
import { SHORTCUTS } from '../../keys/shortcuts';
import { formatDateTime } from '../../lib/dates';
import { splitEmails } from '../../lib/emails';
import { visitMailDraft } from '../../lib/paths';
import { useApiList } from '../../provider/reads/useApiList';
import { BusyButton } from '../../ui/page/BusyButton';
import { PartFailed } from '../../ui/page/PartFailed';
import type { Customer } from '../../v2/entities/customer';
import { type ListedMail, MailBody, type MailSection } from '../../v2/entities/mail';
import { TITLE_MAX } from '../../v2/fields';
import { MailPreview } from './MailPreview';
import { useSendMail } from './useSendMail';

const texts = visitReportTexts.mail;
const FIELDS = ['recipient', 'subject', 'message'] as const;
const listed = (addresses: string | null) => splitEmails(addresses).join(', ');

export interface MailDialogProps {
  customer: Customer;
  /** Tells it from the customer's other visits. */
  visit: string | number;
  /** As the sheet writes it. */
  date: string;
  advisor: string;
  sections: MailSection[];
  /** Without the server nothing is sent. */
  isLost: boolean;
  onClose: () => void;
}

/** A look at the mail before it is sent. Recipient, subject and text may be changed; no change is lost. */
export const MailDialog = ({ customer, visit, date, advisor, sections, isLost, onClose }: MailDialogProps) => {
  const notify = useNotify();
  const { customer_id } = customer;
  const [start] = useState({
    recipient: listed(customer.company_email),
    subject: texts.subjectOf(customer.company_name, date).slice(0, TITLE_MAX),
    message: texts.messageOf(customer.name || customer.company_name, date, advisor),
  });
  const [typed, setTyped] = useState(start);
  const isTyped = typed !== start;
  const [refused, setRefused] = useState<Partial<Record<string, string>>>({});
  const fields = useRef<Partial<Record<string, HTMLElement | null>>>({});
  const { send, isSending, failure, mayBeSent, renew } = useSendMail();
  const { isBusy, alone } = useAlone();
  const tellHere = useFailedHere();
  const draft = useDraft(visitMailDraft(customer_id, visit));
  // It may have gone as it is: nothing else takes its place.
  const isFixed = isSending || mayBeSent;
  const earlier = useEarlier(customer_id);
  const [isMailedSince, setMailedSince] = useState(false);
  /**
   * It was mailed before, which this dialog has not told: by someone else or another tab since, or as long as what was
   * mailed is not read. Where the dialog has said that this is not known, it does not ask; nor about a failed mail of its own.
   */
  const isNewlyMailed = async () => {
    if (failure || (earlier.isError && !earlier.data)) return false;
    const seen = earlier.data?.data[0]?.id;
    const { data, isError } = await earlier.refetch();
    return !isError && data?.data[0]?.id !== seen;
  };

  const change = (values: typeof start) => {
    setTyped(values);
    renew();
  };

  const press = async () => {
    const recipient = listed(typed.recipient);
    const body = MailBody.safeParse({ ...typed, recipient, customer_id, sections });
    const issues = body.error?.issues ?? [];
    setRefused(Object.fromEntries(issues.map(({ path, message }) => [path[0], message]).reverse()));
    if (!body.data) return fields.current[String(issues[0]?.path[0])]?.focus();
    const isNew = await isNewlyMailed();
    setMailedSince(isNew);
    if (isNew) tellHere([textAbout(texts.title, texts.mailedSince)]);
    const result = isNew ? undefined : await send(body.data);
    if (!result) return;
    draft.done();
    notify(result === 'sent' ? texts.sentTo(recipient) : texts.kept, {
      type: result === 'sent' ? 'success' : 'warning',
    });
    onClose();
  };

  return (
    <Dialog
      open
      // What is typed is kept, as by the button. A click beside it is no wish to close.
      onClose={(_, reason) => !isBusy && (reason === 'escapeKeyDown' || !isTyped) && onClose()}
      fullWidth
      maxWidth="md"
    >
      <DialogTitle>{texts.title}</DialogTitle>
      <DialogContent>
        <DraftOfValues
          draft={isFixed ? { ...draft, offer: null } : draft}
          values={typed}
          empty={start}
          isSaving={isBusy}
          isHeld={isBusy}
          labelOf={(field) => texts.fields[field as keyof typeof start]}
          onPutBack={change}
        />
        <Earlier query={earlier} />
        {FIELDS.map((field) => (
          <TextField
            key={field}
            label={texts.fields[field]}
            inputRef={(input) => {
              fields.current[field] = input;
            }}
            value={typed[field]}
            onChange={({ target }) => change({ ...typed, [field]: target.value })}
            disabled={isFixed}
            error={Boolean(refused[field])}
            helperText={refused[field] ?? (field === 'recipient' ? texts.severalHint : '')}
            autoComplete="off"
            {...(field === 'message' ? { multiline: true, minRows: 4 } : {})}
            slotProps={{ htmlInput: { 'aria-required': true, ...(field === 'recipient' && { inputMode: 'email' }) } }}
          />
        ))}
        <DialogContentText sx={{ mt: 1 }}>{texts.inline}</DialogContentText>
        <MailPreview sections={sections} />
      </DialogContent>
      {(failure || isMailedSince) && (
        <Alert severity={failure ? 'error' : 'warning'} role="alert" sx={{ mx: 3, mt: 1 }}>
          {failure || texts.mailedSince}
        </Alert>
      )}
      <DialogActions>
        <Button onClick={onClose} disabled={isSending}>
          {texts.close}
        </Button>
        <BusyButton
          variant="contained"
          startIcon={<SendIcon />}
          isBusy={isBusy}
          disabled={isLost}
          aria-keyshortcuts={SHORTCUTS.send.keys}
          // Not by the second half of a double click: it would answer what the first has asked.
          onClick={({ detail }) => detail < 2 && void alone(press)}
        >
          {failure ? texts.again : texts.send}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
};

/** Of a mail that failed nothing is said. */
type Mailed = ListedMail & { result: keyof typeof texts.earlier };

const useEarlier = (customerId: number) =>
  useApiList<Mailed>('outbox', {
    filter: { customer_id: customerId, result: Object.keys(texts.earlier) },
    sort: { field: 'mail_id', order: 'DESC' },
    pagination: { page: 1, perPage: 1 },
  }).query;

const Earlier = ({ query }: { query: ReturnType<typeof useEarlier> }) => {
  if (query.error && !query.data)
    return <PartFailed missing={texts.earlierUnread} onRetry={() => void query.refetch()} />;
  const last = query.data?.data[0];
  return last ? (
    <Alert severity="info" role="note" sx={{ mb: 1 }}>
      {texts.earlier[last.result]}: {texts.at(formatDateTime(last.created), last.recipient)}
      {last.result === 'sent' && ` ${last.error}`}
    </Alert>
  ) : null;
};
