import { daysBefore } from '@/store/kit/dates';
import { SERVICE_REASONS } from '@/store/vehicles/vehicles/vehicle';
import { iccidOf, PROVIDERS, someSimNumber } from './catalogue';
import type { Equipped, SampleVehicles } from './equipped';
import { seededRandom, type Random } from './random';
import type { SampleAccounts } from './sampleAccounts';
import { goneVehicles } from './sampleGone';
import { parking } from './sampleParking';
import { contactAt, imeiNumbered } from './sampleTracking';

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

const later = (one: string, other: string) => (one > other ? one : other);

/** Makes the SIMs of what was fitted, none twice. */
function simMaker(random: Random) {
  let simNumber = 50_000;
  return () => {
    simNumber += 1;
    return { iccid: iccidOf(simNumber), msisdn: someSimNumber(random), provider: random.pick(PROVIDERS) };
  };
}

/** The vehicles of the sample business: those of its accounts, with what they told up to `today` (ISO date), and those that have left. */
export function sampleVehicles(today: string, mark: string, clients: SampleAccounts): SampleVehicles {
  const random = seededRandom(31);
  const { accountOf, take, others } = parking(clients);
  const newSim = simMaker(random);
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
  const gone = goneVehicles(mark, clients.vehicles.length, random);
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
