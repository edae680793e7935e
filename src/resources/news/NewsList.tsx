import { ConfirmedDeleteButton } from '../../feedback/ConfirmedDeleteButton';
import { formatDate } from '../../lib/dates';
import { Column } from '../../ui/list/Column';
import { FieldValue } from '../../ui/list/FieldValue';
import { ListScreen } from '../../ui/list/ListScreen';
import { RecordLink } from '../../ui/list/RecordLink';
import { RecordTable } from '../../ui/list/RecordTable';
import { Thumbnail } from '../../ui/list/Thumbnail';

export const NewsList = () => (
  <ListScreen sort={{ field: 'created', order: 'DESC' }}>
    <RecordTable hiddenBelow={{ sm: ['image', 'shop_id'] }}>
      <Column source="image" label={false} disableSort render={({ image }) => <Thumbnail src={image} />} />
      <Column source="title">
        <RecordLink source="title" />
      </Column>
      <Column
        source="shop_id"
        render={({ shop_id }) => <FieldValue resource="news" field="shop_id" value={shop_id} />}
      />
      <Column source="created" render={({ created }) => formatDate(created)} />
      <Column source="actions" label={false} disableSort align="right">
        <ConfirmedDeleteButton redirectTo={false} inRow />
      </Column>
    </RecordTable>
  </ListScreen>
);
