import { formatDate } from '../../lib/dates';
import { Column } from '../../ui/columns/Column';
import type { ListFilter } from '../../ui/filters/filters';
import { ListFilters } from '../../ui/filters/ListFilters';
import { ConfirmedDeleteButton } from '../../ui/form/ConfirmedDeleteButton';
import { FieldValue } from '../../ui/inputs/FieldValue';
import { ListScreen } from '../../ui/list/ListScreen';
import { RecordLink } from '../../ui/list/RecordLink';
import { RecordTable } from '../../ui/list/RecordTable';
import { Thumbnail } from '../../ui/list/Thumbnail';

const FILTERS: readonly ListFilter[] = [
  { source: 'shop_id', kind: 'reference', to: 'shops' },
  { source: 'created', kind: 'period' },
];

export const NewsList = () => (
  <ListScreen sort={{ field: 'created', order: 'DESC' }} filters={<ListFilters by={FILTERS} />}>
    <RecordTable>
      <Column
        source="image"
        label={false}
        disableSort
        card="picture"
        render={({ image }) => <Thumbnail src={image} />}
      />
      <Column source="title" card="title">
        <RecordLink source="title" />
      </Column>
      <Column
        source="shop_id"
        card="half"
        render={({ shop_id }) => <FieldValue resource="news" field="shop_id" value={shop_id} />}
      />
      <Column source="created" card="half" render={({ created }) => formatDate(created)} />
      <Column source="actions" label={false} disableSort align="right" card="corner">
        <ConfirmedDeleteButton redirectTo={false} inRow />
      </Column>
    </RecordTable>
  </ListScreen>
);
