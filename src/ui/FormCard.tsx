import { zodResolver } from '@hookform/resolvers/zod';
import SaveIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { type ReactNode, useEffect, useState } from 'react';
import { Form, type RaRecord, useRecordContext, useSaveContext, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { z } from 'zod';
import { DraftOfForm, type FormBase } from '../drafts/DraftOfForm';
import { useFormDraft } from '../drafts/useDraft';
import { FORM_WIDTH } from './formWidth';
import { FieldTextsProvider, useNewFieldTexts } from './inputs/fieldTexts';
import { UnsavedGuard } from './UnsavedGuard';

/** A record's schema: form values in, body out. The rule that the server checks too. */
export type FormSchema = z.ZodType<Record<string, unknown>, unknown>;

interface FormCardProps {
  schema: FormSchema;
  /** Of a record that is there already: what a save is held against. */
  base?: FormBase;
  /** What a new record starts from. */
  defaultValues?: Record<string, unknown>;
  children: ReactNode;
  /** Beside the save button. */
  actions?: ReactNode;
  id?: string;
}

/** The inputs of a form with its save button; keeps what was typed until the server said OK. */
export const FormCard = ({ schema, base, defaultValues, children, actions, ...form }: FormCardProps) => {
  const start = useStart(defaultValues);
  const draft = useFormDraft();
  return (
    <Form
      resolver={zodResolver(schema as z.ZodType<Record<string, unknown>, Record<string, unknown>>)}
      {...start.values}
      {...form}
    >
      <KeepTyped start={start} base={base} />
      <UnsavedGuard {...(draft ? { onLeave: draft.leave } : {})} />
      <FieldTextsProvider value={useNewFieldTexts()}>
        <DraftOfForm {...(base ? { base } : {})} />
        <Card sx={{ maxWidth: FORM_WIDTH }}>
          <Stack sx={{ p: { xs: 2, sm: 3 } }}>{children}</Stack>
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1.5,
              px: { xs: 2, sm: 3 },
              py: 1.5,
              borderTop: 1,
              borderColor: 'divider',
              position: 'sticky',
              bottom: 0,
              bgcolor: 'background.paper',
              zIndex: 1,
            }}
          >
            <SubmitButton />
            <Box sx={{ flexGrow: 1 }} />
            {actions}
          </Box>
        </Card>
      </FieldTextsProvider>
    </Form>
  );
};

interface Start {
  record?: RaRecord;
  defaultValues?: Record<string, unknown>;
}

/** What the form starts from, and what has come since. */
const useStart = (defaultValues: Start['defaultValues']) => {
  const record = useRecordContext();
  const latest: Start = { ...(record ? { record } : {}), ...(defaultValues ? { defaultValues } : {}) };
  const [values, setValues] = useState(latest);
  return { values, latest, setValues };
};

/** A form in which nothing was typed follows what comes later; one in which something was, stays as it is. */
const KeepTyped = ({ start, base }: { start: ReturnType<typeof useStart>; base: FormBase | undefined }) => {
  const { dirtyFields, isSubmitting } = useFormState();
  const { values, latest, setValues } = start;
  const mayFollow = Object.keys(dirtyFields).length === 0 && !isSubmitting;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `latest` is made at every render, out of these
  useEffect(() => {
    if (mayFollow) setValues(latest);
  }, [mayFollow, latest.record, latest.defaultValues]);
  const { record } = values;
  useEffect(() => {
    if (base && record) base.opened = record;
  }, [base, record]);
  return null;
};

const SubmitButton = () => {
  const translate = useTranslate();
  const { saving } = useSaveContext();
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" variant="contained" startIcon={<SaveIcon />} disabled={saving || isSubmitting}>
      {translate('ra.action.save')}
    </Button>
  );
};
