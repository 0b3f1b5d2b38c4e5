import type { Account, BillVehicle } from '@/store/billing/accounts/account';
import type { AccountDraft, ClientFields } from '@/store/clients/accounts/account';
import { givenPlaces } from '@/store/clients/accounts/clientPlaces';
import {
  isUnassigned,
  newSlot,
  openedAt,
  type NewVehicle,
  type OpeningDraft,
} from '@/store/clients/accounts/newAccount';
import type { GstRate } from '@/store/kit/gstRates';
import { addedTerms } from '@/store/vehicles/vehicles/addedTerms';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import type { ClientRow } from './clientRow';
import { comparedPlate, platesOf } from './clientPlates';

/** The rate of GST of a new client's subscription on the day, which only prices with GST in them ask. */
export type RateOf = (billing: AccountDraft['billing']) => GstRate;

/** What a row makes of a vehicle. */
interface Made {
  vehicle: NewVehicle;
  /** What it is where the row says nothing else: one that is there, or the slot of a new one. */
  slot: NewVehicle;
  /** The one that is there, if it is one. */
  there?: Vehicle | undefined;
}

/** Makes the vehicles of a client's rows, one row after the other; none of a row that names none. */
export type MakingVehicles = (row: ClientRow) => Made | undefined;

/** What a row says of its client alone. */
export function clientOf(row: ClientRow): ClientFields {
  const { vehicleNo: _plate, duration: _for, price: _at, ...fields } = row;
  return fields;
}

/** What the wizard would hand over of a row. */
function draftOf(row: ClientRow): AccountDraft {
  const { firstName, lastName, emailAddress, mobileNumber, companyName, state, potential, address, ...others } =
    clientOf(row);
  const { billingName, accountNo, gstTreatment, gstNo, panNo, billingAddress, email, ...rest } = others;
  const { town, pinCode, deliveryAddress, deliveryTown, deliveryPin, tallyLedger, ...selection } = rest;
  return {
    client: { firstName, lastName, emailAddress, mobileNumber, companyName, state, potential, address },
    billing: {
      billingName,
      accountNo,
      ...(gstTreatment && { gstTreatment }),
      gstNo,
      panNo,
      billingAddress,
      ...givenPlaces({ town, pinCode, deliveryAddress, deliveryTown, deliveryPin }),
      ...(tallyLedger && { tallyLedger }),
      email,
    },
    package: selection,
  };
}

/** The vehicle of a row; what the row does not say of it is as in the slot, also whether GST is in the price. */
const inSlot = ({ duration, price }: ClientRow, vehicleNo: string, slot: NewVehicle): NewVehicle => ({
  ...slot,
  vehicleNo,
  duration: duration ?? slot.duration,
  price: price ?? slot.price,
});

const isEmpty = ({ vehicleNo, billed }: BillVehicle) => isUnassigned(vehicleNo) && !billed;

/** Of an account that is there: its slots to which no vehicle is assigned yet are the first to be taken. */
export function vehiclesBeside(account: Account): MakingVehicles {
  const slots = account.vehicles.filter(isEmpty);
  return (row) => {
    if (row.vehicleNo === undefined) return undefined;
    const there = platesOf(account).get(comparedPlate(row.vehicleNo)) ?? slots.shift();
    const slot = there ?? { ...newSlot(account), ...addedTerms(account) };
    return { vehicle: inSlot(row, row.vehicleNo, slot), slot, there };
  };
}

/** Of a new client, as its first row opens it. */
export function newClient(
  first: ClientRow,
  rateOf: RateOf,
): { draft: OpeningDraft; slot: NewVehicle; making: MakingVehicles } {
  const agreed = draftOf(first);
  const draft = openedAt(agreed, rateOf(agreed.billing));
  const slot = newSlot(draft);
  return {
    draft,
    slot,
    making: (row) => (row.vehicleNo === undefined ? undefined : { vehicle: inSlot(row, row.vehicleNo, slot), slot }),
  };
}
