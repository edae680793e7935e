/** Every key of the dashboard. The handlers, the sheet of `?` and `aria-keyshortcuts` all come from this list. */

export const GROUPS = ['anywhere', 'list', 'order', 'go'] as const;

interface Shortcut {
  /** As `aria-keyshortcuts` writes it; a letter in upper case, pressed without Shift. */
  keys: string;
  group: (typeof GROUPS)[number];
  /** Also while typing and in a dialog. */
  isForTyping?: true;
}

/** The text of each is in i18n/nl/late/keys.ts, under its name. */
export const SHORTCUTS = {
  find: { keys: 'Control+K', group: 'anywhere', isForTyping: true },
  save: { keys: 'Control+S', group: 'anywhere', isForTyping: true },
  send: { keys: 'Control+Enter', group: 'anywhere', isForTyping: true },
  help: { keys: '?', group: 'anywhere' },
  search: { keys: '/', group: 'list' },
  create: { keys: 'N', group: 'list' },
  // These have a meaning in the search and on a row alone.
  next: { keys: 'ArrowDown', group: 'list', isForTyping: true },
  previous: { keys: 'ArrowUp', group: 'list', isForTyping: true },
  open: { keys: 'Enter', group: 'list', isForTyping: true },
  back: { keys: 'Escape', group: 'list', isForTyping: true },
  select: { keys: 'Space', group: 'list', isForTyping: true },
  selected: { keys: 'B', group: 'list' },
  undo: { keys: 'Control+Z', group: 'order' },
  redo: { keys: 'Control+Shift+Z', group: 'order' },
  /** And then a letter: ARIA has no word for two keys after each other, so the links of the menu do not say it. */
  go: { keys: 'G', group: 'go' },
} as const satisfies Record<string, Shortcut>;

export type ShortcutName = keyof typeof SHORTCUTS;

export const shortcuts: readonly (Shortcut & { name: ShortcutName })[] = Object.entries(SHORTCUTS).map(
  // The cast is needed: TypeScript reads the names of an object as any text.
  ([name, shortcut]) => ({ ...shortcut, name: name as ShortcutName }),
);

/** Keys without Ctrl that also type a character. The user may switch them off (WCAG 2.1.4). */
export const isCharacter = (keys: string) => keys.length === 1;

/** Where react-admin's store keeps whether they are on. Signing out keeps it, by its name. */
export const CHARACTER_KEYS = 'preferences.characterKeys';

const NAMES: Readonly<Record<string, string>> = {
  Control: 'Ctrl',
  Escape: 'Esc',
  ArrowDown: '↓',
  ArrowUp: '↑',
  Space: 'Spatie',
};

/** The names on the keys: 'Control+K' is ['Ctrl', 'K']. */
export const namesOf = (keys: string): string[] => keys.split('+').map((key) => NAMES[key] ?? key);
