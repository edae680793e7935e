import MachineProductIcon from '@mui/icons-material/ScienceOutlined';
import { declared } from '../../lib/manifest';
import { declaration } from './declaration';

export const machineProducts = declared(declaration, {
  icon: MachineProductIcon,
  menu: 'beheer',
  columns: ['name', 'code', 'sku', 'litres'],
  Inputs: () => import('./MachineProductForm').then((module) => module.MachineProductForm),
});
