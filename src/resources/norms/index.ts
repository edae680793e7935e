import NormIcon from '@mui/icons-material/OpacityOutlined';
import type { ResourceManifest } from '../../lib/manifest';
import { NormBody } from '../../v2/entities/norm';

export const norms: ResourceManifest = {
  name: 'norms',
  icon: NormIcon,
  menu: 'beheer',
  recordRepresentation: 'name',
  paths: { list: '/norms/overview', edit: '/norms/edit/:id' },
  views: { list: () => import('./NormList').then((module) => module.NormList) },
  form: { schema: NormBody, Inputs: () => import('./NormForm').then((module) => module.NormForm) },
};
