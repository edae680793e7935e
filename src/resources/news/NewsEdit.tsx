import { ConfirmedDeleteButton } from '../../feedback/ConfirmedDeleteButton';
import { EditScreen } from '../../ui/EditScreen';
import { NewsEditForm } from '../../v2/entities/news';
import { NewsForm } from './NewsForm';

export const NewsEdit = () => (
  <EditScreen schema={NewsEditForm} actions={<ConfirmedDeleteButton content="feedback.news.confirmDelete" />}>
    <NewsForm />
  </EditScreen>
);
