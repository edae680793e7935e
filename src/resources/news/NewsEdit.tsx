import { ConfirmedDeleteButton } from '../../feedback/ConfirmedDeleteButton';
import { EditScreen } from '../../ui/EditScreen';
import { HistoryButton } from '../../ui/HistoryButton';
import { NewsEditForm } from '../../v2/entities/news';
import { NewsForm } from './NewsForm';

export const NewsEdit = () => (
  <EditScreen
    schema={NewsEditForm}
    links={<HistoryButton />}
    actions={<ConfirmedDeleteButton content="feedback.news.confirmDelete" />}
  >
    <NewsForm />
  </EditScreen>
);
