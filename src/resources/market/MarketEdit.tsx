import { EditScreen } from '../../ui/EditScreen';
import { MarketForm as MarketSchema } from '../../v2/entities/market';
import { MarketForm } from './MarketForm';

export const MarketEdit = () => (
  <EditScreen schema={MarketSchema}>
    <MarketForm />
  </EditScreen>
);
