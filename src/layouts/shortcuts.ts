import { AREA_KEYS, GO } from './areaKeys';

export interface Shortcut {
  keys: readonly string[];
  does: string;
}

/** The keys that work on every screen, with what they do. */
export const SHORTCUTS: readonly Shortcut[] = [
  { keys: ['Ctrl', 'K'], does: 'Search everything: screens, actions and records' },
  { keys: ['/'], does: 'Go to the search of the list' },
  { keys: ['J'], does: 'Go to the next row of the list' },
  { keys: ['K'], does: 'Go to the row before' },
  { keys: ['Enter'], does: 'Open the row' },
  { keys: ['G', 'H'], does: 'Go to Home' },
  { keys: ['G', 'V'], does: 'Go to Vendors' },
  { keys: ['G', 'S'], does: 'Go to Stocks' },
  { keys: ['G', 'B'], does: 'Go to Sales: bills and clients' },
  { keys: ['G', 'C'], does: 'Go to Customer Care' },
  { keys: ['?'], does: 'Show these keys and the words' },
];

/** The keys that lead to an address or do something at once, where there are some. */
export function keysOf({ to, act }: { to: string; act?: string }): readonly string[] {
  if (act === 'help') return ['?'];
  const key = Object.keys(AREA_KEYS).find((one) => AREA_KEYS[one] === to);
  return key === undefined ? [] : [GO.toUpperCase(), key.toUpperCase()];
}
