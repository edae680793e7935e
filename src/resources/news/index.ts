import NewsIcon from '@mui/icons-material/NewspaperOutlined';
import type { ResourceManifest } from '../../ui/manifest';

export const news: ResourceManifest = {
  name: 'news',
  icon: NewsIcon,
  menu: 'communicatie',
  recordRepresentation: 'title',
  paths: { list: '/news/overview', create: '/news/new', edit: '/news/edit/:id' },
  views: {
    list: () => import('./NewsList').then((module) => module.NewsList),
    create: () => import('./NewsCreate').then((module) => module.NewsCreate),
    edit: () => import('./NewsEdit').then((module) => module.NewsEdit),
  },
};
