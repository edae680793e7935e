import { useTranslate } from 'react-admin';
import { visuallyHidden } from '../ui/page/visuallyHidden';

/** Tells who listens that a draft is offered, which stands above a form, and that it is back in it. */
export const DraftStatus = ({ isOffered, isBack }: { isOffered: boolean; isBack: boolean }) => {
  const translate = useTranslate();
  return (
    <div role="status" style={visuallyHidden}>
      {isOffered ? translate('drafts.isOffered') : isBack && translate('drafts.isBack')}
    </div>
  );
};
