import { nanoid } from '@reduxjs/toolkit';
import { edited, type Edit } from '@/store/kit/edit';
import type { Importable } from '@/store/kit/sheets/importable';
import type { ValidatedRow } from '@/store/kit/sheets/validatedRow';
import { plateKey } from '@/store/kit/typed/typedNumbers';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { openElsewhere, type WithVehicleTables } from '@/store/vehicles/vehicles/vehicleChecks';
import type { AccountDraft, VehicleFields } from '@/store/clients/accounts/account';
import type { Account, BillVehicle } from '@/store/billing/accounts/account';
import { isUnassigned } from '@/store/clients/accounts/newAccount';
import {
  clientFieldsOf,
  type ClientEdit,
  type ClientFields,
  type ClientImport,
  type NewClient,
} from '@/store/clients/accounts/clientChange';
import { clientRowColumns, type ClientRow } from './clientRow';
import { clientMarks } from './clientFitting';
import { clientRowSchema } from './clientRowSchema';
import { newSlot } from '@/store/clients/accounts/newAccount';

const plateOf = (vehicleNo: string) => (isUnassigned(vehicleNo) ? '' : plateKey(vehicleNo));

const plates = new WeakMap<Account, ReadonlyMap<string, Vehicle>>();

/** The vehicles of an account by their plates; of one that does not change any more, so that they are looked up once. */
function platesOf(account: Account): ReadonlyMap<string, Vehicle> {
  const known =
    plates.get(account) ?? new Map(account.vehicles.map((vehicle) => [plateOf(vehicle.vehicleNo), vehicle]));
  plates.set(account, known);
  return known;
}

/** Clients with their vehicles, as people bring them along in a file beside what is there: a row a vehicle, or a client without one. */
export const clientImportable = (state: WithVehicleTables): Importable<ClientRow, Account> => ({
  one: 'client',
  many: 'clients',
  columns: clientRowColumns,
  schema: clientRowSchema,
  knownBy: clientMarks,
  fieldsOf(account, plate) {
    const { vehicleNo, duration, price } = (plate !== '' && platesOf(account).get(plate)) || {};
    return { ...clientFieldsOf(account), vehicleNo, duration, price };
  },
  parts: { by: { column: 'vehicleNo', compared: plateOf }, columns: ['vehicleNo', 'duration', 'price'] },
  refused({ vehicleNo = '' }, account) {
    const { id = '' } = (account && platesOf(account).get(plateOf(vehicleNo))) ?? {};
    const refusal = openElsewhere(state, [{ id, vehicleNo }]);
    return refusal ? { vehicleNo: refusal.reason } : {};
  },
  examples: [
    {
      companyName: 'Konkan Carriers',
      firstName: 'Meera',
      lastName: 'Joshi',
      emailAddress: 'meera@konkan.example',
      mobileNumber: '9820012345',
      state: 'Mumbai',
      potential: 'High',
      address: '4 Link Road, Mumbai 400064',
      billingName: 'Konkan Carriers',
      accountNo: '123456789012',
      gstNo: '27AAPFU0939F1ZV',
      panNo: 'AAPFU0939F',
      billingAddress: '9 Dock Road, Mumbai 400001',
      email: 'accounts@konkan.example',
      deviceType: 'Printer',
      model: 'HP LaserJet',
      account: 'Account A',
      paymentMethod: 'Cash',
      hardware: 9000,
      hardwareGstIncluded: 'Excluding',
      installation: 1000,
      installationGstIncluded: 'Excluding',
      hardwareOnLease: 0,
      leasePlan: 'Half Yearly',
      leaseMonths: 12,
      leaseGstIncluded: 'Including',
      subscription: 590,
      subscriptionPlan: 'Yearly',
      subscriptionGstIncluded: 'Including',
      vehicleNo: 'MH 12 AB 1234',
      duration: 'Yearly',
      price: 200,
    },
  ],
});

function fieldsOf(row: ClientRow): ClientFields {
  const { vehicleNo: _plate, duration: _for, price: _at, ...fields } = row;
  return fields;
}

/** What the wizard would hand over of a row. */
function draftOf(row: ClientRow): AccountDraft {
  const { firstName, lastName, emailAddress, mobileNumber, companyName, state, potential, address, ...others } =
    fieldsOf(row);
  const { billingName, accountNo, gstNo, panNo, billingAddress, email, ...selection } = others;
  return {
    client: { firstName, lastName, emailAddress, mobileNumber, companyName, state, potential, address },
    billing: { billingName, accountNo, gstNo, panNo, billingAddress, email },
    package: selection,
  };
}

/** The vehicle of a row; what the row does not say of it is as in the slot. */
const vehicleOf = ({ vehicleNo, duration, price }: ClientRow, slot: VehicleFields): VehicleFields[] =>
  vehicleNo === undefined
    ? []
    : [{ ...slot, vehicleNo, duration: duration ?? slot.duration, price: price ?? slot.price }];

const isEmpty = ({ vehicleNo, billed }: BillVehicle) => isUnassigned(vehicleNo) && !billed;

/** What its rows change of an account; its slots to which no vehicle is assigned yet are the first to be taken. */
function editOf(account: Account, rows: readonly ClientRow[]): ClientEdit {
  const slots = account.vehicles.filter(isEmpty);
  const vehicles: { added: (VehicleFields & { id: string })[]; edited: { id: string; edit: Edit<VehicleFields> }[] } = {
    added: [],
    edited: [],
  };
  for (const row of rows) {
    const isNamed = row.vehicleNo !== undefined;
    const there = isNamed ? (platesOf(account).get(plateOf(row.vehicleNo ?? '')) ?? slots.shift()) : undefined;
    const [vehicle] = vehicleOf(row, there ?? { ...newSlot(account.package), price: account.bill.pricePerUnit });
    if (!vehicle) continue;
    const { vehicleNo, duration, price, selected } = vehicle;
    const fields = { vehicleNo, duration, price, selected };
    if (!there) vehicles.added.push({ id: nanoid(), ...fields });
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

/** What validated rows bring to the accounts, client by client. */
export function clientImportOf(rows: readonly ValidatedRow<ClientRow, Account>[]): ClientImport<NewClient> {
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
      const draft = draftOf(first);
      const slot = newSlot(draft.package);
      const vehicles = drafts.flatMap((row) => vehicleOf(row, slot));
      brought.added.push({ draft, vehicles: vehicles.length > 0 ? vehicles : [slot] });
    }
  }
  return brought;
}
