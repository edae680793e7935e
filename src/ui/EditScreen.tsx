import { type ReactNode, useState } from 'react';
import { EditBase, type EditBaseProps, type RaRecord, useEditContext, useGetResourceLabel } from 'react-admin';
import type { FormBase } from '../drafts/DraftOfForm';
import { DraftProvider, useDraft } from '../drafts/useDraft';
import { ConflictDialog, RECORD_FORM } from '../feedback/ConflictDialog';
import { useSaveFeedback } from '../feedback/useSaveFeedback';
import { ImageUploadError } from '../provider/ImageUploadError';
import { ConflictError } from '../provider/reconcile';
import { FormCard, type FormSchema } from './FormCard';
import { FormSkeleton } from './FormSkeleton';
import { FORM_WIDTH } from './formWidth';
import { LoadFailed } from './LoadFailed';
import { PageHeading } from './PageHeading';
import { useHalfSaved } from './useHalfSaved';

interface EditScreenProps extends Pick<EditBaseProps, 'id' | 'redirect'> {
  schema: FormSchema;
  /** The inputs. */
  children: ReactNode;
  /** Beside the save button: delete and the like. */
  actions?: ReactNode;
  /** In the heading: links to what belongs to the record. */
  links?: ReactNode;
  /** Above the form. */
  header?: ReactNode;
  /** What failed to load is said with this text key. */
  loadFailed?: string;
}

const ignored = () => undefined;

let openings = 0;
const nextOpening = () => {
  openings += 1;
  return openings;
};

/** Edits one record: texts follow the server's answer, a failed load says so in place of the form. */
export const EditScreen = ({ redirect = 'list', id, ...screen }: EditScreenProps) => {
  const [conflict, setConflict] = useState<ConflictError | null>(null);
  // What a save is held against: the record on which the form stands, or on which a conflict was decided. The next
  // submit reads it, without a render between.
  const [meta] = useState<FormBase>({});
  // An answer of this screen's own: what a list knows of the record may be old, and typing does not wait for it.
  const [query] = useState(() => ({ meta: { opening: nextOpening() }, gcTime: 0 }));
  const draft = useDraft();
  const halfSaved = useHalfSaved(meta);
  const { onSuccess, onError } = useSaveFeedback('updated', redirect);
  return (
    <EditBase
      {...(id === undefined ? {} : { id })}
      redirect={redirect}
      mutationMode="pessimistic"
      mutationOptions={{
        meta,
        onSuccess: (record: RaRecord) => {
          draft.done();
          onSuccess(record);
        },
        onError: (error: unknown, saved: { data?: FormBase['opened'] }) => {
          if (error instanceof ConflictError) setConflict(error);
          else onError(error instanceof ImageUploadError ? halfSaved(error, saved.data) : error);
        },
      }}
      queryOptions={{ ...query, onError: ignored }}
    >
      <DraftProvider value={draft}>
        <EditContent {...screen} base={meta}>
          {screen.children}
          {conflict && (
            <ConflictDialog
              conflict={conflict}
              onDecided={() => {
                meta.opened = conflict.current;
              }}
              onClose={() => setConflict(null)}
            />
          )}
        </EditContent>
      </DraftProvider>
    </EditBase>
  );
};

const EditContent = ({
  schema,
  children,
  actions,
  links,
  header,
  loadFailed,
  base,
}: Omit<EditScreenProps, 'id' | 'redirect'> & { base: FormBase }) => {
  const { record, error, refetch, defaultTitle, resource } = useEditContext();
  // Until the record is there, it has a kind and no name.
  const kind = useGetResourceLabel()(resource, 1);
  return (
    <>
      <PageHeading title={String(defaultTitle || kind)} maxWidth={FORM_WIDTH}>
        {links}
      </PageHeading>
      {header}
      {error && !record ? (
        <LoadFailed onRetry={refetch} {...(loadFailed ? { text: loadFailed } : {})} />
      ) : record ? (
        <FormCard schema={schema} base={base} actions={actions} id={RECORD_FORM}>
          {children}
        </FormCard>
      ) : (
        <FormSkeleton />
      )}
    </>
  );
};
