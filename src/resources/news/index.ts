import NewsIcon from '@mui/icons-material/NewspaperOutlined';
import type { ResourceManifest } from '../../lib/manifest';
import { NewsEditForm, NewsNewForm } from '../../v2/entities/news';

export const news: ResourceManifest = {
  name: 'news',
  icon: NewsIcon,
  menu: 'communicatie',
  recordRepresentation: 'title',
  paths: { list: '/news/overview', create: '/news/new', edit: '/news/edit/:id' },
  views: { list: () => import('./NewsList').then((module) => module.NewsList) },
  form: {
    schema: NewsEditForm,
    newSchema: NewsNewForm,
    Inputs: () => import('./NewsForm').then((module) => module.NewsForm),
    canDelete: true,
  },
};
