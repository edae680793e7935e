import PushIcon from '@mui/icons-material/CampaignOutlined';
import type { PageManifest } from '../../lib/manifest';

export const push: PageManifest = {
  name: 'push',
  icon: PushIcon,
  menu: 'communicatie',
  path: '/news/push',
  view: () => import('./PushPage').then((module) => module.PushPage),
};
