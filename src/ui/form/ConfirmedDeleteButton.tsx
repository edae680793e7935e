import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import DialogContentText from '@mui/material/DialogContentText';
import { type MouseEvent, useRef, useState } from 'react';
import {
  Button,
  type RedirectionSideEffect,
  useDelete,
  useGetRecordRepresentation,
  useGetResourceLabel,
  useNotify,
  useRecordContext,
  useRedirect,
  useResourceContext,
  useTranslate,
  useUnselect,
} from 'react-admin';
import { useFormDraft } from '../../drafts/useDraft';
import { useClearFailures, useIsLeft } from '../../feedback/failures';
import { useTellAbout } from '../../feedback/useTellAbout';
import { useHasApi } from '../../provider/reads/useHasApi';
import { BACK_IN_LIST } from '../leave/heldAddresses';
import { focusLinkTo } from '../page/focusAfterBack';
import { focusBeside } from '../page/focusBeside';
import { Question } from '../page/Question';
import { useFeedbackText } from './useSaveFeedback';

/** A column of red would be the first thing one sees of a list. */
const quiet = { '&:not(:hover, :focus-visible)': { color: 'text.secondary' } };

/**
 * Deletes after a question (section 5), and notifies after the server's answer. Replaces react-admin's
 * DeleteWithConfirmButton, whose dialog focuses its confirm button.
 */
export const ConfirmedDeleteButton = ({
  redirectTo = 'list',
  inRow = false,
}: {
  redirectTo?: RedirectionSideEffect;
  /** A button in a row: it is named after its record, and the focus then moves to the next row. */
  inRow?: boolean;
}) => {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const translate = useTranslate();
  const name = useGetResourceLabel()(resource, 1);
  const shown = useGetRecordRepresentation(resource)(record);
  const title = typeof shown === 'string' ? shown : `#${record?.id}`;
  const textOf = useFeedbackText(resource);
  const notify = useNotify();
  const clearFailures = useClearFailures();
  const cause = `delete ${record?.id}`;
  const redirect = useRedirect();
  const unselect = useUnselect(resource);
  const draft = useFormDraft();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const focusNext = useRef<() => void>();
  /** At once, unlike `isPending`: the second click of a double one comes before the next render. */
  const isSent = useRef(false);
  const label = translate('ra.action.delete');

  const open = (event: MouseEvent) => {
    event.stopPropagation();
    setOpen(true);
  };
  /** Whoever left meanwhile stays where he is now, and is told which record it is about. */
  const isLeft = useIsLeft();
  const { said, tell } = useTellAbout()(title);
  // Not at the call: what is given there is not called once the screen was left.
  const [deleteOne, { isPending }] = useDelete(
    resource,
    { id: record?.id, previousData: record },
    {
      mutationMode: 'pessimistic',
      onSuccess: () => {
        setOpen(false);
        draft?.settle();
        draft?.done();
        if (record) unselect([record.id], true);
        notify(said(textOf('deleted')), { type: 'success' });
        if (isLeft()) return;
        const left = window.location.href;
        redirect(redirectTo, resource, undefined, undefined, BACK_IN_LIST);
        if (inRow) focusNext.current?.();
        else focusLinkTo(left);
      },
      onError: (error: unknown) => {
        setOpen(false);
        tell(textOf('deleteFailed'), error, cause);
      },
      onSettled: () => {
        isSent.current = false;
      },
    },
  );
  const remove = () => {
    if (!record || isSent.current) return;
    isSent.current = true;
    clearFailures(cause);
    if (inRow) focusNext.current = focusBeside(button.current);
    void deleteOne();
  };

  return (
    <>
      <Button
        ref={button}
        label={label}
        aria-label={inRow ? `${label}: ${title}` : label}
        color="error"
        onClick={open}
        sx={inRow ? quiet : {}}
      >
        <DeleteIcon />
      </Button>
      {/* A click in the dialog must not reach the row. */}
      <Question
        isOpen={isOpen}
        onClick={(event) => event.stopPropagation()}
        title={translate('feedback.delete.title', { name, record: title })}
        content={textOf('confirmDelete')}
        confirm={label}
        confirmColor="error"
        isBusy={isPending}
        onClose={() => setOpen(false)}
        onConfirm={remove}
      >
        <Afterwards textOf={textOf} />
      </Question>
    </>
  );
};

/** What goes with it, and whether it can be put back: an older v2 has no bin, and may do otherwise. */
const Afterwards = ({ textOf }: { textOf: ReturnType<typeof useFeedbackText> }) => (
  <DialogContentText>{textOf(useHasApi() ? 'kept' : 'final')}</DialogContentText>
);
