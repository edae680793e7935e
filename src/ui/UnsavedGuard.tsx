import { useFormState } from 'react-hook-form';
import { LeaveGuard } from './LeaveGuard';

/** Asks before the form around it is left with changes that no server took. */
export const UnsavedGuard = ({ onLeave }: { onLeave?: () => void }) => {
  const { dirtyFields, isSubmitSuccessful, isSubmitting } = useFormState();
  const hasChanges = Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful;
  return <LeaveGuard hasChanges={hasChanges} isSaving={isSubmitting} {...(onLeave ? { onLeave } : {})} />;
};
