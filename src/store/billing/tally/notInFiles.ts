import { createSelector } from '@reduxjs/toolkit';
import { createStructuredSelector } from 'reselect';
import { paths } from '@/paths';
import { asAmended } from '@/store/billing/amendments/amended';
import { isLive } from '@/store/billing/bills/bill';
import type { WithBills } from '@/store/billing/bills/withBills';
import { challanMend, documentMend } from '@/store/billing/returns/mending';
import { transferBill, transferCredit } from '@/store/billing/transfers/transferBill';
import { isAmong, type Days } from '@/store/kit/calendar';
import { sumOf } from '@/store/kit/money';
import type { HsnTax } from '@/store/kit/hsnTax';
import type { Table } from '@/store/kit/table';
import { isInvoiced, type Challan } from '@/store/stock/challans/challan';
import { advancesLeftOut, type AdvanceBooks } from './advancesLeftOut';
import type { NotInFiles } from './leftOut';

interface WithTransfersAndBills extends Pick<WithBills, 'bills'> {
  challans: Table<Challan>;
}

type TallyBooks = WithTransfersAndBills & AdvanceBooks;

const gstOf = (taxes: readonly HsnTax[]): number => sumOf(taxes.flatMap(({ cgst, sgst, igst }) => [cgst, sgst, igst]));
const isIntegrated = (taxes: readonly HsnTax[]): boolean => taxes.some(({ igst }) => igst !== 0);

function transfersOf({ challans }: WithTransfersAndBills): NotInFiles[] {
  return challans.ids
    .flatMap((id) => challans.entities[id] ?? [])
    .filter(isInvoiced)
    .flatMap((challan) => {
      const bill = transferBill(challan);
      const page = challanMend(challan.number);
      const { name } = bill.recipient;
      const what = 'between two of our registrations: book it in both branches’ books.';
      return [
        ...(isLive(bill)
          ? [
              {
                id: bill.id,
                docNo: bill.docNo,
                on: bill.issuedOn,
                name,
                what: `A tax invoice ${what}`,
                amount: bill.total,
                page,
              },
            ]
          : []),
        ...transferCredit(challan).map(({ note }) => ({
          id: note.id,
          docNo: note.docNo,
          on: note.issuedOn,
          name,
          what: `A credit note ${what}`,
          amount: note.total,
          page,
        })),
      ];
    });
}

function amendmentsOf({ bills }: WithTransfersAndBills): NotInFiles[] {
  return bills.ids.flatMap((id) => {
    const bill = bills.entities[id];
    if (!bill?.amended || !isLive(bill)) return [];
    const now = asAmended(bill);
    const [was, is] = [bill.taxes, now.taxes].map((taxes) =>
      isIntegrated(taxes) ? 'Output IGST' : 'Output CGST and SGST',
    );
    const moves =
      was === is
        ? 'correct the GST number and state of the party in its voucher.'
        : `book its GST from ${was} to ${is}.`;
    return [
      {
        id,
        docNo: bill.docNo,
        on: bill.amended.on,
        name: now.recipient.name,
        what: `Its recipient was corrected: ${moves}`,
        amount: gstOf(now.taxes),
        page: documentMend(bill, paths.sales.invoiceOf),
      },
    ];
  });
}

const notInFiles = (state: TallyBooks, days: Days, unnumbered: ReadonlySet<string>): readonly NotInFiles[] => [
  ...[...transfersOf(state), ...amendmentsOf(state)].filter(({ id, on }) => isAmong(days, on) && !unnumbered.has(id)),
  ...advancesLeftOut(state, days, unnumbered),
];

/** The tables that it reads, so that no fact of another one has it looked for again. */
const selectBooks = createStructuredSelector({
  challans: ({ challans }: TallyBooks) => challans,
  bills: ({ bills }: TallyBooks) => bills,
  creditNotes: ({ creditNotes }: TallyBooks) => creditNotes,
  debitNotes: ({ debitNotes }: TallyBooks) => debitNotes,
  openings: ({ openings }: TallyBooks) => openings,
  receipts: ({ receipts }: TallyBooks) => receipts,
  company: ({ company }: TallyBooks) => company,
  periods: ({ periods }: TallyBooks) => periods,
  refundVouchers: ({ refundVouchers }: TallyBooks) => refundVouchers,
  branches: ({ branches }: TallyBooks) => branches,
});

/** What of some days no file for Tally has: documents between our own registrations, recipients that were corrected after their month, and the GST on advances. */
export const selectNotInFiles = createSelector(
  [
    selectBooks,
    (_state: TallyBooks, { from }: Days) => from,
    (_state: TallyBooks, { to }: Days) => to,
    (_state: TallyBooks, _days: Days, unnumbered: ReadonlySet<string>) => unnumbered,
  ],
  (books, from, to, unnumbered) => notInFiles(books, { from, to }, unnumbered),
);
