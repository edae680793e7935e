import type { ReactNode } from 'react';
import { CreateBase, type CreateBaseProps, useCreateContext } from 'react-admin';
import { useSaveFeedback } from '../feedback/useSaveFeedback';
import { FormCard, type FormSchema } from './FormCard';
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
}: CreateScreenProps) => (
  <CreateBase
    redirect={redirect}
    {...(transform ? { transform } : {})}
    mutationMode="pessimistic"
    mutationOptions={useSaveFeedback('created', redirect)}
  >
    <CreateHeading title={title} />
    {header}
    <FormCard schema={schema} {...(defaultValues ? { defaultValues } : {})}>
      {children}
    </FormCard>
  </CreateBase>
);

const CreateHeading = ({ title }: { title: string | undefined }) => {
  const { defaultTitle } = useCreateContext();
  return <PageHeading title={title ?? defaultTitle ?? ''} />;
};
