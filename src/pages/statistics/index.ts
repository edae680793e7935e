import StatisticsIcon from '@mui/icons-material/BarChartOutlined';
import type { PageManifest } from '../../lib/manifest';

export const statistics: PageManifest = {
  name: 'statistics',
  icon: StatisticsIcon,
  menu: 'inzicht',
  path: '/statistics/overview',
  view: () => import('./StatisticsPage').then((module) => module.StatisticsPage),
};
