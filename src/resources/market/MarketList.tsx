import { Column } from '../../ui/Column';
import { FlagChip } from '../../ui/FlagChip';
import { ListScreen } from '../../ui/ListScreen';
import { RecordLink } from '../../ui/RecordLink';
import { RecordTable } from '../../ui/RecordTable';
import { Thumbnail } from '../../ui/Thumbnail';

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
