import HomeIcon from '@mui/icons-material/WaterDropOutlined';
import type { PageManifest } from '../../app/manifest';

export const home: PageManifest = {
  name: 'home',
  icon: HomeIcon,
  menu: 'top',
  path: '/',
  view: () => import('./HomePage').then((module) => module.HomePage),
};
