import Alert from '@mui/material/Alert';
import { normTexts } from '../../../i18n/nl/late/norms';
import { limitsOf } from '../../lib/water';
import { bandText, doubtfulText } from '../../lib/waterText';
import { KEPT } from '../../provider/reads/keptLists';
import { Column } from '../../ui/columns/Column';
import { ListScreen } from '../../ui/list/ListScreen';
import { RecordLink } from '../../ui/list/RecordLink';
import { RecordTable } from '../../ui/list/RecordTable';
import type { Norm } from '../../v2/entities/norm';
import { NORMS } from '../../visits/visitLists';

const goodOf = (norm: Norm) => bandText(limitsOf(norm).good) || normTexts.none;
const doubtfulOf = (norm: Norm) => doubtfulText(limitsOf(norm)) || normTexts.none;

export const NormList = () => (
  <>
    <ListScreen sort={NORMS.sort} perPage={NORMS.pagination.perPage} queryOptions={KEPT} create={false}>
      <RecordTable hiddenBelow={{ lg: ['advice_low', 'advice_high'] }}>
        <Column source="name" card="title">
          <RecordLink source="name" />
        </Column>
        <Column source="good_max" label={normTexts.good} disableSort render={goodOf} />
        <Column source="doubtful_max" label={normTexts.doubtful} disableSort render={doubtfulOf} />
        <Column source="advice_low" card="note" disableSort />
        <Column source="advice_high" card="note" disableSort />
      </RecordTable>
    </ListScreen>
    <Alert severity="info" role="note" sx={{ mt: 2 }}>
      {normTexts.guide}
    </Alert>
  </>
);
