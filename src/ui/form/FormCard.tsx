import SaveIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { type PropsWithChildren, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Form, type RaRecord, useRecordContext, useSaveContext, useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { DraftOfForm } from '../../drafts/DraftOfForm';
import { useFormDraft } from '../../drafts/useDraft';
import { useClearFailures } from '../../feedback/failures';
import type { FormBase } from '../../provider/records/threeWayMerge';
import { LeaveGuard } from '../leave/LeaveGuard';
import { BusyButton } from '../page/BusyButton';
import { FORM_WIDTH } from '../page/formLayout';
import { enterOnTouch } from './enterOnTouch';
import { type FormSchema, resolverOf } from './resolverOf';
import { type TypedMeanwhile, WatchTyped } from './typedMeanwhile';
import { useSaidRequired } from './useSaidRequired';

interface FormCardProps {
  schema: FormSchema;
  meanwhile: TypedMeanwhile;
  /** The base of the save, for an existing record. */
  base?: FormBase;
  defaultValues?: Record<string, unknown>;
  children: ReactNode;
  /** Beside the save button. */
  actions?: ReactNode;
  id?: string;
}

/** A form's inputs and its save button. Keeps what was typed until the server has stored it. */
export const FormCard = ({ schema, meanwhile, base, defaultValues, children, actions, ...form }: FormCardProps) => {
  const start = useStart(defaultValues);
  const draft = useFormDraft();
  return (
    <Form
      // The form's own rules check, with Dutch messages, not the browser.
      noValidate
      resolver={resolverOf(schema, start.values.record)}
      {...start.values}
      {...form}
    >
      <OnceFilled>
        <FormFailures />
        <KeepTyped start={start} base={base} />
        <WatchTyped meanwhile={meanwhile} isNew={!base} />
        <UnsavedGuard onLeave={draft?.done} />
        <DraftOfForm base={base} />
        <Card sx={{ maxWidth: FORM_WIDTH }}>
          <Fields>{children}</Fields>
          <Box
            className="form-bar"
            sx={{
              display: 'flex',
              displayPrint: 'none',
              alignItems: 'center',
              gap: 1.5,
              px: { xs: 2, sm: 3 },
              py: 1.5,
              borderTop: 1,
              borderColor: 'divider',
              position: 'sticky',
              bottom: 'var(--notices, 0px)',
              bgcolor: 'background.paper',
              zIndex: 1,
              '@media (max-height: 20rem)': { position: 'static' },
            }}
          >
            <SubmitButton />
            <Box sx={{ flexGrow: 1 }} />
            {actions}
          </Box>
        </Card>
      </OnceFilled>
    </Form>
  );
};

const Fields = ({ children }: PropsWithChildren) => (
  <Stack ref={useSaidRequired()} sx={{ p: { xs: 2, sm: 3 } }} {...enterOnTouch}>
    {children}
  </Stack>
);

/**
 * react-admin gives a form its values as it opens, and once more right after. The inputs come after that: otherwise each
 * would be rendered three times, and the rows of an ArrayInput mounted twice.
 */
const OnceFilled = ({ children }: PropsWithChildren) => {
  const [isFilled, setFilled] = useState(false);
  // Before anything is painted.
  useLayoutEffect(() => setFilled(true), []);
  return isFilled && children;
};

interface Start {
  record?: RaRecord;
  defaultValues?: Record<string, unknown>;
}

/** The values that the form starts from, and newer ones. */
const useStart = (defaultValues: Start['defaultValues']) => {
  const record = useRecordContext();
  const latest: Start = { ...(record ? { record } : {}), ...(defaultValues ? { defaultValues } : {}) };
  const [values, setValues] = useState(latest);
  return { values, latest, setValues };
};

/** An untouched form follows newer data; a form with typed values does not. */
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
    <BusyButton type="submit" variant="contained" startIcon={<SaveIcon />} isBusy={saving || isSubmitting}>
      {translate('ra.action.save')}
    </BusyButton>
  );
};

/**
 * Removes the notices of a form's failures when it is sent again, and when its last wrong field is corrected. The focus
 * goes to the first field that the server refused, as it does to one that the form's own rules refuse.
 */
const FormFailures = () => {
  const { setFocus } = useFormContext();
  const { errors, isSubmitting } = useFormState();
  const clear = useClearFailures();
  const refused = Object.keys(errors).find((field) => errors[field]?.type === 'server');
  // `root` is the server's reason, which no typing corrects.
  const isWrong = Object.keys(errors).some((field) => field !== 'root');
  const wasWrong = useRef(false);
  const wasSubmitting = useRef(false);
  useEffect(() => {
    // Once when it is sent: it becomes wrong before the sending ends, and its failure is told by then.
    const isSent = isSubmitting && !wasSubmitting.current;
    if (isSent || (wasWrong.current && !isWrong)) clear();
    if (wasSubmitting.current && !isSubmitting && refused) setFocus(refused);
    wasWrong.current = isWrong;
    wasSubmitting.current = isSubmitting;
  }, [isSubmitting, isWrong, refused, clear, setFocus]);
  return null;
};

/** Asks before the form around it is left with unsaved changes. */
const UnsavedGuard = ({ onLeave }: { onLeave?: () => void }) => {
  const { dirtyFields, isSubmitSuccessful, isSubmitting } = useFormState();
  const hasChanges = Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful;
  return <LeaveGuard hasChanges={hasChanges} isSaving={isSubmitting} onLeave={onLeave} />;
};
