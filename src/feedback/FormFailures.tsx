import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import { useClearFailures } from './useClearFailures';

/** Removes the notices of a form's failures when it is sent again, and when its last wrong field is corrected. */
export const FormFailures = () => {
  const { errors, isSubmitting } = useFormState();
  const clear = useClearFailures();
  // `root` is the server's reason, which no typing corrects.
  const isWrong = Object.keys(errors).some((field) => field !== 'root');
  const wasWrong = useRef(false);
  useEffect(() => {
    if (isSubmitting || (wasWrong.current && !isWrong)) clear();
    wasWrong.current = isWrong;
  }, [isSubmitting, isWrong, clear]);
  return null;
};
