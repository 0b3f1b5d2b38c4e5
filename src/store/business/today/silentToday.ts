import { createSelector } from '@reduxjs/toolkit';
import { formatCountOf } from '@/format';
import { paths } from '@/paths';
import type { Business } from '@/store/business/business';
import { selectNamesakes } from '@/store/clients/accounts/namesakes';
import { isUnassigned } from '@/store/clients/accounts/newAccount';
import { companyOf, userOf, type AccountRow } from '@/store/clients/accounts/account';
import { byKey } from '@/store/kit/byKey';
import { daysBefore } from '@/store/kit/dates';
import { pushTo } from '@/store/kit/grouping';
import { keptUp, touchedBy } from '@/store/kit/keptUp';
import { lastContactOf } from '@/store/vehicles/vehicles/lastContact';
import { isOpenVehicle, type Contact, type Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { selectDeviceInVehicle } from '@/store/vehicles/vehicles/vehicleRows';
import type { Heard } from '@/store/browser/heardSlice';
import { selectHeard, type WithHeard } from '@/store/browser/selectHeard';
import type { Device } from '@/store/stock/devices/device';
import { lastOutOf } from '@/store/stock/devices/deviceInside';
import { oldestFirst, type TodayItem } from './todayItem';

/** So many days a vehicle may tell nothing before somebody asks after it. */
const MOST_DAYS_SILENT = 7;

/** Whether a last contact (ISO minute) was too long ago on `today` (ISO date). */
export const isTooSilent = (at: string, today: string): boolean =>
  at.slice(0, 10) < daysBefore(today, MOST_DAYS_SILENT);

type WithOwned = Pick<Business, 'accounts' | 'vehicles' | 'devices'> & WithHeard;

/** Under this key stand the vehicles whose clients have no account. */
const NO_ACCOUNT = '';

/** Whether a vehicle is one that is to be heard of: it is not gone, and has its plate. */
export const isToBeHeard = (vehicle: Vehicle): boolean => isOpenVehicle(vehicle) && !isUnassigned(vehicle.vehicleNo);

const byAccount = byKey<Vehicle>((vehicle) => (isToBeHeard(vehicle) ? (vehicle.accountId ?? NO_ACCOUNT) : undefined));

/** What is waited for of a vehicle: nothing since the day on which its last device was taken out, until something told anew. */
export function countedContact(
  devices: Business['devices'],
  vehicle: Vehicle,
  inside: Device | undefined,
  heard: Heard,
): Contact | undefined {
  const contact = lastContactOf(vehicle, inside, heard);
  const last = inside ? '' : lastOutOf({ devices }, vehicle.id);
  return contact && contact.at.slice(0, 10) > last ? contact : undefined;
}

/** What is said of a client's vehicles that told their last too long ago; undefined where there are none. `of` tells the client, whichever vehicles it has. */
function silentItem(
  of: string,
  who: string,
  told: readonly (Contact | undefined)[],
  today: string,
): TodayItem | undefined {
  const contacts = told.flatMap((contact) =>
    contact && isTooSilent(contact.at, today) ? [contact.at.slice(0, 10)] : [],
  );
  const [first, ...others] = contacts;
  if (first === undefined) return undefined;
  return {
    id: `silent-${of}`,
    size: contacts.length,
    what: formatCountOf(contacts.length, 'vehicle'),
    who: who === '' ? 'No client known' : who,
    since: others.reduce((oldest, day) => (day < oldest ? day : oldest), first),
    step: { label: 'See Vehicles', to: who === '' ? paths.care.notWorking : paths.care.notWorkingOf({ client: who }) },
  };
}

/** The accounts with vehicles that told nothing for too long on `today` (ISO date). */
export const selectSilentAccounts = keptUp({
  of: ({ accounts }: WithOwned) => accounts,
  tell: (account: AccountRow, state: WithOwned, today): TodayItem | undefined => {
    const { id } = account;
    const [inside, heard] = [selectDeviceInVehicle(state), selectHeard(state)];
    const told = byAccount
      .of(state.vehicles, id)
      .map((vehicle) => countedContact(state.devices, vehicle, inside.get(vehicle.id), heard));
    const item = silentItem(id, companyOf(account) || userOf(account), told, today);
    return item && { ...item, accountId: id };
  },
  by: [
    touchedBy(
      ({ vehicles }: WithOwned) => vehicles,
      ({ accountId }) => (accountId === undefined ? [] : [accountId]),
    ),
    touchedBy(
      ({ devices }: WithOwned) => devices,
      ({ moves }, { vehicles }) => moves.map(({ to }) => vehicles.entities[to.id ?? '']?.accountId ?? NO_ACCOUNT),
    ),
    // The office tells it once a minute, of nearly all.
    (before: WithOwned, now: WithOwned) => (selectHeard(before) === selectHeard(now) ? [] : undefined),
  ],
});

/** By client, as customer care was told of them. */
const selectSilentOthers = createSelector(
  [
    ({ vehicles }: WithOwned) => byAccount.of(vehicles, NO_ACCOUNT),
    ({ devices }: WithOwned) => devices,
    selectDeviceInVehicle,
    selectHeard,
    (_state: WithOwned, today: string) => today,
  ],
  (vehicles, devices, inside, heard, today): readonly TodayItem[] => {
    const byClient = new Map<string, Vehicle[]>();
    for (const vehicle of vehicles) pushTo(byClient, `${vehicle.company ?? ''}\n${vehicle.client ?? ''}`, vehicle);
    return [...byClient].flatMap(([client, own]) => {
      const [company, person] = client.split('\n');
      const told = own.map((vehicle) => countedContact(devices, vehicle, inside.get(vehicle.id), heard));
      return silentItem(client, company || person || '', told, today) ?? [];
    });
  },
);

/** The vehicles that told nothing for too long on `today` (ISO date), by client. */
export const selectSilentClients = createSelector(
  [selectSilentAccounts, selectSilentOthers, selectNamesakes, ({ accounts }: WithOwned) => accounts],
  (ofAccounts, others, namesakes, { entities }): readonly TodayItem[] => {
    // Of clients that are called alike the person leads to the vehicles.
    const leading = (item: TodayItem): TodayItem => {
      const account = entities[item.accountId ?? ''];
      return account && namesakes.has(account.id)
        ? { ...item, step: { ...item.step, to: paths.care.notWorkingOf({ client: userOf(account) }) } }
        : item;
    };
    return oldestFirst([...ofAccounts.map(leading), ...others]);
  },
);
