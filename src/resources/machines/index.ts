import MachineIcon from '@mui/icons-material/PrecisionManufacturingOutlined';
import type { ResourceManifest } from '../../ui/manifest';
import { machineName } from './machineName';

export const machines: ResourceManifest = {
  name: 'machines',
  icon: MachineIcon,
  within: 'customers',
  recordRepresentation: machineName,
  paths: { list: '/machines/overview/:customerId', create: '/machines/new/:customerId', edit: '/machines/edit/:id' },
  views: {
    list: () => import('./MachinesScreen').then((module) => module.MachinesScreen),
    create: () => import('./MachineCreate').then((module) => module.MachineCreate),
    edit: () => import('./MachineEdit').then((module) => module.MachineEdit),
  },
};
