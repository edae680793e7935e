import { ConfirmedDeleteButton } from '../../feedback/ConfirmedDeleteButton';
import { formatDate } from '../../lib/dates';
import { Column } from '../../ui/Column';
import { ListScreen } from '../../ui/ListScreen';
import { RecordLink } from '../../ui/RecordLink';
import { RecordTable } from '../../ui/RecordTable';
import { ShopName } from '../../ui/ShopName';
import { Thumbnail } from '../../ui/Thumbnail';

export const NewsList = () => (
  <ListScreen sort={{ field: 'created', order: 'DESC' }}>
    <RecordTable hiddenBelow={{ sm: ['image', 'shop_id'] }}>
      <Column source="image" label={false} disableSort render={({ image }) => <Thumbnail src={image} />} />
      <Column source="title">
        <RecordLink source="title" />
      </Column>
      <Column source="shop_id" render={({ shop_id }) => <ShopName id={shop_id} />} />
      <Column source="created" render={({ created }) => formatDate(created)} />
      <Column source="actions" label={false} disableSort align="right">
        <ConfirmedDeleteButton content="feedback.news.confirmDelete" redirectTo={false} />
      </Column>
    </RecordTable>
  </ListScreen>
);
