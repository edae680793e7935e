import { DataTable } from 'react-admin';
import { FlagChip } from '../../ui/FlagChip';
import { ListScreen } from '../../ui/ListScreen';
import { RecordLink } from '../../ui/RecordLink';
import { RecordTable } from '../../ui/RecordTable';
import { Thumbnail } from '../../ui/Thumbnail';

export const MarketList = () => (
  <ListScreen sort={{ field: 'market_id', order: 'DESC' }}>
    <RecordTable hiddenBelow={{ sm: ['main_image', 'company_name', 'company_place'], md: ['company_phone'] }}>
      <DataTable.Col
        source="main_image"
        label={false}
        disableSort
        render={(record) => <Thumbnail src={record.main_image} />}
      />
      <DataTable.Col source="title">
        <RecordLink source="title" />
      </DataTable.Col>
      <DataTable.Col source="company_name" />
      <DataTable.Col source="company_place" />
      <DataTable.Col source="company_phone" />
      <DataTable.Col source="published" render={(record) => <FlagChip value={record.published} />} />
    </RecordTable>
  </ListScreen>
);
