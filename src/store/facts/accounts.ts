import { nanoid } from '@reduxjs/toolkit';
import { formatCountOf, formatDate } from '@/format';
import type { Bill } from '@/store/clients/accounts/account';
import { billChanges, clientChanges, nameOf, type Billed, type Clients } from '@/store/billing/accounts/accountChanges';
import type { AccountsBilled, EditorBilled } from '@/store/billing/accounts/billed';
import type { WithIssued } from '@/store/billing/bills/bill';
import { confirmedBills, dayOfBills } from '@/store/billing/bills/confirmedBills';
import { changedVehicles, type BillChange, type VehicleChanges } from '@/store/clients/accounts/billChange';
import { importedRecords, type ClientImport, type NewClient } from '@/store/clients/accounts/clientChange';
import { correctionChanges, correctionDays, type ClientCorrection } from '@/store/clients/accounts/clientCorrection';
import type { OpeningDraft } from '@/store/clients/accounts/newAccount';
import type { Deleting, Named } from '@/store/clients/accounts/deleting';
import { todaysDate } from '@/store/kit/dates';
import type { Edit } from '@/store/kit/edit';
import { oneOrMany } from '@/store/kit/words';
import { importWords } from '@/store/kit/sheets/importWords';
import { agreementFacts } from './agreements';
import { fact, facts, factWith } from './fact';

const accountsNamed = (names: readonly string[]) => oneOrMany(names, 'accounts');

/** Of what issues bills, on its day. */
const issuing = {
  withheldFrom: ['stock'],
  booked: ({ on }: { on: string }) => [on],
  confirmedOn: confirmedBills,
  confirmedDay: (said: WithIssued, state: Billed) => dayOfBills(said, state),
} as const;

/** What may be said of the clients' accounts and of their bills in the editor. */
export const accountFacts = facts(
  'accounts',
  {
    by: ['sales'],
    schemas: async () => (await import('@/store/billing/accounts/accountFactSchemas')).accountFactSchemas,
  },
  {
    /** Yes in the wizard's confirmation; `slotId` is the identity of its one vehicle slot. */
    accountOpened: fact(
      (draft: OpeningDraft, openedOn: string = todaysDate()) => ({ id: nanoid(), slotId: nanoid(), draft, openedOn }),
      {
        about: ({ id, slotId }) => [id, slotId],
        words: ({ draft }) => `opened an account for ${draft.client.companyName}`,
      },
    ),
    /** A file's rows at once, with their vehicles; of what somebody changed or added meanwhile no slice hears. */
    clientsImported: fact(
      (
        { added, edits }: ClientImport<NewClient>,
        openedOn: string = todaysDate(),
      ): ClientImport & { openedOn: string } => ({
        openedOn,
        added: added.map(({ draft, vehicles }) => ({
          id: nanoid(),
          draft,
          vehicles: vehicles.map((one) => ({ id: nanoid(), ...one })),
        })),
        edits,
      }),
      {
        about: importedRecords,
        words: (imported) => importWords('clients', imported),
        changes: ({ edits }, state: Clients) => edits.flatMap((edit) => clientChanges(edit, state)),
      },
    ),
    /** What of a client's details is another from a day on; what was issued keeps what it says. */
    clientCorrected: fact(
      (correction: Omit<ClientCorrection, 'id' | 'on'>, on: string = todaysDate()): ClientCorrection => ({
        id: nanoid(),
        ...correction,
        on,
      }),
      {
        ...correctionDays,
        about: ({ accountId }) => [accountId],
        words: ({ accountId, from }, state: Clients) =>
          `corrected ${nameOf(state, accountId)} from ${formatDate(from)} on`,
        changes: correctionChanges,
      },
    ),
    /** The Billed button of a list: all vehicles of these accounts are billed. The vehicles hear it; it carries the bills. */
    accountsBilled: factWith<WithIssued>()(
      (ids: readonly string[], vehicleIds: readonly string[], on: string = todaysDate()): AccountsBilled => ({
        ids,
        vehicleIds,
        on,
        bills: ids.map((accountId) => ({ id: nanoid(), accountId })),
      }),
      {
        ...issuing,
        about: ({ ids, vehicleIds, bills }) => [...ids, ...vehicleIds, ...bills.map(({ id }) => id)],
        words: ({ ids }, state: Billed) => `billed ${accountsNamed(ids.map((id) => nameOf(state, id)))}`,
      },
    ),
    /** Submit in the bill editor: carries only what was changed, and what it was. */
    billSaved: fact(
      (accountId: string, edit: Edit<Bill>, vehicles: VehicleChanges, on: string = todaysDate()): BillChange => ({
        accountId,
        edit,
        vehicles,
        on,
      }),
      {
        about: (change) => [change.accountId, ...changedVehicles(change)],
        words: ({ accountId }, state: Clients) => `edited the bill of ${nameOf(state, accountId)}`,
        changes: billChanges,
      },
    ),
    /** Billed in the bill editor: it saves, and bills the vehicles named; it carries the bill. */
    vehiclesBilled: factWith<WithIssued>()(
      (
        accountId: string,
        vehicleIds: readonly string[],
        edit: Edit<Bill>,
        vehicles: VehicleChanges,
        on: string = todaysDate(),
      ): EditorBilled => ({ accountId, vehicleIds, edit, vehicles, on, billId: nanoid() }),
      {
        ...issuing,
        about: (change) => [
          ...new Set([change.accountId, ...changedVehicles(change), ...change.vehicleIds, change.billId]),
        ],
        words: ({ accountId, vehicleIds }, state: Billed) =>
          `billed ${formatCountOf(vehicleIds.length, 'vehicle')} of ${nameOf(state, accountId)}`,
        changes: (change, state: Billed) => billChanges(change, state),
      },
    ),
    accountsDeleted: fact((all: readonly Named[], on: string = todaysDate()): Deleting => ({ accounts: all, on }), {
      about: ({ accounts }) => accounts.map(({ id }) => id),
      words: ({ accounts }) => `deleted ${accountsNamed(accounts.map(({ company }) => company))}`,
    }),
    ...agreementFacts,
  },
);

export const {
  accountOpened,
  clientsImported,
  clientCorrected,
  accountsBilled,
  billSaved,
  vehiclesBilled,
  accountsDeleted,
  prorationChosen,
  creditAgreed,
  wishesTold,
  mailCameBack,
  receiverConfirmed,
} = accountFacts.creators;
