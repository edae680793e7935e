import { useEvent } from 'ra-core';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { clamp, type Key, moveTo, siblingPlaceOf } from './sequence';
import type { Ordering } from './useOrdering';

/** A step of sorting by keyboard, announced by the text `ordering.<step>`. */
export type LiftStep = 'lifted' | 'moved' | 'dropped' | 'cancelled';

interface Lift {
  key: Key;
  /** The place where it would land among its siblings, from 0. */
  position: number;
  /** The digits of a position that is being typed. */
  typed: string;
}

interface LiftOptions<T> {
  ordering: Ordering<T>;
  /** The places that a key moves an item; undefined for a key without a meaning here. */
  stepOf: (key: string) => number | undefined;
  /** Announces a step: `position` from 0, of `count` places. */
  announce: (step: LiftStep, item: T, position: number, count: number) => void;
  /** Called with the place of an item that was dropped. */
  onDropped: (position: number) => void;
}

const isDigit = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
  /^\d$/.test(key) && !ctrlKey && !altKey && !metaKey;

/**
 * Sorting by keyboard: Space or Enter lifts and drops, arrows, Home, End and a typed position move, Escape cancels, and
 * leaving the handle drops. Until the drop only the shown list moves, so a cancelled move leaves no undo step.
 */
export function useLift<T>({ ordering, stepOf, announce, onDropped }: LiftOptions<T>) {
  const { items, nesting } = ordering;
  const [lift, setLift] = useState<Lift | null>(null);

  const from = lift ? items.findIndex((item) => nesting.id(item) === lift.key) : -1;
  const shown = lift && from >= 0 ? moveTo(items, from, lift.position, nesting) : items;

  const say = (step: LiftStep, index: number, position?: number) => {
    const item = items[index];
    if (item === undefined) return;
    const place = siblingPlaceOf(items, index, nesting);
    announce(step, item, position ?? place.position, place.places.length);
  };
  const pickUp = (key: Key) => {
    const index = items.findIndex((item) => nesting.id(item) === key);
    if (index < 0) return;
    setLift({ key, position: siblingPlaceOf(items, index, nesting).position, typed: '' });
    say('lifted', index);
  };
  const stand = (wanted: number, typed = '') => {
    if (!lift || from < 0) return;
    const last = siblingPlaceOf(items, from, nesting).places.length - 1;
    const position = clamp(wanted, last);
    setLift({ ...lift, position, typed });
    if (position !== lift.position) say('moved', from, position);
  };
  const type = (typed: string) => stand(typed ? Number(typed) - 1 : (lift?.position ?? 0), typed);
  const drop = () => {
    if (!lift) return;
    setLift(null);
    ordering.moveTo(from, lift.position);
    say('dropped', from, lift.position);
    onDropped(lift.position);
  };
  const cancel = () => {
    setLift(null);
    say('cancelled', from);
  };

  const onKeyDown = (key: Key, event: KeyboardEvent) => {
    const isPress = event.key === ' ' || event.key === 'Enter';
    const step = stepOf(event.key);
    const { position = 0, typed = '' } = lift ?? {};
    if (!lift && !isPress) return;
    if (isPress && !event.repeat) lift ? drop() : pickUp(key);
    else if (event.key === 'Escape') cancel();
    else if (step !== undefined) stand(position + step);
    else if (isDigit(event)) type(typed + event.key);
    else if (event.key === 'Backspace') type(typed.slice(0, -1));
    else if (!isPress) return;
    event.preventDefault();
    event.stopPropagation();
  };

  // The handlers stay the same functions, because rows are memoised.
  const onKey = useEvent(onKeyDown);
  const onBlur = useEvent(drop);
  const handlers = useMemo(() => ({ onKeyDown: onKey, onBlur }), [onKey, onBlur]);
  return { shown, liftedKey: lift?.key, handlers };
}
