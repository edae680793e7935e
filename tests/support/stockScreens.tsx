import StockIcon from '@mui/icons-material/Inventory2Outlined';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import {
  ArrayInput,
  type AuthProvider,
  AutocompleteInput,
  BooleanInput,
  BulkDeleteButton,
  BulkExportButton,
  BulkUpdateButton,
  CheckboxGroupInput,
  Create,
  CreateButton,
  Datagrid,
  DataTable,
  DateField,
  DateInput,
  DateTimeInput,
  DeleteButton,
  Edit,
  EditButton,
  EditGuesser,
  EmailField,
  ExportButton,
  FilterButton,
  FunctionField,
  ImageField,
  ImageInput,
  InfiniteList,
  List,
  ListGuesser,
  type MutationMode,
  NullableBooleanInput,
  NumberField,
  NumberInput,
  PasswordInput,
  RadioButtonGroupInput,
  type RedirectionSideEffect,
  ReferenceField,
  ReferenceInput,
  ReferenceManyCount,
  ReferenceManyField,
  ReferenceOneField,
  required,
  SearchInput,
  SelectArrayInput,
  SelectColumnsButton,
  SelectField,
  SelectInput,
  Show,
  ShowButton,
  ShowGuesser,
  SimpleForm,
  SimpleFormIterator,
  SimpleList,
  SimpleShowLayout,
  SingleFieldList,
  TabbedForm,
  TabbedShowLayout,
  TextField,
  TextInput,
  TimeInput,
  TopToolbar,
  UpdateButton,
  UrlField,
} from 'react-admin';
import { Link } from 'react-router-dom';
import type { Manifest, ResourceManifest } from '../../src/lib/manifest';

/** Resources with only react-admin's own parts, written as in its documentation. */

/**
 * The mutation mode of these screens and where a save leads, undefined for react-admin’s default; how often React tried
 * to render a form; the auth provider's answer, undefined where it has no such method.
 */
interface Stock {
  mode: MutationMode | undefined;
  redirect: RedirectionSideEffect | undefined;
  tries: number;
  canAccess: AuthProvider['canAccess'];
}
export const stock: Stock = { mode: undefined, redirect: undefined, tries: 0, canAccess: undefined };
const mode = () => (stock.mode ? { mutationMode: stock.mode } : {});
const afterSave = () => (stock.redirect === undefined ? {} : { redirect: stock.redirect });
const saving = () => ({ ...mode(), ...afterSave() });

const SHOPS = [
  { id: 1, name: 'sireon' },
  { id: 2, name: 'carwash' },
];
const ACTIVE = [
  { id: 'Y', name: 'Actief' },
  { id: 'N', name: 'Inactief' },
];

const NewsList = () => (
  <List
    filters={[<SearchInput key="q" source="q" alwaysOn />, <TextInput key="title" source="title" />]}
    actions={
      <TopToolbar>
        <FilterButton />
        <SelectColumnsButton />
        <CreateButton />
        <ExportButton />
      </TopToolbar>
    }
  >
    <DataTable
      bulkActionButtons={
        <>
          <BulkUpdateButton data={{ title: 'Bijgewerkte titel' }} {...mode()} />
          <BulkExportButton />
          <BulkDeleteButton {...mode()} />
        </>
      }
    >
      <DataTable.Col source="title" />
      <DataTable.Col source="created" field={DateField} />
      <DataTable.Col label="Knoppen">
        <EditButton />
        <ShowButton />
        <DeleteButton {...mode()} />
        <UpdateButton label="Hernoemen" data={{ title: 'Nieuwe naam' }} {...mode()} />
      </DataTable.Col>
    </DataTable>
  </List>
);

const NewsForm = () => (
  <SimpleForm warnWhenUnsavedChanges>
    <TextInput source="title" validate={required()} />
    <TextInput source="description" multiline />
    <SelectInput source="shop_id" choices={SHOPS} />
    <ImageInput source="image" label="Foto">
      <ImageField source="src" title="title" />
    </ImageInput>
  </SimpleForm>
);
const NewsEdit = () => {
  stock.tries += 1;
  return <Edit {...saving()}>{NewsForm()}</Edit>;
};
const NewsCreate = () => <Create {...afterSave()}>{NewsForm()}</Create>;

const NewsShow = () => (
  <Show>
    <SimpleShowLayout>
      <TextField source="title" />
      <DateField source="created" showTime />
      <SelectField source="shop_id" choices={SHOPS} />
      <ImageField source="image" />
      <NumberField source="shop_id" label="Nummer" options={{ minimumFractionDigits: 2 }} />
      <FunctionField label="Lengte" render={({ title }: { title: string }) => `${title.length} tekens`} />
      <UrlField source="link" label="Link" />
    </SimpleShowLayout>
  </Show>
);

/** Every input, each for a field that may be empty. */
const MarketEdit = () => (
  <Edit {...saving()}>
    <SimpleForm>
      <TextInput source="title" type="email" />
      <NumberInput source="a" label="a" />
      <BooleanInput source="b" label="b" />
      <NullableBooleanInput source="c" label="c" />
      <NullableBooleanInput source="published" label="Gepubliceerd" />
      <DateInput source="d" label="d" />
      <DateTimeInput source="e" label="e" />
      <TimeInput source="f" label="f" />
      <PasswordInput source="g" label="g" />
      <RadioButtonGroupInput source="h" label="h" choices={SHOPS} />
      <CheckboxGroupInput source="i" label="i" choices={SHOPS} />
      <SelectArrayInput source="j" label="j" choices={SHOPS} />
      <AutocompleteInput source="k" label="k" choices={SHOPS} />
      <ReferenceInput source="l" reference="customers">
        <AutocompleteInput label="l" />
      </ReferenceInput>
      <ArrayInput source="m" label="m">
        <SimpleFormIterator>
          <TextInput source="n" label="n" />
        </SimpleFormIterator>
      </ArrayInput>
    </SimpleForm>
  </Edit>
);

const MarketList = () => (
  <InfiniteList>
    <DataTable>
      <DataTable.Col source="title" />
    </DataTable>
  </InfiniteList>
);

const CustomerList = () => (
  <List>
    <Datagrid>
      <TextField source="company_name" />
      <EmailField source="company_email" />
      <SelectField source="active" choices={ACTIVE} />
      <ReferenceManyCount label="Taken" reference="tasks" target="customer_id" />
    </Datagrid>
  </List>
);

const OfCustomer = ({ resource, children }: { resource: string; children: ReactNode }) => (
  <ReferenceManyField reference={resource} target="customer_id">
    {children}
  </ReferenceManyField>
);

const CustomerShow = () => (
  <Show>
    <TabbedShowLayout>
      <TabbedShowLayout.Tab label="Klant">
        <TextField source="company_name" />
        <OfCustomer resource="machines">
          <DataTable bulkActionButtons={false}>
            <DataTable.Col source="brand" />
            <DataTable.NumberCol source="customer_id" options={{ minimumFractionDigits: 2 }} />
          </DataTable>
        </OfCustomer>
      </TabbedShowLayout.Tab>
      <TabbedShowLayout.Tab label="Werk">
        <OfCustomer resource="tasks">
          <SimpleList primaryText="%{description}" />
        </OfCustomer>
        <OfCustomer resource="reports">
          <SingleFieldList>
            <DateField source="scheduled" />
          </SingleFieldList>
        </OfCustomer>
        <ReferenceOneField reference="waterreports" target="customer_id" label="Water">
          <NumberField source="ph" />
        </ReferenceOneField>
      </TabbedShowLayout.Tab>
    </TabbedShowLayout>
  </Show>
);

const MachineEdit = () => (
  <Edit {...mode()}>
    <TabbedForm>
      <TabbedForm.Tab label="Machine">
        <TextInput source="brand" />
        <ReferenceField source="customer_id" reference="customers" />
      </TabbedForm.Tab>
      <TabbedForm.Tab label="Gebruik">
        <TextInput source="comments" />
      </TabbedForm.Tab>
    </TabbedForm>
  </Edit>
);

/** Of a Resource and a Route that no manifest has. */
export const OwnList = () => (
  <List>
    <DataTable>
      <DataTable.Col source="username" />
    </DataTable>
  </List>
);
export const OwnPage = () => (
  <Card>
    Eigen pagina
    <Link to="/news/create" state={{ record: { title: 'Open dag' } }}>
      Nieuw bericht
    </Link>
  </Card>
);

const of = (name: string, views: ResourceManifest['views'], more: Partial<ResourceManifest> = {}): Manifest => ({
  name,
  icon: StockIcon,
  paths: {
    list: `/${name}/overview`,
    create: `/${name}/new`,
    edit: `/${name}/edit/:id`,
    ...(views.show ? { show: `/${name}/show/:id` } : {}),
  },
  views,
  ...more,
});

export const manifests: readonly Manifest[] = [
  of(
    'news',
    {
      list: async () => NewsList,
      create: async () => NewsCreate,
      edit: async () => NewsEdit,
      show: async () => NewsShow,
    },
    { recordRepresentation: 'title' },
  ),
  of('market', { list: async () => MarketList, edit: async () => MarketEdit }),
  of(
    'customers',
    { list: async () => CustomerList, show: async () => CustomerShow },
    { recordRepresentation: 'company_name' },
  ),
  of('machines', { edit: async () => MachineEdit }),
  of('tasks', {}),
  of('reports', {}),
  of('waterreports', {}),
  of('products', { list: async () => ListGuesser, edit: async () => EditGuesser, show: async () => ShowGuesser }),
  of('example_firms', { list: async () => ListGuesser, edit: async () => EditGuesser, show: async () => ShowGuesser }),
];
