import { nanoid } from '@reduxjs/toolkit';
import { formatMoney } from '@/format';
import { accountWords, type WithAccountRows } from '@/store/billing/bills/billingWords';
import type { WithWriteOffs, WriteOff, WriteOffDraft } from '@/store/billing/writeOffs/writeOff';
import { todaysDate } from '@/store/kit/dates';
import { datedAnew, fact, facts } from './fact';

/** What was written off, with the accounts that it is of. */
type WrittenOff = WithAccountRows & WithWriteOffs;

/** What may be said of what nobody expects any more. */
export const writeOffFacts = facts(
  'writeOffs',
  {
    by: [],
    withheldFrom: ['stock'],
    schemas: async () => (await import('@/store/billing/writeOffs/writeOffFactSchemas')).writeOffFactSchemas,
  },
  {
    /** What of a bill is still open is not expected any more, for a reason: its GST stays due (section 34 knows no bad debt). */
    debtWrittenOff: fact(
      (draft: Omit<WriteOffDraft, 'on'>, on: string = todaysDate()) => ({ id: nanoid(), ...draft, on }),
      {
        booked: ({ on }) => [on],
        confirmedOn: datedAnew,
        confirmedDay: ({ id }, { writeOffs }: WrittenOff) => writeOffs.entities[id]?.on,
        about: ({ id, accountId, billId }) => [id, accountId, billId],
        words: ({ accountId, amount, why }, state: WrittenOff) =>
          `wrote off ${formatMoney(amount)} of ${accountWords(state, accountId)}: ${why}`,
      },
    ),
    /** It is owed again from a day on. */
    writeOffTakenBack: fact(
      ({ id, accountId, billId }: Pick<WriteOff, 'id' | 'accountId' | 'billId'>, on: string = todaysDate()) => ({
        id,
        accountId,
        billId,
        on,
      }),
      {
        booked: ({ on }) => [on],
        confirmedOn: datedAnew,
        confirmedDay: ({ id }, { writeOffs }: WrittenOff) => writeOffs.entities[id]?.backOn,
        about: ({ id, accountId, billId }) => [id, accountId, billId],
        words: ({ accountId }, state: WrittenOff) =>
          `took back what was written off of ${accountWords(state, accountId)}`,
      },
    ),
  },
);

export const { debtWrittenOff, writeOffTakenBack } = writeOffFacts.creators;
