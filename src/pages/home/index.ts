import HomeIcon from '@mui/icons-material/WaterDropOutlined';
import { type PageManifest, plain, withFirstTexts } from '../../lib/manifest';
import { endpoints } from '../../v2/endpoints';

export const home: PageManifest = {
  name: 'home',
  icon: HomeIcon,
  menu: 'top',
  path: '/',
  reads: [endpoints.home.myReports],
  view: withFirstTexts(plain(() => import('./HomePage').then((module) => module.HomePage))),
};
