import MachineIcon from '@mui/icons-material/PrecisionManufacturingOutlined';
import type { ResourceManifest } from '../../lib/manifest';
import { CUSTOMER, customerPaths } from '../../lib/paths';
import { machineName } from './machineName';

export const machines: ResourceManifest = {
  name: 'machines',
  icon: MachineIcon,
  within: 'customers',
  recordRepresentation: machineName,
  paths: {
    list: customerPaths.machines(CUSTOMER),
    create: customerPaths.newMachine(CUSTOMER),
    edit: '/machines/edit/:id',
  },
  views: {
    list: () => import('./MachinesScreen').then((module) => module.MachinesScreen),
    create: () => import('./MachineForm').then((module) => module.MachineCreate),
    edit: () => import('./MachineForm').then((module) => module.MachineEdit),
  },
};
