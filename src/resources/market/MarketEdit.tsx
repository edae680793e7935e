import { EditScreen } from '../../ui/EditScreen';
import { HistoryButton } from '../../ui/HistoryButton';
import { MarketForm as MarketSchema } from '../../v2/entities/market';
import { MarketForm } from './MarketForm';

export const MarketEdit = () => (
  <EditScreen schema={MarketSchema} links={<HistoryButton />}>
    <MarketForm />
  </EditScreen>
);
