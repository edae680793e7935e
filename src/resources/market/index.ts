import MarketIcon from '@mui/icons-material/StorefrontOutlined';
import type { ResourceManifest } from '../../ui/manifest';

export const market: ResourceManifest = {
  name: 'market',
  icon: MarketIcon,
  menu: 'communicatie',
  recordRepresentation: 'title',
  paths: { list: '/market/overview', create: '/market/new', edit: '/market/edit/:id' },
  views: {
    list: () => import('./MarketList').then((module) => module.MarketList),
    create: () => import('./MarketCreate').then((module) => module.MarketCreate),
    edit: () => import('./MarketEdit').then((module) => module.MarketEdit),
  },
};
