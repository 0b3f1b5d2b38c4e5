import type { Refusal } from '@/journal/port/model';
import type { accountFacts } from '@/store/facts/accounts';
import type { PayloadOf } from '@/store/facts/fact';
import { changedMeanwhile } from '@/store/kit/edit';
import { firstOf, gone, known } from '@/store/kit/refusals';
import { fittingPart, noneFits } from '@/store/kit/sheets/fitting';
import type { Numbered, Table } from '@/store/kit/table';
import { companyOf } from '@/store/clients/accounts/account';
import { cameBackRefusal } from '@/store/billing/letters/letterRules';
import { unreachedAt, type WithLetters } from '@/store/billing/letters/refusedPlaces';
import { isUnassigned } from '@/store/clients/accounts/newAccount';
import { endedRefusal, type WithDeactivations } from '@/store/clients/deactivations/standing';
import type { WithBills } from '@/store/billing/bills/withBills';
import { isOpenVehicle } from '@/store/vehicles/vehicles/vehicle';
import { openElsewhere, vehicleRefusal, type WithVehicleTables } from '@/store/vehicles/vehicles/vehicleChecks';
import type { BillVehicle } from './account';
import { selectAccount } from './accounts';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import type { BillChange } from '@/store/clients/accounts/billChange';
import { BILL_AMOUNTS, BILL_LABELS } from '@/store/clients/accounts/billLabels';
import { WISH_LABELS, wishesOf, type WritingWishes } from '@/store/clients/accounts/writingWishes';
import { CREDIT_AMOUNTS, CREDIT_LABELS, creditTermsOf, type CreditTerms } from '@/store/clients/accounts/creditTerms';
import { correctionRefusal } from '@/store/billing/corrections/correctionRule';
import { clientFitting } from '@/store/billing/importing/clientFitting';
import { startsRefusal } from '@/store/billing/terms/startRefusal';
import { vehiclesRefusal } from './vehicleRefusals';

/** A state that tells whose vehicles there are, and what of them is billed. */
export type VehicleTables = WithVehicleTables & WithAccounts & WithBills & WithDeactivations;

/** Why the bill's vehicles cannot be so: a plate is open elsewhere, or a device is in one that goes. */
function vehicleRowRefusal(
  state: VehicleTables,
  { vehicles: { added, edited, removed } }: BillChange,
): Refusal | undefined {
  const plates = [...added, ...edited.map(({ id, edit: { to } }) => ({ id, vehicleNo: to.vehicleNo ?? '' }))].filter(
    ({ vehicleNo }) => !isUnassigned(vehicleNo),
  );
  return firstOf(
    openElsewhere(state, plates, new Set(removed.map(({ id }) => id))),
    // One that was removed meanwhile is removed.
    removed.map(({ id }) => {
      const vehicle = state.vehicles.entities[id];
      return vehicle && isOpenVehicle(vehicle) ? vehicleRefusal(state, id, 'close') : undefined;
    }),
  );
}

const billVehicles = (state: VehicleTables, accountId: string): readonly BillVehicle[] =>
  selectAccount(state, accountId)?.vehicles ?? [];

/** Why a bill cannot be changed so: somebody was faster, or its vehicles cannot be. */
export function changeRefusal(state: VehicleTables, change: BillChange): Refusal | undefined {
  const { accounts } = state;
  const { accountId, edit, vehicles } = change;
  const account = accounts.entities[accountId];
  if (!account) return gone(accounts, accountId, 'This account');
  return firstOf(
    changedMeanwhile({ ...account.bill, id: accountId }, edit, BILL_LABELS, BILL_AMOUNTS),
    vehiclesRefusal(state.vehicles, billVehicles(state, accountId), vehicles),
    startsRefusal(state, vehicles.edited, change.on),
    vehicleRowRefusal(state, change),
    vehicles.added.length > 0 ? endedRefusal(state, account) : undefined,
  );
}

const present = ({ accounts }: VehicleTables, ids: readonly string[]) =>
  ids.flatMap((id) => accounts.entities[id] ?? []);

/** A document, or an opening balance, as far as it is asked of whom it tells. */
type Documented = Numbered & { accountId: string };

/** With all that is kept in the books of an account. */
export type AccountDocuments = VehicleTables &
  Record<'receipts' | 'proformas' | 'openings' | 'debitNotes', Table<Documented>>;

/** Those of some accounts that are in the books. */
function documented(
  { bills, receipts, proformas, openings, debitNotes }: AccountDocuments,
  accounts: readonly { id: string }[],
): string[] {
  const told = new Set(
    [bills, receipts, proformas, openings, debitNotes].flatMap((table) =>
      Object.values<Documented>(table.entities).map(({ accountId }) => accountId),
    ),
  );
  return accounts.flatMap(({ id }) => (told.has(id) ? [id] : []));
}

type Declared = typeof accountFacts.declared;
type Said<Name extends keyof Declared> = PayloadOf<Declared[Name]>;

/** When the facts of the accounts cannot be, but for those of the Billed buttons. */
export const rulesBesidesBilled = {
  accountOpened: ({ accounts }: AccountDocuments, account: Said<'accountOpened'>) =>
    known(accounts, account, 'This account'),
  clientsImported: {
    refuse: (state: AccountDocuments, imported: Said<'clientsImported'>) =>
      noneFits(clientFitting(state, imported, imported.openedOn)),
    goesIn: (state: AccountDocuments, imported: Said<'clientsImported'>) =>
      fittingPart(imported, clientFitting(state, imported, imported.openedOn)),
  },
  clientCorrected: correctionRefusal,
  billSaved: changeRefusal,
  prorationChosen: ({ accounts }: AccountDocuments, { accountId, edit }: Said<'prorationChosen'>) => {
    const account = accounts.entities[accountId];
    return account
      ? changedMeanwhile({ id: accountId, ...(account.proration && { proration: account.proration }) }, edit, {
          proration: 'Part of a Month',
        })
      : gone(accounts, accountId, 'This account');
  },
  creditAgreed: ({ accounts }: AccountDocuments, { accountId, edit }: Said<'creditAgreed'>) => {
    const account = accounts.entities[accountId];
    return account
      ? changedMeanwhile<CreditTerms>({ id: accountId, ...creditTermsOf(account) }, edit, CREDIT_LABELS, CREDIT_AMOUNTS)
      : gone(accounts, accountId, 'This account');
  },
  wishesTold: ({ accounts }: AccountDocuments, { accountId, edit }: Said<'wishesTold'>) => {
    const account = accounts.entities[accountId];
    return account
      ? changedMeanwhile<WritingWishes>({ id: accountId, ...wishesOf(account) }, edit, WISH_LABELS)
      : gone(accounts, accountId, 'This account');
  },
  mailCameBack: cameBackRefusal,
  receiverConfirmed: (state: AccountDocuments & WithLetters, { accountId, to }: Said<'receiverConfirmed'>) => {
    const account = state.accounts.entities[accountId];
    if (!account) return gone(state.accounts, accountId, 'This account');
    return unreachedAt(state, account).some((place) => place.to === to)
      ? undefined
      : { reason: `“${to}” is tried already when something is sent to ${companyOf(account)}.` };
  },
  accountsDeleted: {
    // One that is gone already is what was wanted: the others go.
    refuse: (state: AccountDocuments, { accounts: [one, ...others] }: Said<'accountsDeleted'>) =>
      one && present(state, [one.id, ...others.map(({ id }) => id)]).length === 0
        ? { reason: others.length > 0 ? 'These accounts are deleted already.' : `${one.company} is deleted already.` }
        : undefined,
    goesIn: (state: AccountDocuments, deleting: Said<'accountsDeleted'>) => ({
      payload: { ...deleting, closing: documented(state, deleting.accounts) },
      leftOut: [],
    }),
  },
};
