import {
  DeleteWithConfirmButton,
  type RedirectionSideEffect,
  useGetResourceLabel,
  useNotify,
  useRedirect,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { useFormDraft } from '../drafts/useDraft';
import { LEAVES_CHANGES } from '../ui/heldAddresses';
import { useTellFailure } from './useTellFailure';

/** Deletes after a question (section 5), says so after the server's answer, and says when it failed. */
export const ConfirmedDeleteButton = ({
  content = 'feedback.delete.content',
  redirectTo = 'list',
  label,
}: {
  /** Key of the question's text. */
  content?: string;
  redirectTo?: RedirectionSideEffect;
  label?: string;
}) => {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const name = useGetResourceLabel()(resource, 1);
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const redirect = useRedirect();
  const draft = useFormDraft();
  return (
    <DeleteWithConfirmButton
      mutationMode="pessimistic"
      {...(label ? { label } : {})}
      confirmTitle={translate('feedback.delete.title', { name })}
      confirmContent={translate(content)}
      mutationOptions={{
        onSuccess: () => {
          draft?.done();
          notify(`feedback.${resource}.deleted`, { type: 'success' });
          redirect(redirectTo, resource, undefined, undefined, LEAVES_CHANGES);
        },
        onError: (error: unknown) => tellFailure(`feedback.${resource}.deleteFailed`, error),
      }}
    />
  );
};
