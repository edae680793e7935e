import Alert from '@mui/material/Alert';
import { normTexts } from '../../../i18n/nl/late/norms';
import { limitsOf } from '../../lib/water';
import { bandText, doubtfulText, withUnit } from '../../lib/waterText';
import { KEPT } from '../../provider/reads/keptLists';
import { Column } from '../../ui/columns/Column';
import { ListScreen } from '../../ui/list/ListScreen';
import { RecordLink } from '../../ui/list/RecordLink';
import { RecordTable } from '../../ui/list/RecordTable';
import { MEASURES, type Norm } from '../../v2/entities/norm';
import { NORMS } from '../../visits/visitLists';

const textOf = (text: string, norm: Norm) => {
  const measure = MEASURES.find((one) => one === norm.measure);
  return text && measure ? withUnit(text, measure) : text || normTexts.none;
};
const goodOf = (norm: Norm) => textOf(bandText(limitsOf(norm).good), norm);
const doubtfulOf = (norm: Norm) => textOf(doubtfulText(limitsOf(norm)), norm);

export const NormList = () => (
  <>
    <ListScreen sort={NORMS.sort} perPage={NORMS.pagination.perPage} queryOptions={KEPT} create={false}>
      <RecordTable hiddenBelow={{ lg: ['advice_low', 'advice_high'] }}>
        <Column source="name" card="title">
          <RecordLink source="name" />
        </Column>
        <Column source="good_max" card="note" label={normTexts.good} disableSort render={goodOf} />
        <Column source="doubtful_max" card="note" label={normTexts.doubtful} disableSort render={doubtfulOf} />
        <Column source="advice_low" card="note" disableSort />
        <Column source="advice_high" card="note" disableSort />
      </RecordTable>
    </ListScreen>
    <Alert severity="info" role="note" sx={{ mt: 2 }}>
      {normTexts.guide}
    </Alert>
  </>
);
