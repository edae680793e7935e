import { type ComponentType, createContext, type ReactNode, useContext, useState } from 'react';
import { CreateBase, type CreateBaseProps, type RaRecord, useCreateContext } from 'react-admin';
import { DraftProvider, useDraft } from '../../drafts/useDraft';
import type { Fields } from '../../lib/recordFields';
import type { FormKey } from '../../provider/http/idempotency';
import { ImageUploadError } from '../../provider/uploadImages';
import { FORM_WIDTH } from '../page/formLayout';
import { PageHeading } from '../page/PageHeading';
import { FormCard } from './FormCard';
import type { FormSchema } from './resolverOf';
import { useTypedMeanwhile } from './typedMeanwhile';
import { useIsFormLeft, useSaveFeedback } from './useSaveFeedback';

export interface CreateScreenProps extends Pick<CreateBaseProps, 'redirect' | 'transform'> {
  schema: FormSchema;
  defaultValues?: Record<string, unknown>;
  children: ReactNode;
  header?: ReactNode;
  title?: string;
  /** Links in the heading, to what belongs to the record. */
  links?: ReactNode;
}

const FormKeyContext = createContext<FormKey | null>(null);
/** For an input of a form that may stay after its save: the id of the record that it has made. */
export const useMade = () => useContext(FormKeyContext)?.made?.id;

/** Creates a record. The form keeps what was typed until the server has stored it. */
export const CreateScreen = ({
  schema,
  defaultValues,
  children,
  header,
  title,
  links,
  redirect,
  transform,
}: CreateScreenProps) => {
  const draft = useDraft();
  const isFormLeft = useIsFormLeft(draft);
  const { onSuccess, onError } = useSaveFeedback('created', redirect);
  const meanwhile = useTypedMeanwhile();
  const [formKey] = useState<FormKey>(() => ({
    key: draft.key,
    renewKey: draft.renewKey,
    get made() {
      return draft.record.made;
    },
  }));
  /** What was typed meanwhile, or an image that failed, is left to save, in the record that is there now. */
  const goOn = ({ id, ...values }: RaRecord, isLeft: boolean) => {
    draft.record.made = { id, values };
    if (isLeft) draft.keepAgain();
    else meanwhile.stay();
  };
  return (
    <CreateBase
      transform={transform}
      mutationMode="pessimistic"
      mutationOptions={{
        meta: { formKey },
        onSuccess: (record: RaRecord) => {
          const isLeft = isFormLeft();
          const isLeftToSave = meanwhile.isThere();
          if (isLeftToSave) goOn(record, isLeft);
          else draft.done();
          onSuccess(record, isLeft, isLeftToSave);
        },
        onError: (error: unknown, { data }: { data?: unknown }) => {
          const isLeft = isFormLeft();
          if (error instanceof ImageUploadError) {
            if (!isLeft || meanwhile.isThere()) goOn({ id: error.recordId }, isLeft);
            // The record exists, with all that the draft has.
            else draft.done();
          }
          onError(error, isLeft, data);
        },
      }}
    >
      <DraftProvider value={draft}>
        <CreateHeading title={title}>{links}</CreateHeading>
        {header}
        <FormKeyContext.Provider value={formKey}>
          <FormCard schema={schema} meanwhile={meanwhile} defaultValues={defaultValues}>
            {children}
          </FormCard>
        </FormKeyContext.Provider>
      </DraftProvider>
    </CreateBase>
  );
};

const CreateHeading = ({ title, children }: { title: string | undefined; children: ReactNode }) => {
  const { defaultTitle } = useCreateContext();
  return (
    <PageHeading title={title ?? defaultTitle ?? ''} maxWidth={FORM_WIDTH}>
      {children}
    </PageHeading>
  );
};

export interface FormProps {
  schema: FormSchema;
  newSchema?: FormSchema;
  Inputs: ComponentType<{ isNew: boolean }>;
  defaults?: Fields;
  canDelete?: boolean;
}

/** The screen of a resource whose manifest describes its form. */
export const CreateForm = ({ schema, newSchema = schema, Inputs, defaults }: FormProps) => (
  <CreateScreen schema={newSchema} defaultValues={defaults}>
    <Inputs isNew />
  </CreateScreen>
);
