import { Column } from '../../ui/columns/Column';
import type { ListFilter } from '../../ui/filters/filters';
import { ListFilters } from '../../ui/filters/ListFilters';
import { FlagChip } from '../../ui/list/FlagChip';
import { ListScreen } from '../../ui/list/ListScreen';
import { PhoneLink } from '../../ui/list/PhoneLink';
import { RecordLink } from '../../ui/list/RecordLink';
import { RecordTable } from '../../ui/list/RecordTable';
import { Thumbnail } from '../../ui/list/Thumbnail';

const FILTERS: readonly ListFilter[] = [{ source: 'published', kind: 'flag' }];

export const MarketList = () => (
  <ListScreen sort={{ field: 'market_id', order: 'DESC' }} filters={<ListFilters by={FILTERS} />}>
    <RecordTable hiddenBelow={{ md: ['company_place', 'company_phone'] }}>
      <Column
        source="main_image"
        label={false}
        disableSort
        card="picture"
        render={(record) => <Thumbnail src={record.main_image} />}
      />
      <Column source="title" card="title">
        <RecordLink source="title" />
      </Column>
      <Column source="company_name" card="half" />
      <Column source="company_place" card="half" />
      <Column source="company_phone" card="half" render={({ company_phone }) => <PhoneLink phone={company_phone} />} />
      <Column source="published" render={(record) => <FlagChip value={record.published} />} />
    </RecordTable>
  </ListScreen>
);
