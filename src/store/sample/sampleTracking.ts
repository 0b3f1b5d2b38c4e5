import type { AccountRow } from '@/store/clients/accounts/account';
import type { Contact } from '@/store/vehicles/vehicles/vehicle';
import { imeiOfModel, TRACKERS } from './catalogue';
import type { Random } from './random';

/** Where the vehicles of the sample's clients stand, by the state that the client is from. */
const PLACES = {
  Mumbai: { plate: 'MH 01', north: 19.076, east: 72.8777 },
  Maharashtra: { plate: 'MH 12', north: 18.5204, east: 73.8567 },
  Delhi: { plate: 'DL 01', north: 28.6139, east: 77.209 },
  Punjab: { plate: 'PB 10', north: 30.901, east: 75.8573 },
} as const;

/** Where an account's client is from: the sample's clients are of no other state. */
const placeOf = ({ client: { state } }: AccountRow) => PLACES[state as keyof typeof PLACES];

const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';

/** A made-up registration number such as `MH 12 QW 4821`; another `number` (below 10,000) is another one. */
export const plateOf = (account: AccountRow, number: number): string => {
  const first = LETTERS.charAt(number % LETTERS.length);
  const second = LETTERS.charAt(Math.floor(number / 7) % LETTERS.length);
  return `${placeOf(account).plate} ${first}${second} ${String(1000 + ((number * 37) % 9000))}`;
};

/** A valid IMEI that no other list of the sample has: those here begin their numbers at 30,000. */
export const imeiNumbered = (number: number): string => {
  const [first] = TRACKERS;
  return imeiOfModel(TRACKERS[number % TRACKERS.length] ?? first, 30_000 + number);
};

/** What a device told last, near its client's place. */
export function contactAt(account: AccountRow, at: string, random: Random): Contact {
  const { north, east } = placeOf(account);
  const near = (degrees: number) => (degrees + random.whole(-900, 900) / 10_000).toFixed(4);
  return { at, latLong: `${near(north)}, ${near(east)}`, temp: random.whole(-18, 41) };
}
