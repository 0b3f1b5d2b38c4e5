import { sampleClients } from './sampleClients';
import { daysBefore } from '@/store/dates';
import { seededRandom } from './random';
import { imeiOfModel, TRACKERS } from './catalogue';
import { SERVICE_REASONS, type Vehicle } from '@/store/vehicles/vehiclesSlice';

/** Where the vehicles of the sample's clients stand, by the state that the client is from. */
const PLACES = {
  Mumbai: { plate: 'MH 01', north: 19.076, east: 72.8777 },
  Maharashtra: { plate: 'MH 12', north: 18.5204, east: 73.8567 },
  Delhi: { plate: 'DL 01', north: 28.6139, east: 77.209 },
  Punjab: { plate: 'PB 10', north: 30.901, east: 75.8573 },
} as const;

const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';

/** A client of the sample as this area knows one, with a way to make vehicles of it up. */
export interface CareClient {
  client: string;
  company: string;
  contactNo: string;
  location: string;
  plate: string;
  north: number;
  east: number;
}

/** The clients whom customer care looks after: those of the sales area. */
export const careClients = (): CareClient[] =>
  sampleClients().map(({ client: { firstName, lastName, companyName, mobileNumber, state, address } }) => ({
    client: `${firstName} ${lastName}`,
    company: companyName,
    contactNo: mobileNumber,
    location: address,
    ...PLACES[state],
  }));

/** The client at a place in their list, which goes round. */
export function ownerOf(index: number) {
  const clients = careClients();
  const owner = clients[(index * 3 + 1) % clients.length];
  if (!owner) throw new Error('The sample has no clients');
  return owner;
}

/** A made-up registration number such as `MH 12 QW 4821`; another `number` (below 10,000) is another one. */
export const plateOf = (plate: string, number: number): string => {
  const first = LETTERS.charAt(number % LETTERS.length);
  const second = LETTERS.charAt(Math.floor(number / 7) % LETTERS.length);
  return `${plate} ${first}${second} ${String(1000 + ((number * 37) % 9000))}`;
};

/** A valid IMEI that no other list of the sample has: those here begin their numbers at 30,000. */
export const careImei = (number: number): string => {
  const [first] = TRACKERS;
  return imeiOfModel(TRACKERS[number % TRACKERS.length] ?? first, 30_000 + number);
};

const COUNT = 24;

/** The not-working vehicles of the sample business (D7), silent for 2 to 40 days before `today` (ISO date). */
export function sampleVehicles(today: string, mark: string): Vehicle[] {
  const random = seededRandom(31);
  const clients = careClients();
  return Array.from({ length: COUNT }, (_, index) => {
    const [fallback] = clients;
    const owner = clients[(index * 5) % clients.length] ?? fallback;
    if (!owner) throw new Error('The sample has no clients');
    const near = (degrees: number) => (degrees + random.whole(-900, 900) / 10_000).toFixed(4);
    const silent = random.whole(2, 40);
    return {
      id: `${mark}-vehicle-${index + 1}`,
      number: index + 1,
      vehicleNo: plateOf(owner.plate, 11 + index * 13),
      imei: careImei(index),
      client: owner.client,
      company: owner.company,
      lastServiceDate: daysBefore(today, silent + random.whole(20, 200)),
      lastContactTime: `${daysBefore(today, silent)}T${random.pick(['06:42', '09:15', '11:58', '14:05', '17:31', '22:20'])}`,
      lastServiceReason: random.pick(SERVICE_REASONS),
      latLong: `${near(owner.north)}, ${near(owner.east)}`,
      temp: random.whole(-18, 41),
    };
  });
}
