import { nanoid } from '@reduxjs/toolkit';
import { formatCountOf, formatMoney } from '@/format';
import { accountWords, type WithAccountRows } from '@/store/billing/bills/billingWords';
import {
  OPENING_AMOUNTS,
  OPENING_LABELS,
  type OpeningDraft,
  type OpeningFields,
  type WithOpenings,
} from '@/store/billing/openings/opening';
import { todaysDate } from '@/store/kit/dates';
import { valueChanges, type Edit } from '@/store/kit/edit';
import { datedAnew, fact, facts } from './fact';
import { allocatedOn, allocating } from './receipts';

/** What may be said of what clients owed, or had to their credit, before anything was billed here. */
export const openingFacts = facts(
  'openings',
  {
    by: ['sales'],
    withheldFrom: ['stock'],
    schemas: async () => (await import('@/store/billing/openings/openingFactSchemas')).openingFactSchemas,
  },
  {
    balancesOpened: fact(
      (balances: readonly OpeningDraft[], recordedOn: string = todaysDate()) => ({
        recordedOn,
        balances: balances.map((one) => ({ id: nanoid(), ...one })),
      }),
      {
        booked: ({ balances }) => balances.map(({ on }) => on),
        about: ({ balances }) => balances.flatMap(({ id, accountId }) => [id, accountId]),
        words: ({ balances }, state: WithAccountRows) => {
          const [only] = balances;
          return only && balances.length === 1
            ? `entered ${formatMoney(only.amount)} as opening balance of ${accountWords(state, only.accountId)}`
            : `entered the opening balances of ${formatCountOf(balances.length, 'client')}`;
        },
      },
    ),
    /** It was entered wrong: what it was instead, and why. */
    balanceCorrected: fact(
      (id: string, edit: Edit<OpeningFields>, why: string, recordedOn: string = todaysDate()) => ({
        id,
        edit,
        why,
        recordedOn,
      }),
      {
        booked: ({ id, edit }, { openings }: WithAccountRows & WithOpenings) =>
          [openings.entities[id]?.on ?? [], edit.was.on ?? [], edit.to.on ?? []].flat(),
        about: ({ id }) => [id],
        words: ({ id, why }, state: WithAccountRows & WithOpenings) =>
          `corrected the opening balance of ${accountWords(state, state.openings.entities[id]?.accountId ?? '')}: ${why}`,
        changes: ({ edit }) => valueChanges(edit, OPENING_LABELS, OPENING_AMOUNTS),
      },
    ),
    /** What a client had to its credit settles bills. */
    balanceAllocated: fact(allocating, {
      booked: (said, { openings }: WithAccountRows & WithOpenings) => [allocatedOn(said, openings) ?? said.on],
      confirmedDay: (said, { openings }: WithAccountRows & WithOpenings) => allocatedOn(said, openings),
      knownOn: datedAnew,
      confirmedOn: datedAnew,
      about: ({ id, allocations }) => [id, ...allocations.map(({ billId }) => billId)],
      words: ({ id }, state: WithAccountRows & WithOpenings) =>
        `allocated the opening balance of ${accountWords(state, state.openings.entities[id]?.accountId ?? '')}`,
    }),
  },
);

export const { balancesOpened, balanceCorrected, balanceAllocated } = openingFacts.creators;
