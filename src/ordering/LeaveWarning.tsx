import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/** While it is shown, leaving the screen or the page asks first: what was ordered is not stored yet. */
export const LeaveWarning = () => {
  const translate = useTranslate();
  const question = translate('ra.message.unsaved_changes');
  // A search or another page of the same list stands in the address too, and leaves nothing.
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(question)) blocker.proceed();
    else blocker.reset();
  }, [blocker, question]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return null;
};
