import texts from '../../i18n/nl/login';
import { Mark } from '../ui/page/Mark';

/** Shown while the app loads. */
export const Wait = () => (
  <div className="wait" role="status" aria-label={texts.app.loading}>
    <Mark size={44} />
  </div>
);
