import { formatMoney } from '@/format';
import { creditNotesOfAccount } from '@/store/billing/bills/accountBills';
import { isLive, type IssuedBill } from '@/store/billing/bills/bill';
import { openingOf } from '@/store/billing/openings/opening';
import { receiptsOfAccount } from '@/store/billing/receipts/accountReceipts';
import type { DatedAllocation, Receipt, Settling } from '@/store/billing/receipts/receipt';
import { settledBy } from '@/store/billing/receipts/settled';
import type { WithDebts } from '@/store/billing/receivables/openBills';
import { writeOffsOfAccount } from '@/store/billing/writeOffs/writeOff';
import { paise, rupees, sumOf } from '@/store/kit/money';
import { paths } from '@/paths';
import { lifeMark, type LifeEvent, type LifeLine } from './lifeEvent';

/** What changes what is open of a bill: `paid` in whole paise, below zero where it is open again. */
interface Movement extends LifeEvent {
  on: string;
  paid: number;
  /** Whether it is money, of which the life says how far it pays the bill. */
  isMoney?: true;
}

interface Money extends Settling {
  /** What the money is called, with where it leads to. */
  name: LifeLine;
}

const amountLine = (amount: number, { text, to }: LifeLine): LifeLine => ({
  text: `${formatMoney(amount)} by ${text}`,
  to,
});

/** What some money settled of a bill, and gave back. */
function settling({ later = [], released = [], name }: Money, billId: string): Movement[] {
  const ofBill = (all: readonly DatedAllocation[]) => all.filter((one) => one.billId === billId);
  return [
    ...ofBill(later).map(({ id, on, amount }): Movement => ({
      on,
      what: 'Paid',
      isMoney: true,
      paid: paise(amount),
      lines: [amountLine(amount, name)],
      mark: lifeMark('allocated', id),
    })),
    ...ofBill(released).map(({ id, on, amount }): Movement => ({
      on,
      what: 'Put on account',
      paid: -paise(amount),
      lines: [{ text: `${formatMoney(amount)} of ${name.text}`, to: name.to }],
      mark: lifeMark('credited', id),
    })),
  ];
}

function receiptMovements(receipt: Receipt, billId: string): Movement[] {
  const { id, number, docNo, mode, on, bouncedOn, status, allocations } = receipt;
  if (status === 'Cancelled') return [];
  const name = { text: `${docNo} (${mode})`, to: paths.sales.receiptOf(number) };
  const first = sumOf(allocations.filter((one) => one.billId === billId).map(({ amount }) => amount));
  const left = sumOf(
    settledBy(receipt)
      .filter((one) => one.billId === billId)
      .map(({ amount }) => amount),
  );
  return [
    ...(first > 0
      ? [
          {
            on,
            what: 'Paid',
            isMoney: true as const,
            paid: paise(first),
            lines: [amountLine(first, name)],
            mark: lifeMark('received', id),
          },
        ]
      : []),
    ...settling({ ...receipt, name }, billId),
    ...(status === 'Bounced' && left > 0
      ? [
          {
            on: bouncedOn ?? on,
            what: 'Bounced',
            paid: -paise(left),
            lines: [{ text: `${formatMoney(left)} by ${name.text}`, to: name.to }],
            mark: lifeMark('bounced', id),
            in: id,
          },
        ]
      : []),
  ];
}

/** All that changed what is open of a bill, day by day. */
function movementsOf(state: WithDebts, { id, accountId }: IssuedBill): Movement[] {
  const opening = openingOf(state.openings, accountId);
  const notes = creditNotesOfAccount(state.creditNotes, accountId).filter(({ billId }) => billId === id);
  const writeOffs = writeOffsOfAccount(state.writeOffs, accountId).filter(({ billId }) => billId === id);
  return [
    ...receiptsOfAccount(state.receipts, accountId).flatMap((receipt) => receiptMovements(receipt, id)),
    ...(opening ? settling({ ...opening, name: { text: 'the opening balance' } }, id) : []),
    ...notes.map((note): Movement => ({
      on: note.issuedOn,
      what: 'Credited',
      paid: paise(note.total),
      lines: [
        {
          text: `${formatMoney(note.total)} by ${note.docNo}: ${note.reason}`,
          to: paths.sales.creditNoteOf(note.number),
        },
      ],
      mark: lifeMark('credited', note.id),
    })),
    ...writeOffs.flatMap(({ id: writeOff, on, backOn, amount, why }): Movement[] => [
      {
        on,
        what: 'Written off',
        paid: paise(amount),
        lines: [{ text: `${formatMoney(amount)}: ${why}` }],
        mark: lifeMark('writtenOff', writeOff),
      },
      ...(backOn === undefined
        ? []
        : [
            {
              on: backOn,
              what: 'Write-off taken back',
              paid: -paise(amount),
              lines: [{ text: formatMoney(amount) }],
              mark: lifeMark('owedAgain', writeOff),
            },
          ]),
    ]),
  ].toSorted((one, other) => one.on.localeCompare(other.on));
}

/** What became of the money of a bill, day by day: paid in part or whole, credited, written off, and what stays open after each. */
export function billMoney(state: WithDebts, bill: IssuedBill): LifeEvent[] {
  if (!isLive(bill)) return [];
  let open = paise(bill.total);
  return movementsOf(state, bill).map(({ paid, isMoney, lines, ...event }) => {
    open -= paid;
    const rest = open > 0 ? [{ text: `${formatMoney(rupees(open))} stays open` }] : [];
    return { ...event, ...(isMoney && open > 0 && { what: 'Paid in part' }), lines: [...lines, ...rest] };
  });
}
