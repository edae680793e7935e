import type { ReactNode } from 'react';
import { CreateBase, type CreateBaseProps, type RaRecord, useCreateContext } from 'react-admin';
import { DraftProvider, useDraft } from '../drafts/useDraft';
import { useSaveFeedback } from '../feedback/useSaveFeedback';
import { ImageUploadError } from '../provider/ImageUploadError';
import { FormCard, type FormSchema } from './FormCard';
import { FORM_WIDTH } from './formWidth';
import { PageHeading } from './PageHeading';

interface CreateScreenProps extends Pick<CreateBaseProps, 'redirect' | 'transform'> {
  schema: FormSchema;
  /** What the form starts from. */
  defaultValues?: Record<string, unknown>;
  /** The inputs. */
  children: ReactNode;
  header?: ReactNode;
  title?: string;
}

/** Makes one record; the form stays as typed until the server took it. */
export const CreateScreen = ({
  schema,
  defaultValues,
  children,
  header,
  title,
  redirect = 'list',
  transform,
}: CreateScreenProps) => {
  const draft = useDraft();
  const { onSuccess, onError, ...mutation } = useSaveFeedback('created', redirect);
  return (
    <CreateBase
      redirect={redirect}
      {...(transform ? { transform } : {})}
      mutationMode="pessimistic"
      mutationOptions={{
        ...mutation,
        onSuccess: (record: RaRecord) => {
          draft.done();
          onSuccess(record);
        },
        onError: (error: unknown) => {
          // The record is there: put back, it would be made once more.
          if (error instanceof ImageUploadError) draft.done();
          onError(error);
        },
      }}
    >
      <DraftProvider value={draft}>
        <CreateHeading title={title} />
        {header}
        <FormCard schema={schema} {...(defaultValues ? { defaultValues } : {})}>
          {children}
        </FormCard>
      </DraftProvider>
    </CreateBase>
  );
};

const CreateHeading = ({ title }: { title: string | undefined }) => {
  const { defaultTitle } = useCreateContext();
  return <PageHeading title={title ?? defaultTitle ?? ''} maxWidth={FORM_WIDTH} />;
};
