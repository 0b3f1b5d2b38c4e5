import { nanoid } from '@reduxjs/toolkit';
import { formatCountOf, formatMoney, formatMonth } from '@/format';
import type { Amendment, BillPart, IssuedBill, WithIssued } from '@/store/billing/bills/bill';
import { billNamed, type WithAccountRows } from '@/store/billing/bills/billingWords';
import { confirmedBills, dayOfBills } from '@/store/billing/bills/confirmedBills';
import type { WithBills } from '@/store/billing/bills/withBills';
import type { IrnCancelling, Registration } from '@/store/kit/eInvoices/eInvoice';
import { foundBy, registrable, reportedWords, type Registrable } from '@/store/billing/eInvoices/registrable';
import { documentNamed, type WithReported } from '@/store/billing/eInvoices/reported';
import { todaysDate } from '@/store/kit/dates';
import { sumOf } from '@/store/kit/money';
import { datedAnew, fact, facts, factWith } from './fact';

/** A bill of a run as it was seen when it was approved. */
export interface SeenBill {
  id: string;
  accountId: string;
  part: BillPart;
  /** In rupees. */
  total: number;
}

/** A bill, with the account that finds it. */
interface Cancelled extends Pick<IssuedBill, 'id' | 'accountId'> {
  /** ISO date; a fact of before it was kept tells none. */
  on?: string | undefined;
}

interface Run {
  id: string;
  /** `YYYY-MM`. */
  month: string;
  /** ISO date. */
  on: string;
  bills: readonly SeenBill[];
}

/** A bill or a note, with the account that finds it. */
type Filed = Pick<IssuedBill, 'id' | 'accountId'>;

/** For whom a bill of a closed month should have been. */
interface AmendedAsked extends Filed, Pick<Amendment, 'on' | 'why' | 'recipient'> {}

/** The same as the fact carries it, with the taxes of that place of supply. */
export type RecipientAmending = AmendedAsked & Pick<Amendment, 'taxes'>;

/** What may be said of bills, besides what the Billed buttons say. */
export const billFacts = facts(
  'bills',
  {
    by: ['sales'],
    withheldFrom: ['stock'],
    schemas: async () => (await import('@/store/billing/bills/billFactSchemas')).billFactSchemas,
  },
  {
    /** The bills of a month's run are issued, as they were seen: one that comes to another total by then is left out. */
    billRunApproved: factWith<WithIssued>()(
      (month: string, seen: readonly Omit<SeenBill, 'id'>[], on: string = todaysDate()): Run => ({
        id: nanoid(),
        month,
        on,
        bills: seen.map((bill) => ({ id: nanoid(), ...bill })),
      }),
      {
        // Each bill is found by its account: of all of them together an entry would weigh too much.
        booked: ({ on }) => [on],
        confirmedOn: confirmedBills,
        confirmedDay: (run, state: WithAccountRows & WithBills) => dayOfBills(run, state),
        about: ({ id, bills }) => [...new Set([id, ...bills.map(({ accountId }) => accountId)])],
        words: ({ month, bills }) =>
          `approved the bill run of ${formatMonth(month)}: ${formatCountOf(bills.length, 'bill')}, ${formatMoney(sumOf(bills.map(({ total }) => total)))}`,
      },
    ),
    /** A bill that was issued by mistake is none any more: it keeps its number, and what it billed may be billed again. */
    billCancelled: fact(({ id, accountId }: Filed, on: string = todaysDate()): Cancelled => ({ id, accountId, on }), {
      confirmedOn: datedAnew,
      confirmedDay: ({ id }, { bills }: WithAccountRows & WithBills) => bills.entities[id]?.cancelledOn,
      booked: ({ id }, { bills }: WithAccountRows & WithBills) => [bills.entities[id]?.issuedOn ?? []].flat(),
      about: ({ id, accountId }) => [id, accountId],
      words: (bill, state: WithAccountRows & WithBills) => `cancelled ${billNamed(state, bill)}`,
    }),
    /** For whom a bill of a closed month should have been: the return of an open month amends what was filed of it. */
    billRecipientAmended: factWith<Pick<Amendment, 'taxes'>>()(
      ({ id, accountId }: Filed, amended: Omit<AmendedAsked, keyof Filed>): AmendedAsked => ({
        id,
        accountId,
        ...amended,
      }),
      {
        booked: ({ on }) => [on],
        about: ({ id, accountId }) => [id, accountId],
        words: ({ why, ...bill }, state: WithAccountRows & WithBills) =>
          `amended the recipient of ${billNamed(state, bill)}: ${why}`,
      },
    ),
    /** Bills and notes went into a file for the e-invoice portal. */
    eInvoiceFileMade: fact(
      (documents: readonly Registrable[], on: string = todaysDate()) => ({
        id: nanoid(),
        on,
        documents: documents.map(({ id, accountId }): Registrable => registrable({ id, accountId })),
      }),
      {
        // Each document is found by its account: of all of them together an entry would weigh too much.
        about: ({ id, documents }) => [...new Set([id, ...documents.map(foundBy)])],
        words: ({ documents }) =>
          `made a file of ${formatCountOf(documents.length, 'document')} for the e-invoice portal`,
      },
    ),
    /** The portal registered a bill or a note as an e-invoice: what it answered. */
    eInvoiceRegistered: fact((registered: Registrable & Registration) => registrable(registered), {
      about: (registered) => [registered.id, foundBy(registered)],
      words: (registered, state: WithReported) => `registered ${reportedWords(state, registered)} as an e-invoice`,
    }),
    /** The portal cancelled the IRN of a bill or a note, within 24 hours of its Ack. */
    eInvoiceCancelled: fact((cancelled: Registrable & IrnCancelling) => registrable(cancelled), {
      // What its month tells the portal is another file then.
      booked: ({ id }, state: WithReported) => [documentNamed(state, id)?.document.issuedOn ?? []].flat(),
      about: (cancelled) => [cancelled.id, foundBy(cancelled)],
      words: ({ reason, remark, ...cancelled }, state: WithReported) =>
        `cancelled the IRN of ${reportedWords(state, cancelled)}: ${reason}, ${remark}`,
    }),
  },
);

export const {
  billRunApproved,
  billCancelled,
  billRecipientAmended,
  eInvoiceFileMade,
  eInvoiceRegistered,
  eInvoiceCancelled,
} = billFacts.creators;
