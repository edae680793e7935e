import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useRecordFromLocation, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { DraftOfValues } from '../../drafts/DraftOfValues';
import { useDraft } from '../../drafts/useDraft';
import { useAlone } from '../../feedback/useAlone';
import { SHORTCUTS } from '../../keys/shortcuts';
import { customerPaths } from '../../lib/paths';
import type { FormKey } from '../../provider/http/idempotency';
import { BusyButton } from '../../ui/page/BusyButton';
import { TaskNew } from '../../v2/entities/task';

const EMPTY = { description: '' };

/**
 * The field for a new task. Emptied after a success; a failure keeps the text. Says first what the server would refuse.
 * A link may fill it, by the location's state, as it may a form.
 */
export const AddTask = ({
  customerId,
  onAdd,
}: {
  customerId: number;
  onAdd: (description: string, form: FormKey) => Promise<boolean>;
}) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const asked: unknown = useRecordFromLocation()?.description;
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (typeof asked !== 'string') return;
    setTyped(asked);
    field.current?.focus();
    // Taken once: a reload, or Back, does not bring what was added since.
    navigate({ pathname, search }, { replace: true });
  }, [asked, navigate, pathname, search]);
  const values = useMemo(() => ({ description: typed }), [typed]);
  // The same draft on the customer's dashboard.
  const draft = useDraft(customerPaths.tasks(customerId));
  const { isBusy: isAdding, alone } = useAlone();
  const [refusal, setRefusal] = useState('');

  const add = async (event: FormEvent) => {
    event.preventDefault();
    const form = event.currentTarget;
    const refused = TaskNew.safeParse({ description: typed }).error?.issues[0]?.message ?? '';
    setRefusal(refused);
    if (refused !== '') return field.current?.focus();
    const isAdded = await alone(() => onAdd(typed, draft));
    if (isAdded === undefined) return;
    // A button that waits for its answer loses the focus.
    const { activeElement, body } = document;
    if (activeElement === body || form.contains(activeElement)) field.current?.focus();
    // Keep text that was typed during the request.
    if (isAdded) setTyped((now) => (now === typed ? '' : now));
  };

  return (
    <>
      <DraftOfValues
        draft={draft}
        values={values}
        empty={EMPTY}
        isSaving={isAdding}
        labelOf={() => translate('tasks.new')}
        onPutBack={({ description }) => setTyped(description)}
      />
      <Box
        component="form"
        onSubmit={add}
        sx={{ display: 'flex', displayPrint: 'none', gap: 1, alignItems: 'flex-start', mb: 1 }}
      >
        <TextField
          label={translate('tasks.new')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setRefusal('');
          }}
          inputRef={field}
          error={refusal !== ''}
          helperText={refusal}
          autoComplete="off"
          slotProps={{ htmlInput: { enterKeyHint: 'done', 'aria-keyshortcuts': SHORTCUTS.create.keys } }}
          margin="none"
        />
        <BusyButton type="submit" variant="contained" startIcon={<AddIcon />} isBusy={isAdding} sx={{ flexShrink: 0 }}>
          {translate('ra.action.add')}
        </BusyButton>
      </Box>
    </>
  );
};
