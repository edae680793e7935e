import { Column } from '../../ui/list/Column';
import { FlagChip } from '../../ui/list/FlagChip';
import { ListScreen } from '../../ui/list/ListScreen';
import { RecordLink } from '../../ui/list/RecordLink';
import { RecordTable } from '../../ui/list/RecordTable';
import { Thumbnail } from '../../ui/list/Thumbnail';

export const MarketList = () => (
  <ListScreen sort={{ field: 'market_id', order: 'DESC' }}>
    <RecordTable hiddenBelow={{ sm: ['main_image', 'company_name', 'company_place'], md: ['company_phone'] }}>
      <Column
        source="main_image"
        label={false}
        disableSort
        render={(record) => <Thumbnail src={record.main_image} />}
      />
      <Column source="title">
        <RecordLink source="title" />
      </Column>
      <Column source="company_name" />
      <Column source="company_place" />
      <Column source="company_phone" />
      <Column source="published" render={(record) => <FlagChip value={record.published} />} />
    </RecordTable>
  </ListScreen>
);
