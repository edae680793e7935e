import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useEvent } from 'ra-core';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useRecordFromLocation, useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { DraftOfValues } from '../../drafts/DraftOfValues';
import { useDraft } from '../../drafts/useDraft';
import { useAlone } from '../../feedback/useAlone';
import { SHORTCUTS } from '../../keys/shortcuts';
import { customerPaths } from '../../lib/paths';
import type { FormKey } from '../../provider/http/idempotency';
import { TaskNew } from '../../v2/entities/task';

const EMPTY = { description: '' };

/** Of one draft, or given back together after a failure. */
const inOneLine = (tasks: readonly string[]) => tasks.filter(Boolean).join(', ');

/**
 * The field for a new task, free for the next one while tasks are on their way, one after the other. A failure gives back
 * what was not added. Says first what the server would refuse. A link may fill it, by the location's state, as it may a
 * form.
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
  /** What was sent and is not added yet, the first one under way. */
  const queue = useRef<readonly string[]>([]);
  const [sent, setSent] = useState(queue.current);
  /** The field was taken, and not typed in since: Enter and a press in the same moment are one. */
  const isTaken = useRef(false);
  const write = (text: string) => {
    isTaken.current = false;
    setTyped(text);
  };
  const keepSent = (tasks: readonly string[]) => {
    queue.current = tasks;
    setSent(tasks);
  };
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (typeof asked !== 'string') return;
    isTaken.current = false;
    setTyped(asked);
    field.current?.focus();
    // Taken once: a reload, or Back, does not bring what was added since.
    navigate({ pathname, search }, { replace: true });
  }, [asked, navigate, pathname, search]);
  const values = useMemo(() => ({ description: inOneLine([...sent, typed]) }), [sent, typed]);
  // The same draft on the customer's dashboard.
  const draft = useDraft(customerPaths.tasks(customerId));
  const { isBusy: isAdding, alone } = useAlone();
  const [refusal, setRefusal] = useState('');

  const add = async (event: FormEvent) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isTaken.current) return;
    const refused = TaskNew.safeParse({ description: typed }).error?.issues[0]?.message ?? '';
    setRefusal(refused);
    if (refused !== '') return field.current?.focus();
    isTaken.current = true;
    keepSent([...queue.current, typed]);
    setTyped('');
    await alone(addQueued);
    isTaken.current = false;
    // For the next task, also after a press on the button; not where the user went elsewhere meanwhile.
    const { activeElement, body } = document;
    if (activeElement === body || form.contains(activeElement)) field.current?.focus();
  };
  const addQueued = async () => {
    for (let [task] = queue.current; task !== undefined; [task] = queue.current) {
      const isAdded = await onAdd(task, draft);
      const left = isAdded ? queue.current.slice(1) : queue.current;
      if (!isAdded) setTyped((now) => inOneLine([...left, now]));
      keepSent(isAdded ? left : []);
      if (draft.isClosed()) keepDraft(left);
    }
  };
  /** Of a screen that was left, which no longer tells its draft what is in it. */
  const keepDraft = useEvent((left: readonly string[]) => {
    const description = inOneLine([...left, typed]);
    draft.note(() => (description === '' ? null : { values: { description }, opened: {} }));
    draft.keepAgain();
  });

  return (
    <>
      <DraftOfValues
        draft={draft}
        values={values}
        empty={EMPTY}
        isSaving={isAdding}
        labelOf={() => translate('tasks.new')}
        onPutBack={({ description }) => write(description)}
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
            write(event.target.value);
            setRefusal('');
          }}
          inputRef={field}
          error={refusal !== ''}
          helperText={refusal}
          autoComplete="off"
          slotProps={{ htmlInput: { enterKeyHint: 'done', 'aria-keyshortcuts': SHORTCUTS.create.keys } }}
          margin="none"
        />
        <Button
          type="submit"
          variant="contained"
          startIcon={isAdding ? <span className="spinner" /> : <AddIcon />}
          aria-busy={isAdding}
          // As high as the field beside it.
          sx={{ flexShrink: 0, minHeight: '2.456rem' }}
        >
          {translate('ra.action.add')}
        </Button>
      </Box>
    </>
  );
};
