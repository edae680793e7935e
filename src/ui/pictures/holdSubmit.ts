/**
 * Holds the sending of a form until the returned function is called, because it would go without the picture that is
 * being read. `isReady` then sends a form whose user asked for it meanwhile.
 */
export const holdSubmit = (form: HTMLFormElement | null) => {
  let isAsked = false;
  const hold = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    isAsked = true;
  };
  // Before the form's own handler.
  form?.addEventListener('submit', hold, { capture: true });
  return (isReady: boolean): void => {
    form?.removeEventListener('submit', hold, { capture: true });
    if (isAsked && isReady && form?.isConnected) form.requestSubmit();
  };
};
