import type { OfficeState, Present } from '@/store/browser/officeSlice';
import { wordsIn, type Language, type WordTable } from '@/store/kit/language';
import { placeWords } from './placeWords';
import { recordOf } from './recordOf';

/** Somebody who is in the office now, in however many tabs. */
export interface PersonPresent {
  name: string;
  /** Whether it is who looks at this. */
  isSelf: boolean;
  /** What their tabs look at, in words. */
  places: readonly string[];
}

type Presence = Pick<OfficeState, 'present' | 'user'>;

const same = (one: string, other: string | undefined) => one.toLowerCase() === other?.toLowerCase();

const byName = (one: string, other: string) => one.localeCompare(other);

/** Everybody who is in the office, who looks at this first, the others in the order of their names. */
export function peoplePresent({ present, user }: Presence): PersonPresent[] {
  const tabs = new Map<string, Present[]>();
  for (const tab of present) tabs.set(tab.name, [...(tabs.get(tab.name) ?? []), tab]);
  const people = [...tabs].map(([name, own]): PersonPresent => {
    const places = new Set(own.flatMap(({ place }) => placeWords(place) ?? []));
    return { name, isSelf: same(name, user?.name), places: [...places].toSorted(byName) };
  });
  return people.toSorted((one, other) => Number(other.isSelf) - Number(one.isSelf) || byName(one.name, other.name));
}

/** The names of the others who look at the record that the address is about; nobody's for a list. */
export function othersAt({ present, user }: Presence, place: string): string[] {
  const record = recordOf(place);
  if (record === undefined) return [];
  const there = present.filter((tab) => !same(tab.name, user?.name) && recordOf(tab.place) === record);
  return [...new Set(there.map(({ name }) => name))].toSorted(byName);
}

const HERE_WORDS = {
  one: { en: (name: string) => `${name} is here too.`, hi: (name: string) => `${name} भी यही देख रहे हैं।` },
  several: {
    en: (names: string, last: string) => `${names} and ${last} are here too.`,
    hi: (names: string, last: string) => `${names} और ${last} भी यही देख रहे हैं।`,
  },
  others: { en: (count: number) => `${count} others`, hi: (count: number) => `${count} और लोग` },
} satisfies WordTable;

/** More names than these are counted. */
const MOST_NAMES = 3;

/** Who looks at the same record, in a sentence: "Ravi and Meera are here too."; nothing where nobody does. */
export function hereToo(names: readonly string[], language: Language = 'en'): string {
  const [first] = names;
  if (first === undefined) return '';
  const words = wordsIn(HERE_WORDS, language);
  if (names.length === 1) return words.one(first);
  const many = names.length > MOST_NAMES;
  const named = many ? names.slice(0, MOST_NAMES - 1) : names.slice(0, -1);
  const last = many ? words.others(names.length - named.length) : (names.at(-1) ?? '');
  return words.several(named.join(', '), last);
}
