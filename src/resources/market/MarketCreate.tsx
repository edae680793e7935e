import { CreateScreen } from '../../ui/CreateScreen';
import { MarketForm as MarketSchema } from '../../v2/entities/market';
import { MarketForm } from './MarketForm';

export const MarketCreate = () => (
  <CreateScreen schema={MarketSchema} defaultValues={{ published: 1 }}>
    <MarketForm />
  </CreateScreen>
);
