import { appTexts } from '../../i18n/nl/late/login';
import { Mark } from '../ui/page/Mark';

/** Shown while the app loads. */
export const Wait = () => (
  <div className="wait" role="status" aria-label={appTexts.loading}>
    <Mark size={44} />
  </div>
);
