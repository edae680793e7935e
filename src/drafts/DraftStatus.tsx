import { useTranslate } from 'react-admin';
import { Said } from '../ui/page/Said';

/** Tells who listens that a draft is offered, which stands above a form, and that it is back in it. */
export const DraftStatus = ({ isOffered, isBack }: { isOffered: boolean; isBack: boolean }) => {
  const translate = useTranslate();
  return <Said>{isOffered ? translate('drafts.isOffered') : isBack && translate('drafts.isBack')}</Said>;
};
