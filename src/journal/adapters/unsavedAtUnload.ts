import { nanoid } from '@reduxjs/toolkit';
import { isObject } from '@/journal/kit/isObject';
import type { UnsavedAtUnload } from '@/journal/sync/outbox';

/** The most that one page leaves, as characters of JSON: several pages share what a browser gives, some 5,000,000. */
const MOST_CHARACTERS = 1_000_000;

function readList(key: string): Record<string, unknown>[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(list) ? list.filter(isObject) : [];
  } catch {
    return [];
  }
}

/** As many of them as there is room for, from the first on: a later one may build on an earlier. */
function fitting(items: readonly unknown[]): string[] {
  const texts: string[] = [];
  let length = 0;
  for (const item of items) {
    const text = JSON.stringify(item);
    length += text.length;
    if (length > MOST_CHARACTERS) break;
    texts.push(text);
  }
  return texts;
}

/** How many of them are there now, from the first on. */
function write(key: string, items: readonly unknown[]): number {
  try {
    const texts = fitting(items);
    if (texts.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, `[${texts.join()}]`);
    return texts.length;
  } catch {
    // Storage is full or switched off: closing the page was asked about.
    return 0;
  }
}

/** Takes some out; where none of them lies nothing is written, as it may be another tab's just now, or in a newer form. */
function takeFrom(key: string, gone: ReadonlySet<unknown>) {
  const list = readList(key);
  const rest = list.filter(({ id }) => !gone.has(id));
  if (rest.length < list.length) write(key, rest);
}

const firstSaidAt = ([first]: readonly Record<string, unknown>[]) => String(first?.at);

/** What pages left in this browser's local storage under that name, which is written at once; each page has its own key. */
export function leftInLocalStorage(name: string): UnsavedAtUnload {
  const prefix = `${name}.waiting.`;
  const ownKey = `${prefix}${nanoid()}`;

  const keys = () => {
    try {
      return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
    } catch {
      return [];
    }
  };

  return {
    all: () =>
      keys()
        .map(readList)
        .toSorted((one, other) => firstSaidAt(one).localeCompare(firstSaidAt(other)))
        .flat(),
    leave(drafts) {
      const going = drafts.slice(0, write(ownKey, drafts));
      // Else each page that is left before they are kept would add them once more.
      const gone = new Set<unknown>(going.map(({ id }) => id));
      for (const key of keys()) if (key !== ownKey) takeFrom(key, gone);
    },
    take(ids) {
      const gone = new Set<unknown>(ids);
      for (const key of keys()) takeFrom(key, gone);
    },
  };
}
