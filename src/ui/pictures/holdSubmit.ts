interface Hold {
  /** Pictures that are still read. */
  pictures: number;
  isAsked: boolean;
  isReady: boolean;
  end: () => void;
}
const held = new WeakMap<HTMLFormElement, Hold>();

const startHold = (form: HTMLFormElement): Hold => {
  const keep = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    hold.isAsked = true;
  };
  const hold: Hold = {
    pictures: 0,
    isAsked: false,
    isReady: true,
    end: () => {
      form.removeEventListener('submit', keep, { capture: true });
      held.delete(form);
      if (hold.isAsked && hold.isReady && form.isConnected) form.requestSubmit();
    },
  };
  // Before the form's own handler.
  form.addEventListener('submit', keep, { capture: true });
  held.set(form, hold);
  return hold;
};

/**
 * Holds the sending of a form until the returned function is called, because it would go without the picture that is
 * being read. A form whose user asked for it meanwhile is sent once none of its pictures is read any more, unless
 * one of them is not ready.
 */
export const holdSubmit = (form: HTMLFormElement | null) => {
  if (!form) return () => undefined;
  const hold = held.get(form) ?? startHold(form);
  hold.pictures += 1;
  return (isReady: boolean): void => {
    hold.pictures -= 1;
    hold.isReady &&= isReady;
    if (hold.pictures === 0) hold.end();
  };
};
