import HomeIcon from '@mui/icons-material/WaterDropOutlined';
import type { PageManifest } from '../../app/manifest';
import { endpoints } from '../../v2/endpoints';

export const home: PageManifest = {
  name: 'home',
  icon: HomeIcon,
  menu: 'top',
  path: '/',
  reads: [endpoints.home.myReports],
  view: () => import('./HomePage').then((module) => module.HomePage),
};
