import { CreateScreen } from '../../ui/CreateScreen';
import { NewsNewForm } from '../../v2/entities/news';
import { NewsForm } from './NewsForm';

export const NewsCreate = () => (
  <CreateScreen schema={NewsNewForm}>
    <NewsForm />
  </CreateScreen>
);
