import texts from '../../i18n/nl/login';
import { Mark } from '../ui/Mark';

/** Stands where the whole app will be. */
export const Wait = () => (
  <div className="wait" role="status" aria-label={texts.app.loading}>
    <Mark size={44} />
  </div>
);
