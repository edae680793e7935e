import type { ComponentType } from 'react';
import { ConfirmedDeleteButton } from '../../feedback/ConfirmedDeleteButton';
import { HistoryButton } from '../page/HistoryButton';
import { CreateScreen } from './CreateScreen';
import { EditScreen } from './EditScreen';
import type { FormSchema } from './resolverOf';

/** The create and edit screens of a resource whose manifest describes its form. */

interface FormProps {
  schema: FormSchema;
  newSchema?: FormSchema;
  Inputs: ComponentType<{ isNew: boolean }>;
  defaults?: Readonly<Record<string, unknown>>;
  canDelete?: boolean;
}

export const CreateForm = ({ schema, newSchema = schema, Inputs, defaults }: FormProps) => (
  <CreateScreen schema={newSchema} {...(defaults ? { defaultValues: defaults } : {})}>
    <Inputs isNew />
  </CreateScreen>
);

export const EditForm = ({ schema, Inputs, canDelete }: FormProps) => (
  <EditScreen schema={schema} links={<HistoryButton />} actions={canDelete && <ConfirmedDeleteButton />}>
    <Inputs isNew={false} />
  </EditScreen>
);
