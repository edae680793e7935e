import { DataTable } from 'react-admin';
import { ConfirmedDeleteButton } from '../../feedback/ConfirmedDeleteButton';
import { formatDate } from '../../lib/dates';
import { ListScreen } from '../../ui/ListScreen';
import { RecordLink } from '../../ui/RecordLink';
import { RecordTable } from '../../ui/RecordTable';
import { ShopName } from '../../ui/ShopName';
import { Thumbnail } from '../../ui/Thumbnail';

export const NewsList = () => (
  <ListScreen sort={{ field: 'created', order: 'DESC' }}>
    <RecordTable hiddenBelow={{ sm: ['image', 'shop_id', 'created'] }}>
      <DataTable.Col source="image" label={false} disableSort render={({ image }) => <Thumbnail src={image} />} />
      <DataTable.Col source="title">
        <RecordLink source="title" />
      </DataTable.Col>
      <DataTable.Col source="shop_id" render={({ shop_id }) => <ShopName id={shop_id} />} />
      <DataTable.Col source="created" render={({ created }) => formatDate(created)} />
      <DataTable.Col label={false} align="right">
        <ConfirmedDeleteButton content="feedback.news.confirmDelete" redirectTo={false} />
      </DataTable.Col>
    </RecordTable>
  </ListScreen>
);
