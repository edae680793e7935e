import { pushTexts } from '../../../i18n/nl/late/push';
import { scheduledPushTexts } from '../../../i18n/nl/late/scheduledPushes';
import { formatDateTime } from '../../lib/dates';
import { Question } from '../../ui/page/Question';
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
  const { at = '', state = 'sent', why = '' } = earlier ?? {};
  const texts = state === 'waiting' ? scheduledPushTexts : pushTexts[state];
  return (
    <Question
      isOpen={isOpen}
      title={texts.againTitle}
      content={`${texts.again(formatDateTime(at), shop)} ${why}`}
      confirm={isLater ? scheduledPushTexts.againPlan : pushTexts.againSend}
      onClose={onClose}
      onConfirm={onConfirm}
    />
  );
};
