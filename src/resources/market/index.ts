import MarketIcon from '@mui/icons-material/StorefrontOutlined';
import { plain, type ResourceManifest } from '../../lib/manifest';
import { MarketFormSchema } from '../../v2/entities/market';

export const market: ResourceManifest = {
  name: 'market',
  icon: MarketIcon,
  menu: 'communicatie',
  recordRepresentation: 'title',
  paths: { list: '/market/overview', create: '/market/new', edit: '/market/edit/:id' },
  views: { list: plain(() => import('./MarketList').then((module) => module.MarketList)) },
  form: {
    schema: MarketFormSchema,
    Inputs: () => import('./MarketForm').then((module) => module.MarketForm),
    defaults: { published: 1 },
  },
};
