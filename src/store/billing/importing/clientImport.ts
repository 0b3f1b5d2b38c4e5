import { nanoid } from '@reduxjs/toolkit';
import { USUAL_RATE, type GstRate } from '@/store/kit/gstRates';
import { edited } from '@/store/kit/edit';
import type { ValidatedRow } from '@/store/kit/sheets/validatedRow';
import type { VehicleEdit } from '@/store/clients/accounts/billChange';
import type { AccountDraft, ClientFields, VehicleFields } from '@/store/clients/accounts/account';
import type { Account, BillVehicle } from '@/store/billing/accounts/account';
import { addedTerms } from '@/store/vehicles/vehicles/addedTerms';
import { givenPlaces } from '@/store/clients/accounts/clientPlaces';
import { isUnassigned, newSlot, openedAt, type NewVehicle } from '@/store/clients/accounts/newAccount';
import {
  clientFieldsOf,
  type ClientEdit,
  type ClientImport,
  type NewClient,
} from '@/store/clients/accounts/clientChange';
import type { ClientRow } from './clientRow';
import { platesOf, comparedPlate } from './clientPlates';

function fieldsOf(row: ClientRow): ClientFields {
  const { vehicleNo: _plate, duration: _for, price: _at, ...fields } = row;
  return fields;
}

/** What the wizard would hand over of a row. */
function draftOf(row: ClientRow): AccountDraft {
  const { firstName, lastName, emailAddress, mobileNumber, companyName, state, potential, address, ...others } =
    fieldsOf(row);
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
const vehicleOf = ({ vehicleNo, duration, price }: ClientRow, slot: NewVehicle): NewVehicle[] =>
  vehicleNo === undefined
    ? []
    : [{ ...slot, vehicleNo, duration: duration ?? slot.duration, price: price ?? slot.price }];

const isEmpty = ({ vehicleNo, billed }: BillVehicle) => isUnassigned(vehicleNo) && !billed;

/** What its rows change of an account; its slots to which no vehicle is assigned yet are the first to be taken. */
function editOf(account: Account, rows: readonly ClientRow[]): ClientEdit {
  const slots = account.vehicles.filter(isEmpty);
  const vehicles: { added: (NewVehicle & { id: string })[]; edited: VehicleEdit[] } = {
    added: [],
    edited: [],
  };
  for (const row of rows) {
    const isNamed = row.vehicleNo !== undefined;
    const there = isNamed ? (platesOf(account).get(comparedPlate(row.vehicleNo ?? '')) ?? slots.shift()) : undefined;
    const [vehicle] = vehicleOf(row, there ?? { ...newSlot(account), ...addedTerms(account) });
    if (!vehicle) continue;
    const { vehicleNo, duration, price, selected, gst } = vehicle;
    const fields = { vehicleNo, duration, price, selected };
    if (!there) vehicles.added.push({ id: nanoid(), ...fields, ...(gst && { gst }) });
    else if (Object.keys(edited(there, { ...there, ...fields }).to).length > 0)
      vehicles.edited.push({ id: there.id, edit: edited<VehicleFields>(there, fields) });
  }
  const [first] = rows;
  return {
    accountId: account.id,
    edit: first ? edited(clientFieldsOf(account), fieldsOf(first)) : { was: {}, to: {} },
    vehicles,
  };
}

/** What validated rows bring to the accounts, client by client; `rateOf` gives the rate of GST of a new client's subscription on the day, which only prices with GST in them ask. */
export function clientImportOf(
  rows: readonly ValidatedRow<ClientRow, Account>[],
  rateOf: (billing: AccountDraft['billing']) => GstRate = () => USUAL_RATE,
): ClientImport<NewClient> {
  const byClient = new Map<number, { account: Account | undefined; drafts: ClientRow[] }>();
  for (const { record, draft, known } of rows) {
    if (!draft) continue;
    const client = byClient.get(record) ?? { account: known?.record, drafts: [] };
    client.drafts.push(draft);
    byClient.set(record, client);
  }
  const brought: ClientImport<NewClient> = { added: [], edits: [] };
  for (const { account, drafts } of byClient.values()) {
    const [first] = drafts;
    if (account) brought.edits.push(editOf(account, drafts));
    else if (first) {
      const agreed = draftOf(first);
      const draft = openedAt(agreed, rateOf(agreed.billing));
      const slot = newSlot(draft);
      const vehicles = drafts.flatMap((row) => vehicleOf(row, slot));
      brought.added.push({ draft, vehicles: vehicles.length > 0 ? vehicles : [slot] });
    }
  }
  return brought;
}
