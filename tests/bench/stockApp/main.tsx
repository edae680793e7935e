import { Card, CardContent, List as Lines, ListItem } from '@mui/material';
import {
  Admin,
  BooleanField,
  BooleanInput,
  DataTable,
  Edit,
  ImageField,
  List,
  NumberField,
  Resource,
  required,
  SimpleForm,
  TextInput,
  Title,
  useGetList,
} from 'react-admin';
import { createRoot } from 'react-dom/client';
import { authProvider, dataProvider } from './v2';

/**
 * The peer that the bench opens beside the product: react-admin as its documentation shows it, in one bundle, on the
 * same calls of the same server, with as many rows and columns. It has less to show: no calendar and no chart at home,
 * no order to drag, no picture to choose and no shops in its form. Its save is react-admin's own: the list stands there
 * before the server has answered.
 */

const Home = () => {
  const { data = [] } = useGetList('appointments', { pagination: { page: 1, perPage: 100 } });
  return (
    <Card>
      <Title title="Home" />
      <CardContent>
        <Lines>
          {data.map(({ id, formatted_scheduled, company_name }) => (
            <ListItem key={id} divider>
              {formatted_scheduled} {company_name}
            </ListItem>
          ))}
        </Lines>
      </CardContent>
    </Card>
  );
};

const ProductList = () => (
  <List perPage={25} sort={{ field: 'prio', order: 'ASC' }} filter={{ active: 1 }}>
    <DataTable>
      <DataTable.Col source="main_image" disableSort>
        <ImageField source="main_image" sx={{ '& img': { width: 40, height: 40 } }} />
      </DataTable.Col>
      <DataTable.Col source="main_title" />
      <DataTable.Col source="sku" />
      <DataTable.NumberCol source="main_price" />
      <DataTable.Col source="active">
        <BooleanField source="active" />
      </DataTable.Col>
      <DataTable.Col source="prio">
        <NumberField source="prio" />
      </DataTable.Col>
    </DataTable>
  </List>
);

const ProductEdit = () => (
  <Edit>
    <SimpleForm>
      <BooleanInput source="active" />
      <TextInput source="main_title" validate={required()} />
      <TextInput source="main_description" validate={required()} multiline minRows={3} />
      <TextInput source="tech_description" multiline minRows={3} />
      <ImageField source="main_image" />
      <TextInput source="sku" />
      <TextInput source="product_type" />
      <TextInput source="weight" />
      <TextInput source="main_price" />
      <TextInput source="discount_price" />
      <BooleanInput source="discount_price_active" />
    </SimpleForm>
  </Edit>
);

const App = () => (
  <Admin authProvider={authProvider} dataProvider={dataProvider} dashboard={Home} requireAuth disableTelemetry>
    <Resource name="products" list={ProductList} edit={ProductEdit} />
  </Admin>
);

const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
