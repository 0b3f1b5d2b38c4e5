import type { AccountRow } from '@/store/clients/accounts/account';
import { daysBefore } from '@/store/kit/dates';
import { SERVICE_REASONS, type Contact } from '@/store/vehicles/vehicles/vehicle';
import { iccidOf, imeiOfModel, PROVIDERS, someSimNumber, TRACKERS } from './catalogue';
import type { Equipped, SampleVehicles, SampleVehicle } from './equipped';
import { seededRandom, type Random } from './random';
import type { SampleAccounts } from './sampleAccounts';

/** Where the vehicles of the sample's clients stand, by the state that the client is from. */
const PLACES = {
  Mumbai: { plate: 'MH 01', north: 19.076, east: 72.8777 },
  Maharashtra: { plate: 'MH 12', north: 18.5204, east: 73.8567 },
  Delhi: { plate: 'DL 01', north: 28.6139, east: 77.209 },
  Punjab: { plate: 'PB 10', north: 30.901, east: 75.8573 },
} as const;

const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const SILENT_SINCE = ['06:42', '09:15', '11:58', '14:05', '17:31', '22:20'] as const;
/** No device of a vehicle is older in the stock's books. */
const FITTED_DAYS_AGO = 118;

/** The number of the account of each vehicle that does not work, for how many days it is silent, and how long ago it was seen to, if that matters. */
const NOT_WORKING: readonly (readonly [account: number, silent: number, servicedDaysAgo?: number])[] = [
  [1, 5],
  // Mended by the job that is done, and silent again.
  [1, 3, 19],
  [11, 31],
  [16, 4],
  [3, 16],
  [8, 38],
  [9, 2],
  [4, 11],
  [5, 24],
  [10, 8],
  [15, 12],
  [2, 7],
  [7, 3],
  [12, 19],
  [14, 9],
  [4, 29],
  [9, 40],
  [14, 2],
  [6, 14],
  [6, 6],
  [11, 22],
  [16, 2],
  [3, 35],
  [8, 27],
];

/** The number of the account of each vehicle that got a new device, and how many days ago. */
const ADDED: readonly (readonly [account: number, daysAgo: number])[] = [
  [11, 40],
  [12, 33],
  [2, 27],
  [10, 22],
  [8, 18],
  [11, 13],
  [14, 9],
  [10, 6],
  [15, 3],
  [14, 1],
];

/** The number of the account of each vehicle that leaves; of one that has left, how many days ago, and why its device is lost. */
const LEAVING: readonly (readonly [account: number, closedDaysAgo?: number, lost?: string])[] = [
  [2, 45, 'Sold at auction with the vehicle'],
  [5, 33],
  [8],
  [11, 20, 'Burnt with the vehicle'],
  [14],
  [11],
  [2],
  [5],
  [8],
];

/** A made-up registration number such as `MH 12 QW 4821`; another `number` (below 10,000) is another one. */
const plateOf = ({ client: { state } }: AccountRow, number: number): string => {
  const first = LETTERS.charAt(number % LETTERS.length);
  const second = LETTERS.charAt(Math.floor(number / 7) % LETTERS.length);
  return `${PLACES[state].plate} ${first}${second} ${String(1000 + ((number * 37) % 9000))}`;
};

/** A valid IMEI that no other list of the sample has: those here begin their numbers at 30,000. */
const imeiNumbered = (number: number): string => {
  const [first] = TRACKERS;
  return imeiOfModel(TRACKERS[number % TRACKERS.length] ?? first, 30_000 + number);
};

const later = (one: string, other: string) => (one > other ? one : other);

/** What a device told last, near its client's place. */
function contactAt({ client: { state } }: AccountRow, at: string, random: Random): Contact {
  const { north, east } = PLACES[state];
  const near = (degrees: number) => (degrees + random.whole(-900, 900) / 10_000).toFixed(4);
  return { at, latLong: `${near(north)}, ${near(east)}`, temp: random.whole(-18, 41) };
}

/** Hands out accounts by their numbers, and each of their open vehicles once, in their order. */
function parking({ accounts, vehicles }: SampleAccounts) {
  const left = [...vehicles];
  const accountOf = (number: number): AccountRow => {
    const account = accounts.find((one) => one.number === number);
    if (!account) throw new Error(`The sample has no account ${number}`);
    return account;
  };
  const take = (number: number): { account: AccountRow; vehicle: SampleVehicle } => {
    const account = accountOf(number);
    const [vehicle] = left.splice(
      left.findIndex(({ accountId }) => accountId === account.id),
      1,
    );
    if (vehicle?.accountId !== account.id) throw new Error(`The sample account ${number} has no vehicle left`);
    return { account, vehicle };
  };
  const others = () =>
    left.flatMap((vehicle) => {
      const account = accounts.find(({ id }) => id === vehicle.accountId);
      return account && vehicle.billed ? [{ account, vehicle }] : [];
    });
  return { accountOf, take, others };
}

/** The vehicles of the sample business: those of its accounts, with what they told up to `today` (ISO date), and those that have left. */
export function sampleVehicles(today: string, mark: string, clients: SampleAccounts): SampleVehicles {
  const random = seededRandom(31);
  const { accountOf, take, others } = parking(clients);
  let simNumber = 50_000;
  const newSim = () => {
    simNumber += 1;
    return { iccid: iccidOf(simNumber), msisdn: someSimNumber(random), provider: random.pick(PROVIDERS) };
  };
  const fitted = (on: string) => ({ on, sim: newSim() });
  const early = () => `${today}T05:${random.whole(10, 55)}`;

  const notWorking = NOT_WORKING.map(([number, silent, servicedDaysAgo], index): Equipped => {
    const { account, vehicle } = take(number);
    const contact = contactAt(account, `${daysBefore(today, silent)}T${random.pick(SILENT_SINCE)}`, random);
    const on = later(account.openedOn, daysBefore(today, servicedDaysAgo ?? silent + random.whole(20, 200)));
    const reason = servicedDaysAgo === undefined ? random.pick(SERVICE_REASONS) : 'Service';
    return { account, vehicle: { ...vehicle, contact, serviced: { on, reason } }, imei: imeiNumbered(index) };
  });
  const added = ADDED.map(([number, daysAgo], index): Equipped => {
    const { account, vehicle } = take(number);
    const contact = contactAt(account, early(), random);
    return {
      account,
      vehicle: { ...vehicle, contact },
      imei: imeiNumbered(200 + index),
      fitted: fitted(daysBefore(today, daysAgo)),
    };
  });
  let last = clients.vehicles.length;
  const gone = (account: AccountRow, closedOn: string): SampleVehicle => {
    last += 1;
    return {
      id: `${mark}-vehicle-${last}`,
      number: last,
      accountId: account.id,
      vehicleNo: plateOf(account, 2000 + last * 17),
      duration: account.package.subscriptionPlan,
      price: account.bill.pricePerUnit,
      selected: true,
      billed: true,
      contact: contactAt(account, `${closedOn}T08:15`, random),
      closedOn,
    };
  };
  const leaving = LEAVING.map(([number, closedDaysAgo, lost], index): Equipped => {
    const account = accountOf(number);
    const vehicle =
      closedDaysAgo === undefined
        ? { ...take(number).vehicle, contact: contactAt(account, early(), random) }
        : gone(account, daysBefore(today, closedDaysAgo));
    const on = later(account.openedOn, daysBefore(today, FITTED_DAYS_AGO));
    return {
      account,
      vehicle,
      imei: imeiNumbered(100 + index),
      fitted: fitted(on),
      ...(lost !== undefined && { lost }),
    };
  });
  const reporting = others().map(({ account, vehicle }, index): Equipped => ({
    account,
    vehicle: { ...vehicle, contact: contactAt(account, early(), random) },
    imei: imeiNumbered(300 + index),
  }));

  const byId = new Map([...notWorking, ...added, ...leaving, ...reporting].map(({ vehicle }) => [vehicle.id, vehicle]));
  const left = leaving.flatMap(({ vehicle }) => (vehicle.closedOn === undefined ? [] : [vehicle]));
  return {
    vehicles: [...clients.vehicles.map((one) => byId.get(one.id) ?? one), ...left],
    notWorking,
    added,
    leaving,
    reporting,
  };
}
