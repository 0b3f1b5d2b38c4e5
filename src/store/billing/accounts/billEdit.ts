import { nanoid } from '@reduxjs/toolkit';
import { edited } from '@/store/kit/edit';
import type { Bill, VehicleFields } from '@/store/clients/accounts/account';
import type { Account, BillVehicle } from './account';
import { gstOfAdded, repricedUnit } from '@/store/vehicles/vehicles/addedTerms';
import type { BillChange } from '@/store/clients/accounts/billChange';
import { rowPrice, type BillValues } from './billSchema';

type Row = BillValues['vehicles'][number];

/** A row as it is saved: the new price per unit is written into one that follows it, not into one billed at the old one. */
function fieldsOf(
  { vehicleNo, duration, price, selected }: Row,
  billed: boolean,
  values: BillValues,
  { bill }: Account,
): VehicleFields {
  const followed = billed ? price : rowPrice(price, values.pricePerUnit, bill);
  return { vehicleNo, duration, price: followed ?? price, selected };
}

function billOf({ userName, companyName, address, monthYear, pricePerUnit, discount, totalAmount }: BillValues): Bill {
  return { userName, companyName, address, monthYear, pricePerUnit, discount, totalAmount };
}

const wasOf = ({ vehicleNo, duration, price, selected, billed }: BillVehicle) => ({
  vehicleNo,
  duration,
  price,
  selected,
  billed,
});

/** A save of the bill editor: what changes of the account as it was when the editor opened, and which vehicles are ticked. */
export interface BillEdit {
  change: Omit<BillChange, 'on'>;
  /** The identities of those ticked and not billed for the month. */
  ticked: string[];
}

const wasBilled = ({ billed }: BillVehicle) => billed;

/**
 * What the editor's values change of the account as it was when the editor opened; new vehicles get their identity. Which
 * vehicles are billed for the month that was typed, `isBilled` says.
 */
export function billEdit(
  account: Account,
  values: BillValues,
  isBilled: (vehicle: BillVehicle) => boolean = wasBilled,
): BillEdit {
  const opened = new Map(account.vehicles.map((vehicle) => [vehicle.id, vehicle]));
  const rows = values.vehicles.map((row) => {
    const vehicle = row.id === undefined ? undefined : opened.get(row.id);
    const billed = vehicle !== undefined && isBilled(vehicle);
    return { id: vehicle?.id ?? nanoid(), vehicle, billed, fields: fieldsOf(row, billed, values, account) };
  });
  const perUnit = repricedUnit(account.bill, account.vehicles, values.pricePerUnit);
  const kept = new Set(rows.map(({ id }) => id));
  const edits = rows.flatMap(({ id, vehicle, fields }) =>
    vehicle ? [{ id, edit: edited<VehicleFields>(vehicle, fields) }] : [],
  );
  return {
    change: {
      accountId: account.id,
      edit: edited(account.bill, { ...billOf(values), ...perUnit }),
      vehicles: {
        added: rows.flatMap(({ id, vehicle, fields }) => (vehicle ? [] : [{ id, ...fields, ...gstOfAdded(perUnit) }])),
        edited: edits.filter(({ edit }) => Object.keys(edit.to).length > 0),
        removed: account.vehicles.filter(({ id }) => !kept.has(id)).map((one) => ({ id: one.id, was: wasOf(one) })),
      },
    },
    ticked: rows.filter(({ billed, fields }) => fields.selected && !billed).map(({ id }) => id),
  };
}
