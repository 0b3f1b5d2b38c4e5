import { formatDate, formatMinute, formatMoney } from '@/format';
import { paths } from '@/paths';
import { recipientWords } from '@/store/billing/amendments/recipientWords';
import { isLive, type IssuedBill } from '@/store/billing/bills/bill';
import { creditNotesOfAccount } from '@/store/billing/bills/accountBills';
import { debitNotesOfAccount, type DebitNote } from '@/store/billing/debitNotes/debitNote';
import { hasGone, hasMissed, statusWords, wasOpened, type Letter } from '@/store/billing/letters/letter';
import type { WithDebts } from '@/store/billing/receivables/openBills';
import { remindersOfBill, type WithReminders } from '@/store/billing/reminders/reminder';
import { sendingsOf, type WithSentDocuments } from '@/store/billing/sentDocuments/sentDocument';
import { billMoney } from './billMoney';
import { lifeMark, type LifeEvent } from './lifeEvent';

/** What is told of a bill that went to its client, and of its reminder, by how far the letter is. */
const WENT = { gone: 'Sent', missed: 'Not sent', opened: 'Message opened', open: 'To be sent' };
const REMINDED: typeof WENT = {
  gone: 'Reminded',
  missed: 'Not reminded',
  opened: 'Reminder opened',
  open: 'To be reminded',
};

function toldOf(what: typeof WENT, letter: Letter): string {
  if (hasGone(letter)) return what.gone;
  if (hasMissed(letter)) return what.missed;
  if (wasOpened(letter)) return what.opened;
  return letter.status === 'Not Known' ? `${what.gone}? Not known` : what.open;
}

const writtenAs = (what: typeof WENT, letter: Letter): LifeEvent => ({
  on: letter.on,
  what: toldOf(what, letter),
  lines: [
    { text: `By ${letter.channel} to ${letter.to}` },
    ...(letter.status ? [{ text: [statusWords(letter), letter.answer].filter(Boolean).join(': ') }] : []),
  ],
  mark: lifeMark('written', letter.id),
});

/** What was asked for besides: it is owed by itself, and changes nothing of what is open of the bill. */
const debitedBy = ({ id, number, docNo, issuedOn, total, reason }: DebitNote): LifeEvent => ({
  on: issuedOn,
  what: 'Debited',
  lines: [{ text: `${formatMoney(total)} by ${docNo}: ${reason}`, to: paths.sales.debitNoteOf(number) }],
  mark: lifeMark('debited', id),
});

/** What was taken off that again. */
const creditedOff = ({ creditNotes }: WithDebts, { id, accountId, docNo: of }: DebitNote): LifeEvent[] =>
  creditNotesOfAccount(creditNotes, accountId)
    .filter(({ billId }) => billId === id)
    .map(({ id: credit, number, docNo, issuedOn, total, reason }) => ({
      on: issuedOn,
      what: 'Debit note credited',
      lines: [{ text: `${formatMoney(total)} off ${of} by ${docNo}: ${reason}`, to: paths.sales.creditNoteOf(number) }],
      mark: lifeMark('credited', credit),
    }));

/** What became of it at the e-invoice portal. */
function registered({ id, eInvoice }: IssuedBill): LifeEvent[] {
  const { registration, cancelled } = eInvoice ?? {};
  return [
    ...(registration
      ? [
          {
            on: registration.ackDate.slice(0, 10),
            what: 'Registered as an e-invoice',
            lines: [
              { text: `IRN ${registration.irn}` },
              ...(registration.ackNo ? [{ text: `Ack No ${registration.ackNo}` }] : []),
            ],
            mark: lifeMark('registered', id),
          },
        ]
      : []),
    ...(cancelled
      ? [
          {
            on: cancelled.at.slice(0, 10),
            what: 'IRN cancelled',
            lines: [{ text: `At ${formatMinute(cancelled.at)}: ${cancelled.reason}, ${cancelled.remark}` }],
            mark: lifeMark('irnCancelled', id),
          },
        ]
      : []),
  ];
}

/** For whom it should have been, and for whom it was. */
function amendedTo({ id, recipient: was, amended }: IssuedBill): LifeEvent[] {
  if (!amended) return [];
  const { on, why, recipient: is } = amended;
  return [
    {
      on,
      what: 'Recipient amended',
      lines: [{ text: `To ${recipientWords(is)}` }, { text: `It was ${recipientWords(was)}` }, { text: why }],
      mark: lifeMark('amended', id),
    },
  ];
}

/** All that happened to a bill since it was issued, oldest first; its record does not tell the day on which it was cancelled. */
export function billLife(state: WithDebts & WithReminders & WithSentDocuments, bill: IssuedBill): LifeEvent[] {
  const issued: LifeEvent = {
    on: bill.issuedOn,
    what: 'Issued',
    lines: [{ text: `${formatMoney(bill.total)}, due on ${formatDate(bill.dueOn)}` }],
    mark: lifeMark('issued', bill.id),
    // A run names accounts alone.
    in: bill.accountId,
  };
  const cancelled: LifeEvent = { on: undefined, what: 'Cancelled', lines: [], mark: lifeMark('cancelled', bill.id) };
  return [
    issued,
    ...[
      ...sendingsOf(state.sentDocuments, bill.id).map((sent) => writtenAs(WENT, sent)),
      ...remindersOfBill(state.reminders, bill.id).map((reminder) => writtenAs(REMINDED, reminder)),
      ...debitNotesOfAccount(state.debitNotes, bill.accountId).flatMap((note) =>
        note.billId === bill.id && isLive(note) ? [debitedBy(note), ...creditedOff(state, note)] : [],
      ),
      ...registered(bill),
      ...amendedTo(bill),
      ...billMoney(state, bill),
    ].toSorted((one, other) => (one.on ?? '').localeCompare(other.on ?? '')),
    ...(isLive(bill) ? [] : [cancelled]),
  ];
}
