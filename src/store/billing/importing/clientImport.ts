import { nanoid } from '@reduxjs/toolkit';
import { USUAL_RATE } from '@/store/kit/gstRates';
import { edited } from '@/store/kit/edit';
import type { ValidatedRow } from '@/store/kit/sheets/validatedRow';
import type { VehicleEdit } from '@/store/clients/accounts/billChange';
import type { VehicleFields } from '@/store/clients/accounts/account';
import type { Account } from '@/store/billing/accounts/account';
import type { NewVehicle } from '@/store/clients/accounts/newAccount';
import {
  clientFieldsOf,
  type ClientEdit,
  type ClientImport,
  type NewClient,
} from '@/store/clients/accounts/clientChange';
import type { ClientRow } from './clientRow';
import { clientOf, newClient, vehiclesBeside, type RateOf } from './rowVehicles';

/** What its rows change of an account; its slots to which no vehicle is assigned yet are the first to be taken. */
function editOf(account: Account, rows: readonly ClientRow[]): ClientEdit {
  const making = vehiclesBeside(account);
  const vehicles: { added: (NewVehicle & { id: string })[]; edited: VehicleEdit[] } = {
    added: [],
    edited: [],
  };
  for (const row of rows) {
    const made = making(row);
    if (!made) continue;
    const { there, vehicle } = made;
    const { vehicleNo, duration, price, selected, gst } = vehicle;
    const fields = { vehicleNo, duration, price, selected };
    if (!there) vehicles.added.push({ id: nanoid(), ...fields, ...(gst && { gst }) });
    else if (Object.keys(edited(there, { ...there, ...fields }).to).length > 0)
      vehicles.edited.push({ id: there.id, edit: edited<VehicleFields>(there, fields) });
  }
  const [first] = rows;
  return {
    accountId: account.id,
    edit: first ? edited(clientFieldsOf(account), clientOf(first)) : { was: {}, to: {} },
    vehicles,
  };
}

/** What validated rows bring to the accounts, client by client; `rateOf` gives the rate of GST of a new client's subscription on the day, which only prices with GST in them ask. */
export function clientImportOf(
  rows: readonly ValidatedRow<ClientRow, Account>[],
  rateOf: RateOf = () => USUAL_RATE,
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
      const { draft, slot, making } = newClient(first, rateOf);
      const vehicles = drafts.flatMap((row) => making(row)?.vehicle ?? []);
      brought.added.push({ draft, vehicles: vehicles.length > 0 ? vehicles : [slot] });
    }
  }
  return brought;
}
