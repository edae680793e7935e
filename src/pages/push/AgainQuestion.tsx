import { Confirm, useTranslate } from 'react-admin';
import { laterTexts } from '../../../i18n/nl/late/pushLater';
import { formatDateTime } from '../../lib/dates';
import type { Earlier } from './useSentBefore';

interface AgainQuestionProps {
  isOpen: boolean;
  earlier: Earlier | undefined;
  shop: string;
  isLater: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks once more before the same text goes to the same shop within 24 hours. */
export const AgainQuestion = ({ isOpen, earlier, shop, isLater, onClose, onConfirm }: AgainQuestionProps) => {
  const translate = useTranslate();
  const at = formatDateTime(earlier?.at);
  return (
    <Confirm
      isOpen={isOpen}
      title={earlier?.isWaiting ? laterTexts.againTitle : translate('push.againTitle')}
      content={earlier?.isWaiting ? laterTexts.again(at, shop) : translate('push.again', { shop, at })}
      confirm={isLater ? laterTexts.againPlan : translate('push.againSend')}
      cancel={translate('ra.action.cancel')}
      onClose={onClose}
      onConfirm={onConfirm}
    />
  );
};
