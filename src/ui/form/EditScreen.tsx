import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { keyframes } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import {
  EditBase,
  type EditBaseProps,
  type RaRecord,
  useEditContext,
  useGetRecordRepresentation,
  useGetResourceLabel,
  useResourceDefinition,
} from 'react-admin';
import { DraftProvider, useDraft } from '../../drafts/useDraft';
import { newKey } from '../../provider/http/idempotency';
import { ConflictError, type FormBase } from '../../provider/records/threeWayMerge';
import { rebase, SavingContext } from '../inputs/saving';
import { FORM_WIDTH } from '../page/formLayout';
import { HistoryButton } from '../page/HistoryButton';
import { LoadFailed } from '../page/LoadFailed';
import { PageHeading } from '../page/PageHeading';
import { useReturnTo } from '../page/returnTo';
import { ConfirmedDeleteButton } from './ConfirmedDeleteButton';
import { ConflictDialog, RECORD_FORM } from './ConflictDialog';
import type { FormProps } from './CreateScreen';
import { FormCard } from './FormCard';
import type { FormSchema } from './resolverOf';
import { type TypedMeanwhile, useTypedMeanwhile } from './typedMeanwhile';
import { useIsFormLeft, useSaveFeedback } from './useSaveFeedback';

interface EditScreenProps extends Pick<EditBaseProps, 'redirect'> {
  schema: FormSchema;
  children: ReactNode;
  /** Beside the save button, for example delete. */
  actions?: ReactNode;
  /** Links in the heading, to what belongs to the record. */
  links?: ReactNode;
  header?: ReactNode;
  /** Key of the text for a failed load. */
  loadFailed?: string;
  /** The list to go back to from a record that is not there; default the resource's own. */
  overview?: string;
}

const ignored = () => undefined;

/** Edits a record. Notifies after the server's answer. A failed load shows a message instead of the form. */
export const EditScreen = ({ redirect, ...screen }: EditScreenProps) => {
  const [conflict, setConflict] = useState<ConflictError | null>(null);
  // The base of the save: the record that the form shows, or the one after a conflict. Not state, because the next
  // submit reads it without a render.
  const [formBase] = useState<FormBase>({});
  // Its own query, because the list's record may be old.
  const [query] = useState(() => ({ meta: { opening: newKey() }, gcTime: 0 }));
  const draft = useDraft();
  const isFormLeft = useIsFormLeft(draft);
  const meanwhile = useTypedMeanwhile();
  const { onSuccess, onError, onImageStored } = useSaveFeedback('updated', redirect);
  return (
    <EditBase
      mutationMode="pessimistic"
      mutationOptions={{
        meta: formBase,
        onSuccess: (record: RaRecord, { data }: { data?: object }) => {
          const isLeft = isFormLeft();
          const isLeftToSave = meanwhile.isThere();
          formBase.hasStoredImage = false;
          if (!isLeftToSave) draft.done();
          else {
            // The next save sends the rest.
            rebase(formBase, data);
            if (isLeft) draft.keepAgain();
            else meanwhile.stay();
          }
          onSuccess(record, isLeft, isLeftToSave);
        },
        onError: (error: unknown, { data, previousData }: { data?: object; previousData?: RaRecord }) => {
          const isLeft = isFormLeft();
          if (error instanceof ConflictError && !isLeft) setConflict(error);
          else onError(error, isLeft, previousData, !Object(data).password);
          if (formBase.hasStoredImage) onImageStored();
        },
      }}
      queryOptions={{ ...query, onError: ignored }}
    >
      <DraftProvider value={draft}>
        <SavingContext.Provider value={{ base: formBase, meanwhile }}>
          <EditContent {...screen} base={formBase} meanwhile={meanwhile}>
            {screen.children}
            {conflict && (
              <ConflictDialog
                conflict={conflict}
                onDecided={() => {
                  formBase.opened = conflict.base;
                }}
                onClose={() => setConflict(null)}
              />
            )}
          </EditContent>
        </SavingContext.Provider>
      </DraftProvider>
    </EditBase>
  );
};

/** The screen of a resource whose manifest describes its form. */
export const EditForm = ({ schema, Inputs, canDelete }: FormProps) => (
  <EditScreen
    redirect={useReturnTo()}
    schema={schema}
    links={<HistoryButton />}
    actions={canDelete && <ConfirmedDeleteButton />}
  >
    <Inputs isNew={false} />
  </EditScreen>
);

const EditContent = ({
  schema,
  children,
  actions,
  links,
  header,
  loadFailed,
  overview,
  ...saving
}: Omit<EditScreenProps, 'redirect'> & { base: FormBase; meanwhile: TypedMeanwhile }) => {
  const { record, error, refetch, defaultTitle, resource } = useEditContext();
  const { recordRepresentation } = useResourceDefinition({ resource });
  const shown = useGetRecordRepresentation(resource)(record);
  // Until the record is loaded, the title is its kind.
  const kind = useGetResourceLabel()(resource, 1);
  const title = record ? (recordRepresentation ? shown : defaultTitle) : kind;
  return (
    <>
      <PageHeading title={String(title)} maxWidth={FORM_WIDTH}>
        {links}
      </PageHeading>
      {header}
      {record ? (
        <FormCard schema={schema} {...saving} actions={actions} id={RECORD_FORM}>
          {children}
        </FormCard>
      ) : error ? (
        <LoadFailed error={error} onRetry={refetch} text={loadFailed} overview={overview ?? `/${resource}`} />
      ) : (
        <FormSkeleton />
      )}
    </>
  );
};

const appear = keyframes({ from: { opacity: 0 } });
const FIELDS = [0, 1, 2, 3, 4, 5];

/** Placeholder of a form; visible only when the record takes long. */
export const FormSkeleton = () => (
  <Card aria-hidden sx={{ maxWidth: FORM_WIDTH, p: { xs: 2, sm: 3 }, animation: `${appear} 0.2s 0.2s both` }}>
    {FIELDS.map((field) => (
      <Skeleton key={field} variant="rounded" height={40} sx={{ mb: 3 }} />
    ))}
  </Card>
);
