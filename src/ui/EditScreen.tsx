import { type ReactNode, useState } from 'react';
import { EditBase, type EditBaseProps, useEditContext, useGetResourceLabel } from 'react-admin';
import { ConflictDialog, RECORD_FORM } from '../feedback/ConflictDialog';
import { useSaveFeedback } from '../feedback/useSaveFeedback';
import { ConflictError } from '../provider/reconcile';
import { FormCard, type FormSchema } from './FormCard';
import { LoadFailed } from './LoadFailed';
import { PageHeading } from './PageHeading';

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

/** Edits one record: texts follow the server's answer, a failed load says so in place of the form. */
export const EditScreen = ({ redirect = 'list', id, ...screen }: EditScreenProps) => {
  const [conflict, setConflict] = useState<ConflictError | null>(null);
  // `opened`: what a save is held against once a conflict was decided. The next submit reads it, without a render between.
  const [meta] = useState<{ opened?: ConflictError['current'] }>({});
  const { onSuccess, onError } = useSaveFeedback('updated', redirect);
  return (
    <EditBase
      {...(id === undefined ? {} : { id })}
      redirect={redirect}
      mutationMode="pessimistic"
      mutationOptions={{
        meta,
        onSuccess,
        onError: (error: unknown) => (error instanceof ConflictError ? setConflict(error) : onError(error)),
      }}
      queryOptions={{ onError: ignored, refetchOnMount: 'always' }}
    >
      <EditContent {...screen}>
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
}: Omit<EditScreenProps, 'id' | 'redirect'>) => {
  const { record, error, refetch, defaultTitle, resource } = useEditContext();
  // Until the record is there, it has a kind and no name.
  const kind = useGetResourceLabel()(resource, 1);
  return (
    <>
      <PageHeading title={String(defaultTitle || kind)}>{links}</PageHeading>
      {header}
      {error && !record ? (
        <LoadFailed onRetry={refetch} {...(loadFailed ? { text: loadFailed } : {})} />
      ) : record ? (
        <FormCard schema={schema} actions={actions} id={RECORD_FORM}>
          {children}
        </FormCard>
      ) : null}
    </>
  );
};
