import { nanoid } from '@reduxjs/toolkit';
import { formatMonth } from '@/format';
import type { WithPeriods } from '@/store/billing/periods/period';
import { todaysDate } from '@/store/kit/dates';
import { datedAnew, fact, facts, factWith, type OfCompany } from './fact';

/** That a closed month is open again. */
interface MonthOpening {
  id: string;
  why: string;
  on: string;
  /** The identity of the month before it, as one that stays closed; a fact of before this was kept opens with a month all that were closed with it. */
  before?: string | undefined;
}

/** By what the returns of a closed month stay: besides the company's details the GST numbers of ours that it was closed with. */
interface ClosedWith extends OfCompany {
  registrations?: readonly string[] | undefined;
  /** That each number which the company had files for itself; not told by a closing of before it did. */
  isApart?: true | undefined;
}

/** What may be said of the months of the books. */
export const periodFacts = facts(
  'periods',
  {
    by: [],
    schemas: async () => (await import('@/store/billing/periods/periodFactSchemas')).periodFactSchemas,
  },
  {
    /** A month has all that belongs to it, as somebody says who may not close it: an admin is to look, and to close it. */
    monthCloseProposed: fact((month: string, on: string = todaysDate()) => ({ id: nanoid(), month, on }), {
      about: ({ id }) => [id],
      words: ({ month }) => `proposed to close ${formatMonth(month)}`,
      by: ['sales'],
    }),
    /** A month is closed, and with it all before it: their documents never change again, and their returns are by the company's details and the GST numbers of then. */
    monthClosed: factWith<ClosedWith>()((month: string, on: string = todaysDate()) => ({ id: nanoid(), month, on }), {
      // Whether the month is over no browser's clock decides.
      confirmedOn: datedAnew,
      about: ({ id }) => [id],
      words: ({ month }) => `closed ${formatMonth(month)}`,
    }),
    /** The month that was closed last is open again, for a reason; those before it stay closed. */
    monthOpened: fact(
      (id: string, why: string, on: string = todaysDate()): MonthOpening => ({ id, why, on, before: nanoid() }),
      {
        about: ({ id }) => [id],
        words: ({ id, why }, { periods }: WithPeriods) =>
          `opened ${formatMonth(periods.entities[id]?.month ?? '')} again: ${why}`,
      },
    ),
  },
);

export const { monthCloseProposed, monthClosed, monthOpened } = periodFacts.creators;
