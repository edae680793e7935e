import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useEvent } from 'react-admin';

/** Several image inputs that share what is chosen at once. */

interface Slot {
  isEmpty: boolean;
  take: (file: File) => void;
}
type Slots = Map<string, () => Slot>;

const Group = createContext<Slots | null>(null);

export const PictureGroup = ({ children }: { children: ReactNode }) => {
  const [slots] = useState<Slots>(() => new Map());
  return <Group.Provider value={slots}>{children}</Group.Provider>;
};

/**
 * Gives files to the input of `source`, and those after the first to the other empty inputs of its group, in their order.
 * Returns how many found no place.
 */
export const usePictureSlot = (source: string, slot: Slot) => {
  const slots = useContext(Group);
  const read = useEvent(() => slot);
  useEffect(() => {
    slots?.set(source, read);
    return () => {
      slots?.delete(source);
    };
  }, [slots, source, read]);
  return {
    isGrouped: slots !== null,
    give: ([first, ...more]: readonly File[]): number => {
      if (first) slot.take(first);
      const others = [...(slots ?? [])].filter(([name]) => name !== source).map(([, other]) => other());
      const empty = others.filter(({ isEmpty }) => isEmpty);
      for (const [at, file] of more.entries()) empty[at]?.take(file);
      return Math.max(0, more.length - empty.length);
    },
  };
};
