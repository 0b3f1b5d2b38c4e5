import { nanoid } from '@reduxjs/toolkit';
import { companyOf, type AccountRow } from '@/store/clients/accounts/account';
import { selectAccountRows } from '@/store/clients/accounts/accountsSlice';
import { isUnassigned } from '@/store/clients/accounts/newAccount';
import { clientPicked } from '@/store/clients/accounts/sameClient';
import { additionFormSchema } from './additionSchema';
import type { AdditionDraft, AdditionFollows } from './addition';
import { comparedName } from '@/store/kit/typed/cleanText';
import type { Device } from '@/store/stock/devices/device';
import { plate } from '@/store/kit/schema/fieldRules';
import { runningOf } from '@/store/clients/subscriptions/subscriptionsSlice';
import { unspaced } from '@/store/kit/typed/typedNumbers';
import { ownerOf } from '@/store/vehicles/vehicles/vehicleRows';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { addedTerms } from '@/store/vehicles/vehicles/addedTerms';
import { deviceInside } from '@/store/stock/devices/deviceInside';
import { openVehicle } from '@/store/vehicles/vehicles/vehicleChecks';
import type { VehicleContext } from '@/store/vehicles/vehicles/vehicleContext';

type Typed = Partial<Pick<AdditionDraft, 'clientName' | 'company' | 'vehicleNo' | 'imei'>>;

/** What a new device would meet where it is written down. */
export interface AdditionPlace {
  /** The open vehicle that has the plate. */
  vehicle?: Vehicle | undefined;
  /** The account that the names mean. */
  account?: AccountRow | undefined;
  /** The other device that is in the vehicle: that refuses it. */
  inside?: Device | undefined;
  /** Whose the vehicle is, where it comes from another client by this. */
  from?: { name: string; account?: AccountRow | undefined } | undefined;
}

const isOf = (company: string, name: string) => comparedName(company) === comparedName(name);

/** The account that the names mean: that of the vehicle, where the company is its own, else the client of these names. */
function accountMeant(
  accounts: readonly AccountRow[],
  own: AccountRow | undefined,
  { clientName = '', company = '' }: Typed,
): AccountRow | undefined {
  return own && isOf(companyOf(own), company)
    ? own
    : clientPicked(accounts, 'companyName', { companyName: company, userName: clientName });
}

/** What a new device meets where it is written down so, as far as that is typed. */
export function additionPlace(business: VehicleContext, typed: Typed): AdditionPlace {
  const { vehicleNo = '', company = '', imei = '' } = typed;
  const vehicle = vehicleNo.trim() === '' || isUnassigned(vehicleNo) ? undefined : openVehicle(business, vehicleNo);
  const own = business.accounts.entities[vehicle?.accountId ?? ''];
  const account = company.trim() === '' ? undefined : accountMeant(selectAccountRows(business), own, typed);
  if (!vehicle) return { ...(account && { account }) };
  const before = ownerOf(business.accounts, vehicle);
  const moves =
    company.trim() !== '' &&
    (vehicle.accountId !== account?.id || (account === undefined && !isOf(before.company, company)));
  const device = deviceInside(business, vehicle.id);
  return {
    vehicle,
    ...(account && { account }),
    ...(device && device.id !== unspaced(imei) && { inside: device }),
    ...(moves && { from: { name: before.company || before.client, ...(own && { account: own }) } }),
  };
}

/** What a new device that is written down so brings with it: its vehicle, the account of that, and the subscription that begins. */
export function additionFollows(business: VehicleContext, draft: AdditionDraft): AdditionFollows {
  const { vehicle, account } = additionPlace(business, draft);
  const begins = draft.billing === 'Yes' && account && !(vehicle && runningOf(business.subscriptions, vehicle.id));
  return {
    vehicleId: vehicle?.id ?? nanoid(),
    ...(account && { accountId: account.id }),
    ...(account && !vehicle && { terms: addedTerms(account) }),
    ...(begins && { begins: nanoid() }),
  };
}

/** Add New Device, up to `today` (ISO date): a vehicle in which another device is takes none. */
export const newAdditionSchema = (business: VehicleContext, today: string) =>
  additionFormSchema(today).shape({
    vehicleNo: plate('Vehicle No').test(
      'inside',
      'It has a device in it already.',
      (vehicleNo, { parent, createError }) => {
        const { inside } = additionPlace(business, { ...(parent as Typed), vehicleNo });
        return inside
          ? createError({ message: `${vehicleNo} has the device ${inside.id} in it already: have that removed first.` })
          : true;
      },
    ),
  });
