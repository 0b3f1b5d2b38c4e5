import { formatDate } from '@/format';
import { dateIn } from '@/store/care/jobs/visitWords';
import { subscriptionsOf } from '@/store/clients/subscriptions/subscriptionsSlice';
import { comparedDays } from '@/store/kit/dates';
import { pushTo } from '@/store/kit/grouping';
import { wordsIn } from '@/store/kit/language';
import { isOpenVehicle, type Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { selectLastContact } from '@/store/vehicles/vehicles/vehicleRows';
import { namedIn, someOf, type NoticeContent, type NoticeState, type NoticeValues } from './noticeContent';

const WORDS = {
  silent: {
    en: (plate: string, on: string) => `We have had no signal from ${plate} since ${on}.`,
    hi: (plate: string, on: string) => `${on} से ${plate} से कोई सिग्नल नहीं मिला है।`,
  },
  ends: {
    en: (plate: string, on: string) => `The subscription of ${plate} ends on ${on}.`,
    hi: (plate: string, on: string) => `${plate} का सब्सक्रिप्शन ${on} को समाप्त होता है।`,
  },
} as const;

/** Something that is so of a vehicle from an ISO date on. */
interface Dated {
  vehicle: Vehicle;
  on: string;
}

/** What is so of vehicles, for each account that they are on, the oldest first; `dayOf` gives the ISO date, and nothing where it is not so. */
function byAccount(
  { vehicles }: NoticeState,
  ids: readonly string[],
  dayOf: (vehicle: Vehicle) => string | undefined,
): readonly (Pick<NoticeContent, 'accountId' | 'recordIds'> & { all: readonly Dated[]; plates: readonly string[] })[] {
  const found = ids.flatMap((id): Dated[] => {
    const vehicle = vehicles.entities[id];
    const on = vehicle && dayOf(vehicle);
    return vehicle && on !== undefined ? [{ vehicle, on }] : [];
  });
  const grouped = new Map<string, Dated[]>();
  for (const one of found.toSorted((before, after) => comparedDays(before.on, after.on)))
    if (one.vehicle.accountId !== undefined) pushTo(grouped, one.vehicle.accountId, one);
  return [...grouped].map(([accountId, all]) => ({
    accountId,
    all,
    recordIds: all.map(({ vehicle }) => vehicle.id),
    plates: all.map(({ vehicle }) => vehicle.vehicleNo),
  }));
}

/** Since when open vehicles told nothing, by what their devices told last before a day (ISO date). */
export const silentVehicles = (state: NoticeState, ids: readonly string[], today: string): readonly NoticeContent[] =>
  byAccount(state, ids, (vehicle) => {
    const at = isOpenVehicle(vehicle) ? selectLastContact(state, vehicle)?.at.slice(0, 10) : undefined;
    return at !== undefined && at < today ? at : undefined;
  }).map(({ all, plates, ...of }) => ({
    ...of,
    tells: `${someOf(plates, 'en')} silent since ${formatDate(all[0]?.on ?? '')}`,
    valuesIn(language) {
      const words = wordsIn(WORDS, language);
      const lines = all.map(({ vehicle, on }) => words.silent(vehicle.vehicleNo, dateIn(language, on)));
      return {
        vehicles: someOf(plates, language),
        since: dateIn(language, all[0]?.on ?? ''),
        list: namedIn(language, lines).join('\n'),
      } satisfies NoticeValues<'Vehicle Silent'>;
    },
  }));

/** With which day the subscriptions of vehicles end, where somebody ended them; of one that ended before its vehicle came to its client that client is told nothing. */
export const endingSubscriptions = (state: NoticeState, ids: readonly string[]): readonly NoticeContent[] =>
  byAccount(state, ids, (vehicle) => {
    const to = subscriptionsOf(state.subscriptions, vehicle.id).at(-1)?.to;
    const cameOn = vehicle.past?.findLast(({ accountId }) => accountId !== vehicle.accountId)?.until;
    return to !== undefined && (cameOn === undefined || to > cameOn) ? to : undefined;
  }).map(({ all, plates, ...of }) => ({
    ...of,
    tells: `Subscription of ${someOf(plates, 'en')} ends on ${formatDate(all[0]?.on ?? '')}`,
    valuesIn(language) {
      const words = wordsIn(WORDS, language);
      const lines = all.map(({ vehicle, on }) => words.ends(vehicle.vehicleNo, dateIn(language, on)));
      return {
        vehicles: someOf(plates, language),
        on: dateIn(language, all[0]?.on ?? ''),
        list: namedIn(language, lines).join('\n'),
      } satisfies NoticeValues<'Subscription Ends'>;
    },
  }));
