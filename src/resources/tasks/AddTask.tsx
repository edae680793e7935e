import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { DraftOfValues } from '../../drafts/DraftOfValues';
import { useDraft } from '../../drafts/useDraft';
import { customerPaths } from '../../lib/customerPaths';

const EMPTY = { description: '' };

/** The field for a new task; empty again once the server took it, else as typed. */
export const AddTask = ({
  customerId,
  onAdd,
}: {
  customerId: number;
  onAdd: (description: string) => Promise<boolean>;
}) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const values = useMemo(() => ({ description: typed }), [typed]);
  // The same on the customer's dashboard.
  const draft = useDraft(customerPaths.tasks(customerId));
  const [isAdding, setAdding] = useState(false);

  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (isAdding) return;
    setAdding(true);
    const isAdded = await onAdd(typed);
    setAdding(false);
    // What was typed while the server answered stays.
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
      <Box component="form" onSubmit={add} sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 1 }}>
        <TextField
          label={translate('tasks.new')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          margin="none"
        />
        <Button
          type="submit"
          variant="contained"
          startIcon={<AddIcon />}
          loading={isAdding}
          loadingPosition="start"
          sx={{ flexShrink: 0 }}
        >
          {translate('ra.action.add')}
        </Button>
      </Box>
    </>
  );
};
