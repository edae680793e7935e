import PushIcon from '@mui/icons-material/PhonelinkRingOutlined';
import { plain, type ResourceManifest } from '../../lib/manifest';

export const pushes: ResourceManifest = {
  name: 'pushes',
  icon: PushIcon,
  menu: 'beheer',
  recordRepresentation: 'message',
  paths: { list: '/pushes/overview' },
  views: { list: plain(() => import('./PushList').then((module) => module.PushList)) },
};
