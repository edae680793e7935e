import TransactionIcon from '@mui/icons-material/ReceiptLongOutlined';
import { plain, type ResourceManifest } from '../../lib/manifest';

export const transactions: ResourceManifest = {
  name: 'transactions',
  icon: TransactionIcon,
  menu: 'catalogus',
  paths: { list: '/transactions/overview', edit: '/transactions/:id' },
  views: {
    list: plain(() => import('./TransactionList').then((module) => module.TransactionList)),
    edit: () => import('./TransactionEdit').then((module) => module.TransactionEdit),
  },
};
