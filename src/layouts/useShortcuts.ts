import { useEffect, useEffectEvent, useRef } from 'react';
import { AREA_KEYS, GO } from './areaKeys';
import { isDialogOpen } from '@/ui/isDialogOpen';
import { toRow } from './rowKeys';

const FIELDS =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable], [role=combobox]';

const inside = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

interface Opening {
  openPalette: (typed?: string) => void;
  openHelp: () => void;
  goTo: (area: string) => void;
}

/** So long after `g` a key means an area. */
const GOING_MS = 1500;

/** Goes to the search of the list in sight; false when the screen has none. */
function toListSearch(): boolean {
  const field = [...document.querySelectorAll<HTMLInputElement>('main input[type=search]')].find((one) =>
    one.checkVisibility(),
  );
  field?.focus();
  field?.select();
  return field !== undefined;
}

/** What is typed in the search of an area, which the palette goes on from. */
const typedInSearch = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && inside(target, 'search') ? target.value : undefined;

/** Listens for the product's shortcuts: within a dialog there are none, and those of one character are not there while somebody types. */
export function useShortcuts({ openPalette, openHelp, goTo }: Opening) {
  /** When `g` was pressed. */
  const going = useRef(-Infinity);
  const ofOneKey = (key: string, pressedAt: number): boolean => {
    const area = pressedAt - going.current < GOING_MS ? AREA_KEYS[key] : undefined;
    going.current = key === GO ? pressedAt : -Infinity;
    if (area !== undefined) goTo(area);
    else if (key === '?') openHelp();
    else if (key === '/') {
      if (!toListSearch()) openPalette();
    } else return (key === 'j' && toRow(1)) || (key === 'k' && toRow(-1));
    return true;
  };
  const act = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, timeStamp } = event;
    if (event.defaultPrevented || event.isComposing || altKey) return;
    const inDialog = inside(target, 'dialog, [role=dialog]') || isDialogOpen();
    if (ctrlKey || metaKey) {
      if (key.toLowerCase() !== 'k' || event.shiftKey) return;
      // The browser would go to its own search.
      event.preventDefault();
      if (!inDialog) openPalette(typedInSearch(target));
    } else if (!inDialog && !inside(target, FIELDS)) {
      // Caps Lock makes no other key of it.
      const pressed = event.shiftKey ? key : key.toLowerCase();
      if (ofOneKey(pressed, timeStamp)) event.preventDefault();
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => act(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
