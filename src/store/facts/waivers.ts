import { nanoid } from '@reduxjs/toolkit';
import { formatMoney, formatMonth } from '@/format';
import { accountWords, billNamed, type WithAccountRows } from '@/store/billing/bills/billingWords';
import type { WithBills } from '@/store/billing/bills/withBills';
import type { FreeDaysDraft, WaiverDraft } from '@/store/billing/waivers/waiver';
import { todaysDate } from '@/store/kit/dates';
import type { WithVehicles } from '@/store/vehicles/vehicles/vehicle';
import { fact, facts } from './fact';

/** What of a waiver is named where it is taken back; of days that were made free there is no bill. */
interface TakenBack {
  id: string;
  accountId: string;
  vehicleId: string;
  billId?: string | undefined;
}

/** Whose vehicle it is for which something is waived, in words. */
const vehicleNamed = (
  state: WithAccountRows & WithVehicles,
  { accountId, vehicleId }: Pick<TakenBack, 'accountId' | 'vehicleId'>,
): string =>
  `${state.vehicles.entities[vehicleId]?.vehicleNo ?? 'a vehicle that is gone'} of ${accountWords(state, accountId)}`;

/** What may be said of credits that are proposed and not given, and of days that were made free. */
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
    /** Days that were due, not billed, and made free afterwards are billed to nobody, for a reason: they are no leak any more. */
    freeDaysWaived: fact((draft: FreeDaysDraft, on: string = todaysDate()) => ({ id: nanoid(), ...draft, on }), {
      about: ({ id, accountId, vehicleId }) => [id, accountId, vehicleId],
      words: ({ amount, month, why, ...of }, state: WithAccountRows & WithVehicles) =>
        `waived ${formatMoney(amount)} of ${formatMonth(month)} for ${vehicleNamed(state, of)}: ${why}`,
    }),
    /** It is proposed again, or a leak again, as if nobody had waived it. */
    waiverTakenBack: fact(
      ({ id, accountId, billId, vehicleId }: TakenBack): TakenBack => ({
        id,
        accountId,
        ...(billId !== undefined && { billId }),
        vehicleId,
      }),
      {
        about: ({ id, accountId, billId, vehicleId }) => [
          id,
          accountId,
          ...(billId === undefined ? [] : [billId]),
          vehicleId,
        ],
        words: ({ accountId, billId: id, vehicleId }, state: WithAccountRows & WithBills & WithVehicles) =>
          id === undefined
            ? `took back that free days of ${vehicleNamed(state, { accountId, vehicleId })} are waived`
            : `proposed a waived credit over ${billNamed(state, { id, accountId })} again`,
      },
    ),
  },
);

export const { creditWaived, freeDaysWaived, waiverTakenBack } = waiverFacts.creators;
