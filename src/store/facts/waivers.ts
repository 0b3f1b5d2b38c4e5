import { nanoid } from '@reduxjs/toolkit';
import { formatMoney } from '@/format';
import { billNamed, type WithAccountRows } from '@/store/billing/bills/billingWords';
import type { WithBills } from '@/store/billing/bills/withBills';
import type { Waiver, WaiverDraft } from '@/store/billing/waivers/waiver';
import { todaysDate } from '@/store/kit/dates';
import { fact, facts } from './fact';

/** What may be said of credits that are proposed and not given. */
export const waiverFacts = facts(
  'waivers',
  {
    by: ['sales'],
    withheldFrom: ['stock'],
    schemas: async () => (await import('@/store/billing/waivers/waiverFactSchemas')).waiverFactSchemas,
  },
  {
    /** A proposed credit is not given, for a reason: it is proposed no more. */
    creditWaived: fact((draft: WaiverDraft, on: string = todaysDate()) => ({ id: nanoid(), ...draft, on }), {
      about: ({ id, accountId, billId, vehicleId }) => [id, accountId, billId, vehicleId],
      words: ({ accountId, billId: id, amount, why }, state: WithAccountRows & WithBills) =>
        `waived ${formatMoney(amount)} of credit over ${billNamed(state, { id, accountId })}: ${why}`,
    }),
    /** It is proposed again, as if nobody had waived it. */
    waiverTakenBack: fact(
      ({ id, accountId, billId, vehicleId }: Pick<Waiver, 'id' | 'accountId' | 'billId' | 'vehicleId'>) => ({
        id,
        accountId,
        billId,
        vehicleId,
      }),
      {
        about: ({ id, accountId, billId, vehicleId }) => [id, accountId, billId, vehicleId],
        words: ({ accountId, billId: id }, state: WithAccountRows & WithBills) =>
          `proposed a waived credit over ${billNamed(state, { id, accountId })} again`,
      },
    ),
  },
);

export const { creditWaived, waiverTakenBack } = waiverFacts.creators;
