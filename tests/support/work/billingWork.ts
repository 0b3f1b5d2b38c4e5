// What people of a busy office say of billing.
import { selectBillRun } from '@/store/billing/billRun/billRunSteps';
import { companyNow } from '@/store/billing/company/company';
import { creditedDocument } from '@/store/billing/creditNotes/creditedDocument';
import { leftOfLine } from '@/store/billing/creditNotes/creditAmounts';
import { oldestFirst } from '@/store/billing/receipts/oldestFirst';
import { balanceAllocated, balanceCorrected, balancesOpened } from '@/store/facts/openings';
import { debtWrittenOff, writeOffTakenBack } from '@/store/facts/writeOffs';
import { onAccountOf, openAmount, openingOnAccount } from '@/store/billing/receivables/openBills';
import { whyNotAmended } from '@/store/billing/amendments/amendmentRule';
import { answerAbout } from '../eInvoices';
import {
  billCancelled,
  billRecipientAmended,
  billRunApproved,
  eInvoiceCancelled,
  eInvoiceFileMade,
  eInvoiceRegistered,
} from '@/store/facts/bills';
import type { Business } from '@/store/business/business';
import { companyChanged } from '@/store/facts/company';
import { debitableKinds } from '@/store/billing/debitNotes/debitAmounts';
import { selectInterestProposed } from '@/store/billing/interest/interestProposed';
import { shortBilledNote } from '@/store/billing/shortBilled/shortBilled';
import { selectShortBilled } from '@/store/business/leaks/billedTooLittle';
import { debitNoteCancelled, debitNoteIssued, debitWaived, interestWaived } from '@/store/facts/debitNotes';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import { proformaIssued } from '@/store/facts/proformas';
import { monthCloseProposed, monthClosed, monthOpened } from '@/store/facts/periods';
import { lastClosed } from '@/store/billing/periods/period';
import { selectDowntimeCredits } from '@/store/billing/creditNotes/downtimeCredits';
import { selectChangedCredits } from '@/store/business/leaks/billedTooMuch';
import { selectMadeFree } from '@/store/business/leaks/madeFree';
import { creditWaived, freeDaysWaived, waiverTakenBack } from '@/store/facts/waivers';
import { templateChanged } from '@/store/facts/templates';
import { writtenOf } from '@/store/billing/templates/template';
import { noticeAnswered, noticeSent } from '@/store/facts/notices';
import { documentAnswered, documentSent } from '@/store/facts/sentDocuments';
import { clientReminded, reminderAnswered } from '@/store/facts/reminders';
import { receiptAllocated, receiptBounced, receiptRecorded, receiptRefunded } from '@/store/facts/receipts';
import { reminderRows } from '@/store/billing/reminders/reminderRows';
import { tableOfKind } from '@/store/billing/sentDocuments/sendable';
import { sendRows } from '@/store/billing/sentDocuments/sendRows';
import { NOTICE_KINDS } from '@/store/billing/notices/notice';
import { noticeRows } from '@/store/billing/notices/noticeRows';
import type { MailEvent, MailStatus } from '@/machines/outgoingMail';
import { CHANNELS, type Letter, type LetterAnswer } from '@/store/billing/letters/letter';
import type { Table } from '@/store/kit/table';
import { DOCUMENT_KINDS } from '@/store/billing/sentDocuments/sentDocument';
import { LANGUAGES } from '@/store/kit/language';
import { edited } from '@/store/kit/edit';
import { transferDocuments } from '../transferWork';
import { oneOf, rowOf } from './chance';
import type { Work } from './work';

const OLD_MONTHS = ['2024-01', '2025-05', '2025-06'];

/** What may be said next of a letter, by its status. */
const SAID_NEXT: Partial<Record<MailStatus, readonly MailEvent['type'][]>> = {
  'Not Delivered': ['deliver', 'missReceiver'],
  Accepted: ['missDelivery', 'deliver', 'missDelivery', 'missReceiver'],
  Waiting: ['accept', 'fail', 'accept', 'missReceiver', 'accept', 'lose'],
};

/** What a server or a provider may say of a letter, of one that was taken before one that waits. */
function answerTo(table: Table<Letter>, below: (limit: number) => number): LetterAnswer | undefined {
  const all = Object.values(table.entities);
  const open = Object.keys(SAID_NEXT).map((one) => all.filter(({ status }) => status === one));
  const letter = oneOf(open.find((letters) => letters.length > 0) ?? all, below);
  if (!letter) return undefined;
  // By its number, as few letters are written, and each is to come to another end.
  const next = SAID_NEXT[letter.status ?? 'Waiting'] ?? ['accept'];
  const became = next[(letter.number + below(2)) % next.length] ?? 'accept';
  return { id: letter.id, accountId: letter.accountId, became, answer: '250 Ok' };
}

/** A bill, or one of the documents over transfers. */
const reportedIn = (business: Business, below: (limit: number) => number) =>
  oneOf([...Object.values(business.bills.entities), ...transferDocuments(business)], below);

export const billingWork = (day: string): Work => ({
  adding: [
    (business, below) => {
      const month = oneOf(['2026-08', '2026-09', '2026-10', '2026-11'], below) ?? '2026-11';
      const proposed = [...selectBillRun(business, month, day).values()].flatMap(({ bills }) => bills);
      const first = below(Math.max(1, proposed.length));
      const seen = proposed
        .slice(first, first + 1 + below(3))
        .map(({ accountId, part, total }) => ({ accountId, part, total: total + (below(20) === 0 ? 1 : 0) }));
      return seen.length > 0 ? billRunApproved(month, seen, day) : undefined;
    },
    (business, below) => {
      const bill = rowOf(business.bills, below);
      const cash = 1 + below(2_000);
      return (
        bill &&
        receiptRecorded(
          {
            accountId: bill.accountId,
            on: day,
            mode: 'UPI',
            cash,
            allocations: below(2) === 0 ? [] : oldestFirst(business, bill.accountId, cash),
          },
          day,
        )
      );
    },
    ({ bills, creditNotes }, below) => {
      // Of the few that can be credited, so that some are in each story.
      const bill = oneOf(
        Object.values(bills.entities).filter(({ status, issuedOn }) => status === 'Issued' && issuedOn <= day),
        below,
      );
      const line = bill && oneOf(bill.lines, below);
      if (!line) return undefined;
      const left = leftOfLine(creditNotes, bill, line);
      const { kind, vehicleId, price } = line;
      const lines = [
        {
          kind,
          ...(vehicleId !== undefined && { vehicleId }),
          amount: below(2) === 0 ? left : Math.min(left, Math.floor(price / 6)),
        },
      ];
      return creditNoteIssued({ accountId: bill.accountId, billId: bill.id, reason: 'Downtime', lines }, day);
    },
    ({ bills, debitNotes, creditNotes }, below) => {
      const raised = rowOf(debitNotes, below);
      const credited = raised && creditedDocument({ bills, debitNotes }, raised.id);
      const line = credited && oneOf(credited.lines, below);
      if (!line) return undefined;
      const left = leftOfLine(creditNotes, credited, line);
      const { kind, vehicleId, hsn } = line;
      const amount = below(2) === 0 ? left : Math.floor(left / 2);
      return creditNoteIssued(
        {
          accountId: credited.accountId,
          billId: credited.id,
          reason: 'Lower price',
          lines: [{ kind, ...(vehicleId !== undefined && { vehicleId }), hsn, amount }],
        },
        day,
      );
    },
    ({ bills }, below) => {
      const bill = oneOf(
        Object.values(bills.entities).filter(({ status, issuedOn }) => status === 'Issued' && issuedOn <= day),
        below,
      );
      const kind = bill && oneOf(debitableKinds(bill), below);
      const amount = 10 + below(90);
      return (
        kind &&
        debitNoteIssued({ accountId: bill.accountId, billId: bill.id, reason: 'Price raised', kind, amount }, day)
      );
    },
    ({ accounts }, below) => proformaIssued(oneOf(accounts.ids, below) ?? '', day),
    ({ bills }, below) => {
      const bill = rowOf(bills, below);
      return (
        bill &&
        clientReminded({
          accountId: bill.accountId,
          channel: oneOf(CHANNELS, below) ?? 'SMS',
          language: oneOf(LANGUAGES, below) ?? 'en',
          to: '9820012345',
          amount: bill.total || 1,
          billIds: [bill.id],
          text: `${bill.docNo} is open.`,
        })
      );
    },
    (business, below) => {
      const { accountId = '' } = rowOf(business.bills, below) ?? {};
      const [row] = reminderRows(business, [accountId], day, 'en', new Set());
      return row && clientReminded(row.draftBy('Email', true), day);
    },
    (business, below) => {
      const kind = oneOf(DOCUMENT_KINDS, below) ?? 'Bill';
      const id = oneOf<string>(tableOfKind(business, kind).ids, below) ?? '';
      const [row] = sendRows(business, kind, [id], oneOf(LANGUAGES, below));
      const isMail = below(2) === 0;
      return row && documentSent(row.draftBy(isMail ? 'Email' : 'WhatsApp', isMail), day);
    },
    (business, below) => {
      const kind = oneOf(NOTICE_KINDS, below) ?? 'Vehicle Silent';
      const table = kind === 'Visit Planned' || kind === 'Visit Done' ? business.jobs : business.vehicles;
      const row = oneOf(noticeRows(business, kind, table.ids, day, oneOf(LANGUAGES, below)), below);
      const isMail = below(2) === 0;
      return row && noticeSent(row.draftBy(isMail ? 'Email' : 'WhatsApp', isMail), day);
    },
    (business, below) => {
      const due = [...selectDowntimeCredits(business), ...selectChangedCredits(business, day)];
      const proposed = oneOf(due, below);
      if (!proposed) return undefined;
      const { bill, vehicleId, why: credit, amount } = proposed;
      const { id: billId, accountId } = bill;
      return creditWaived({ accountId, billId, vehicleId, credit, amount, why: 'It was agreed' }, day);
    },
    (business, below) => {
      const found = oneOf(selectMadeFree(business, day), below);
      if (!found) return undefined;
      const { accountId, vehicleId, month, amount } = found;
      return freeDaysWaived({ accountId, vehicleId, month, amount, why: 'It was agreed' }, day);
    },
    (business, below) => {
      const proposed = oneOf(selectInterestProposed(business, day), below);
      if (!proposed) return undefined;
      const { bill, from, until, rate, amount } = proposed;
      const { id: billId, accountId } = bill;
      const [kind = 'Subscription'] = debitableKinds(bill);
      return below(3) > 0
        ? interestWaived({ accountId, billId, from, until, rate, amount, why: 'It was agreed' }, day)
        : debitNoteIssued(
            { accountId, billId, reason: 'Interest', kind, amount, interest: { from, until, rate } },
            day,
          );
    },
    (business, below) => {
      const short = oneOf(selectShortBilled(business, day), below);
      if (!short) return undefined;
      const { bill, vehicleId, amount } = short;
      const { id: billId, accountId } = bill;
      return below(2) > 0
        ? debitWaived({ accountId, billId, vehicleId, amount, why: 'It was agreed' }, day)
        : debitNoteIssued(shortBilledNote(short), day);
    },
    // Before nearly everything is dated, so that the work goes on.
    (_business, below) => monthCloseProposed(oneOf(OLD_MONTHS, below) ?? '2024-01', day),
    (_business, below) => monthClosed(oneOf(OLD_MONTHS, below) ?? '2024-01', day),
    ({ accounts, openings }, below) => {
      const accountId = oneOf(accounts.ids, below) ?? '';
      // Seldom, so that most clients owe what their bills say.
      return below(3) === 0 && openings.ids.length < 6
        ? balancesOpened([{ accountId, on: day, amount: below(2_000) - 1_000 }], day)
        : undefined;
    },
    (business, below) => companyChanged(edited({ dueDays: companyNow(business).dueDays }, { dueDays: 10 + below(20) })),
  ],
  changing: [
    ({ reminders }, below) => {
      const answer = answerTo(reminders, below);
      return answer && reminderAnswered(answer);
    },
    ({ sentDocuments }, below) => {
      const answer = answerTo(sentDocuments, below);
      const { documentId = '' } = sentDocuments.entities[answer?.id ?? ''] ?? {};
      return answer && documentAnswered({ ...answer, documentId });
    },
    ({ notices }, below) => {
      const answer = answerTo(notices, below);
      return answer && noticeAnswered(answer);
    },
    (business, below) => {
      const language = oneOf(LANGUAGES, below) ?? 'en';
      const written = { subject: oneOf(['Paid: {docNo}', 'Thank you: {docNo}', undefined], below) };
      const edit = edited({ subject: writtenOf(business, 'Receipt', language).subject }, written);
      return Object.keys(edit.to).length === 0 ? undefined : templateChanged('Receipt', language, edit);
    },
    ({ waivers }, below) => {
      const waiver = rowOf(waivers, below);
      return waiver && waiverTakenBack(waiver);
    },
    (business, below) => {
      const bill = rowOf(business.bills, below);
      const open = bill ? openAmount(business, bill) : 0;
      if (!bill || open <= 0) return undefined;
      // Little of it, so that there is something left to pay.
      const amount = Math.min(open, 5);
      return debtWrittenOff({ accountId: bill.accountId, billId: bill.id, amount, why: 'Nobody pays it' }, day);
    },
    ({ writeOffs }, below) => {
      const writeOff = rowOf(writeOffs, below);
      return writeOff && writeOffTakenBack(writeOff);
    },
    (business, below) => {
      const last = lastClosed(business);
      // Seldom, so that something of it is amended.
      return last && below(3) === 0 ? monthOpened(last.id, 'A bill was missed', day) : undefined;
    },
    ({ openings }, below) => {
      const opening = rowOf(openings, below);
      return (
        opening &&
        balanceCorrected(
          opening.id,
          edited({ amount: opening.amount }, { amount: below(2_000) - 1_000 }),
          'Read off the wrong line',
          day,
        )
      );
    },
    (business, below) => {
      const opening = rowOf(business.openings, below);
      return (
        opening &&
        balanceAllocated(
          opening.id,
          oldestFirst(business, opening.accountId, openingOnAccount(business, opening.accountId)),
        )
      );
    },
    (business, below) => {
      const receipt = rowOf(business.receipts, below);
      return receipt && receiptAllocated(receipt.id, oldestFirst(business, receipt.accountId, onAccountOf(receipt)));
    },
    ({ bills }, below) => {
      const bill = rowOf(bills, below);
      // Seldom, so that there is something left to credit.
      return bill && below(3) === 0 ? billCancelled(bill) : undefined;
    },
    ({ debitNotes }, below) => {
      const note = rowOf(debitNotes, below);
      return note && below(3) === 0 ? debitNoteCancelled(note) : undefined;
    },
    (business, below) => {
      const closed = Object.values(business.bills.entities).filter((one) => whyNotAmended(business, one) === undefined);
      const bill = oneOf(closed, below);
      const recipient = { name: 'Acme Cabs', address: '9 Ring Road', gstin: '24AIDPG5043J1ZJ', stateCode: '24' };
      return bill && billRecipientAmended(bill, { on: day, why: 'It was mistyped', recipient });
    },
    (business, below) => {
      const bill = reportedIn(business, below);
      return bill && eInvoiceFileMade([bill], day);
    },
    (business, below) => {
      const bill = reportedIn(business, below);
      return bill && below(3) === 0 ? eInvoiceRegistered(answerAbout(business, bill.id)) : undefined;
    },
    (business, below) => {
      const all = [...Object.values(business.bills.entities), ...transferDocuments(business)];
      const bill = oneOf(
        all.filter(({ eInvoice }) => eInvoice?.registration),
        below,
      );
      const at = '2026-09-05T15:00';
      return (
        bill && eInvoiceCancelled({ id: bill.id, accountId: bill.accountId, reason: 'Other', remark: 'Wrong', at })
      );
    },
    ({ receipts }, below) => {
      const receipt = rowOf(receipts, below);
      const left = receipt ? onAccountOf(receipt) : 0;
      return receipt && left > 0
        ? receiptRefunded(
            receipt.id,
            { on: day, mode: 'UPI', amount: Math.min(left, 10), why: 'It was paid twice' },
            day,
          )
        : undefined;
    },
    ({ receipts }, below) => receiptBounced(oneOf(receipts.ids, below) ?? '', day),
  ],
});
