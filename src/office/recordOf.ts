import { paths } from '@/paths';
import { cleanLine } from '@/store/kit/typed/cleanText';
import { plain } from '@/store/kit/typed/typedNumbers';

/** No vehicle's number is longer. */
const LONGEST = 20;

const numberIn = (text: string | null): string | undefined =>
  /^\d{1,9}$/.test(text ?? '') ? String(Number(text)) : undefined;
const vehicleIn = (text: string | null): string | undefined =>
  plain(cleanLine(text ?? '')).slice(0, LONGEST) || undefined;

/** By the addresses that say in a word which record they are about: what such a record is called, the word, and how it is read. */
const NAMED: Readonly<Record<string, readonly [called: string, word: string, read: typeof numberIn]>> = {
  [paths.sales.detailedClient]: ['account', 'account', numberIn],
  [paths.sales.editBill]: ['account', 'account', numberIn],
  [paths.sales.proforma]: ['account', 'account', numberIn],
  [paths.care.viewJob]: ['job', 'details', numberIn],
  [paths.care.raiseService]: ['vehicle', 'vehicle', vehicleIn],
  [paths.stocks.requested]: ['stock request', 'details', numberIn],
  [paths.stocks.expectedMenu]: ['bag', 'details', numberIn],
  [paths.stocks.expected]: ['bag', 'details', numberIn],
  [paths.stocks.branches]: ['branch', 'details', numberIn],
  [paths.stocks.manufacturer]: ['manufacturer', 'details', numberIn],
};

/** The addresses that are a record's own page, each with what such a record is called. */
const PAGES: readonly (readonly [page: RegExp, called: string])[] = [
  [/^\/vendors\/(\d{1,9})$/, 'vendor'],
  [/^\/stocks\/slips\/(\d{1,9})$/, 'challan'],
  [/^\/stocks\/bags\/(\d{1,9})$/, 'bag'],
  [/^\/installer\/visits\/(\d{1,9})$/, 'visit'],
  [/^\/installer\/challans\/(\d{1,9})$/, 'challan'],
];

/** The path and the query string of a place; whoever looks at it may send anything. */
export function placeAddressOf(place: string): { path: string; words: URLSearchParams } {
  const [path = '', query = ''] = place.split('#', 1).join('').split('?', 2);
  return { path: path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path, words: new URLSearchParams(query) };
}

/** The record that an address names in a word: what it is called, the word, and what it says. */
function namedIn(path: string, words: URLSearchParams) {
  if (!Object.hasOwn(NAMED, path)) return undefined;
  const [called = '', word = '', read = numberIn] = NAMED[path] ?? [];
  const name = read(words.get(word));
  return name === undefined ? undefined : { called, word, name };
}

/** The address of a place with no more than which screen it is, and which record that is about: not what is searched for there. */
export function sharedAddress(place: string): string {
  const { path, words } = placeAddressOf(place);
  const named = namedIn(path, words);
  return named ? `${path}?${named.word}=${encodeURIComponent(named.name)}` : path;
}

/** The one record that an address is about, in words that are the same for all its addresses, such as "account 5"; none for a list. */
export function recordOf(place: string): string | undefined {
  const { path, words } = placeAddressOf(place);
  for (const [page, called] of PAGES) {
    const [, number] = page.exec(path) ?? [];
    if (number !== undefined) return `${called} ${Number(number)}`;
  }
  const [, imei] = /^\/stocks\/devices\/(\d{15})$/.exec(path) ?? [];
  if (imei !== undefined) return `device ${imei}`;
  const named = namedIn(path, words);
  return named && `${named.called} ${named.name}`;
}
