// Bills, receipts and a credit note in the small business, and any fact of the money.
import fc from 'fast-check';
import { creditAgreed, mailCameBack, prorationChosen, receiverConfirmed, wishesTold } from '@/store/facts/accounts';
import { billTable } from '@/store/billing/bills/billsSlice';
import {
  billCancelled,
  billRecipientAmended,
  billRunApproved,
  eInvoiceCancelled,
  eInvoiceFileMade,
  eInvoiceRegistered,
} from '@/store/facts/bills';
import { openingTable } from '@/store/billing/openings/openingsSlice';
import { proformaTable } from '@/store/billing/proformas/proformasSlice';
import { proformaIssued } from '@/store/facts/proformas';
import { CREDIT_REASONS } from '@/store/billing/creditNotes/creditNote';
import { companyChanged } from '@/store/facts/company';
import { creditNoteTable } from '@/store/billing/creditNotes/creditNotesSlice';
import { DEBIT_REASONS } from '@/store/billing/debitNotes/debitNote';
import { debitNoteTable } from '@/store/billing/debitNotes/debitNotesSlice';
import { debitNoteCancelled, debitNoteIssued, debitWaived, interestWaived } from '@/store/facts/debitNotes';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import type { Allocation, Receipt } from '@/store/billing/receipts/receipt';
import { receiptTable } from '@/store/billing/receipts/receiptsSlice';
import { balanceAllocated, balanceCorrected, balancesOpened } from '@/store/facts/openings';
import { CHANNELS } from '@/store/billing/letters/letter';
import { NOTICE_KINDS } from '@/store/billing/notices/notice';
import { DOCUMENT_KINDS } from '@/store/billing/sentDocuments/sentDocument';
import { waiverTable } from '@/store/billing/waivers/waiversSlice';
import { writeOffTable } from '@/store/billing/writeOffs/writeOffsSlice';
import { debtWrittenOff, writeOffTakenBack } from '@/store/facts/writeOffs';
import { monthCloseProposed, monthClosed, monthOpened } from '@/store/facts/periods';
import { creditWaived, freeDaysWaived, waiverTakenBack } from '@/store/facts/waivers';
import { LANGUAGES } from '@/store/kit/language';
import { templateChanged } from '@/store/facts/templates';
import { noticeAnswered, noticeSent } from '@/store/facts/notices';
import { documentAnswered, documentSent } from '@/store/facts/sentDocuments';
import { clientReminded, paymentPromised, reminderAnswered } from '@/store/facts/reminders';
import { receiptAllocated, receiptBounced, receiptRecorded, receiptRefunded } from '@/store/facts/receipts';
import { vehicleTermsChanged } from '@/store/facts/vehicles';
import { MAIL_EVENTS } from './mailEvents';
import { billOf, creditNoteOf, debitNoteOf, lineOf, proformaOf, receiptOf } from './bills';

const OF_OCTOBER = { accountId: 'account-3', month: '2026-10', issuedOn: '2026-10-01', dueOn: '2026-10-16' } as const;

/** Two bills of October of the third account, money of which some is on account, a credit note and a quotation, about which facts are said. */
export const smallMoney = {
  bills: billTable([
    billOf(1, { ...OF_OCTOBER, lines: [lineOf(31)] }),
    billOf(2, { ...OF_OCTOBER, lines: [lineOf(32)] }),
  ]),
  receipts: receiptTable([
    receiptOf(1, { accountId: 'account-3', on: '2026-10-20', allocations: [{ billId: 'bill-1', amount: 200 }] }),
    receiptOf(2, { accountId: 'account-3' }),
  ]),
  creditNotes: creditNoteTable([creditNoteOf(1, { accountId: 'account-3', lines: [lineOf(31, { taxable: 166.67 })] })]),
  debitNotes: debitNoteTable([debitNoteOf(1, { accountId: 'account-3' })]),
  openings: openingTable([
    { id: 'opening-1', number: 1, accountId: 'account-3', on: '2026-10-01', amount: -700, later: [] },
  ]),
  waivers: waiverTable([
    {
      id: 'waiver-1',
      number: 1,
      accountId: 'account-3',
      billId: 'bill-1',
      vehicleId: 'vehicle-31',
      credit: 'Not used',
      amount: 5,
      why: 'It was agreed',
      on: '2026-11-05',
    },
    {
      id: 'waiver-2',
      number: 2,
      accountId: 'account-3',
      vehicleId: 'vehicle-31',
      // No bill is of this month.
      month: '2026-07',
      amount: 7,
      why: 'It was agreed',
      on: '2026-11-06',
    },
  ]),
  writeOffs: writeOffTable([
    {
      id: 'write-off-1',
      number: 1,
      accountId: 'account-3',
      billId: 'bill-2',
      amount: 12.5,
      why: 'Too small to ask for',
      on: '2026-11-05',
      status: 'Issued',
    },
  ]),
  proformas: proformaTable([proformaOf(1, { accountId: 'account-3' })]),
};

const day = fc.constantFrom('2026-11-05', '2026-11-21', '2027-04-01');
const accountId = fc.constantFrom('account-1', 'account-2', 'account-3', 'account-9');
const vehicleId = fc.constantFrom('vehicle-1', 'vehicle-21', 'quiet-1', 'vehicle-9');
const allocations = fc.constantFrom<Allocation[][]>(
  [],
  [{ billId: 'bill-1', amount: 100 }],
  [
    { billId: 'bill-1', amount: 250.5 },
    { billId: 'bill-2', amount: 180 },
  ],
  [{ billId: 'bill-9', amount: 10 }],
);
const tds = fc.constantFrom<Receipt['tds'][]>(undefined, { code: '194C', rate: 2, amount: 20 });

/** What account 2 comes to in November, as long as nobody says anything of it: hardware, a half year's lease and a few days. */
const seen = fc.constantFrom(
  { accountId: 'account-2', part: 'Hardware' as const, total: 11_800 },
  { accountId: 'account-2', part: 'Subscription' as const, total: 1825 },
  { accountId: 'account-2', part: 'Subscription' as const, total: 1 },
  { accountId: 'account-9', part: 'Subscription' as const, total: 236 },
);

/** Any fact of the terms, the bills and the money that comes in, about what is there and what is not. */
export const moneyFact = fc.oneof(
  fc
    .tuple(
      fc.uniqueArray(seen, { minLength: 1, maxLength: 3, selector: ({ accountId: id, part }) => `${id} ${part}` }),
      day,
    )
    .map(([bills, on]) => billRunApproved('2026-11', bills, on)),
  fc.tuple(allocations, tds, day).map(([to, kept, on]) =>
    receiptRecorded(
      {
        accountId: 'account-3',
        on: '2026-11-05',
        mode: 'UPI',
        cash: 400,
        ...(kept && { tds: kept }),
        allocations: to,
      },
      on,
    ),
  ),
  fc
    .tuple(fc.constantFrom('receipt-1', 'receipt-2', 'receipt-9'), allocations, day)
    .map(([id, to, on]) => receiptAllocated(id, to, on)),
  fc.tuple(fc.constantFrom('receipt-1', 'receipt-2', 'receipt-9'), day).map(([id, on]) => receiptBounced(id, on)),
  fc
    .tuple(fc.constantFrom('receipt-1', 'receipt-2', 'receipt-9'), fc.constantFrom(50, 1180), day)
    .map(([id, amount, on]) =>
      receiptRefunded(id, { on, mode: 'UPI', amount, why: 'It was paid twice' }, '2027-04-01'),
    ),
  fc.constantFrom('bill-1', 'bill-2', 'bill-9').map((id) => billCancelled({ id, accountId: 'account-3' })),
  fc
    .tuple(fc.constantFrom('bill-1', 'bill-2'), fc.constantFrom('', '27AIDPG5043J1ZD', '24AIDPG5043J1ZJ'), day)
    .map(([id, gstin, on]) =>
      billRecipientAmended(
        { id, accountId: 'account-3' },
        {
          on,
          why: 'It was mistyped',
          recipient: { name: 'Acme Cabs', address: '9 Ring Road', gstin, stateCode: gstin.slice(0, 2) || '24' },
        },
      ),
    ),
  fc.constantFrom('bill-1', 'bill-9').map((id) => eInvoiceFileMade([{ id, accountId: 'account-3' }], '2026-11-22')),
  fc.constantFrom('bill-1', 'bill-9').map((id) =>
    eInvoiceRegistered({
      id,
      accountId: 'account-3',
      irn: '0123456789abcdef'.repeat(4),
      ackNo: '112610000000001',
      ackDate: '2026-11-22 14:03:11',
      qr: 'e30.e30.c2lnbmVk',
    }),
  ),
  fc
    .constantFrom('bill-1', 'bill-9')
    .map((id) =>
      eInvoiceCancelled({ id, accountId: 'account-3', reason: 'Duplicate', remark: 'Twice', at: '2026-11-22T15:00' }),
    ),
  fc
    .tuple(fc.constantFrom(1, 2), fc.constantFrom(...CREDIT_REASONS), fc.constantFrom(58.33, 1000), day)
    .map(([n, reason, amount, on]) =>
      creditNoteIssued(
        {
          accountId: 'account-3',
          billId: `bill-${n}`,
          reason,
          remark: 'Dark',
          lines: [{ kind: 'Subscription', vehicleId: `vehicle-3${n}`, amount }],
        },
        on,
      ),
    ),
  fc
    .tuple(fc.constantFrom(1, 2), fc.constantFrom(...DEBIT_REASONS), fc.constantFrom(0.3, 58.33, 1000), day)
    .map(([n, reason, amount, on]) =>
      debitNoteIssued(
        { accountId: 'account-3', billId: `bill-${n}`, reason, remark: 'More days', kind: 'Subscription', amount },
        on,
      ),
    ),
  fc
    .constantFrom('debitNote-1', 'debitNote-9')
    .map((id) => debitNoteCancelled({ id, billId: 'bill-1', accountId: 'account-3' })),
  fc
    .tuple(accountId, day, fc.constantFrom(4200, -700))
    .map(([id, on, amount]) => balancesOpened([{ accountId: id, on, amount }], on)),
  fc
    .tuple(fc.constantFrom('opening-1', 'opening-9'), fc.constantFrom(4200, -300, 0))
    .map(([id, amount]) => balanceCorrected(id, { was: { amount: -700 }, to: { amount } }, 'Misread', '2026-11-30')),
  fc
    .tuple(fc.constantFrom('opening-1', 'opening-9'), allocations, day)
    .map(([id, to, on]) => balanceAllocated(id, to, on)),
  fc.tuple(accountId, fc.constantFrom(...CHANNELS), day).map(([id, channel, on]) =>
    clientReminded(
      {
        accountId: id,
        channel,
        language: 'en',
        to: '9820012345',
        amount: 400,
        billIds: ['bill-1'],
        text: 'It is open.',
        ...(channel === 'Email' && { subject: 'Reminder' }),
      },
      on,
    ),
  ),
  fc
    .tuple(accountId, fc.constantFrom(...CHANNELS), fc.constantFrom(...DOCUMENT_KINDS), day)
    .map(([id, channel, kind, on]) =>
      documentSent(
        {
          kind,
          documentId: kind === 'Bill' ? 'bill-1' : 'receipt-1',
          accountId: id,
          channel,
          language: 'en',
          to: 'accounts@konkan.example',
          text: 'It is yours.',
          ...(channel === 'Email' && { subject: 'Yours' }),
        },
        on,
      ),
    ),
  fc
    .tuple(accountId, vehicleId, fc.constantFrom(...CHANNELS), fc.constantFrom(...NOTICE_KINDS), day)
    .map(([id, record, channel, kind, on]) =>
      noticeSent(
        {
          kind,
          recordIds: [record],
          tells: 'It ends.',
          accountId: id,
          channel,
          language: 'en',
          to: '9820012345',
          text: 'It ends.',
          ...(channel === 'Email' && { subject: 'It ends' }),
        },
        on,
      ),
    ),
  fc
    .tuple(fc.constantFrom('notice-1', 'notice-9'), fc.constantFrom(...MAIL_EVENTS))
    .map(([id, became]) => noticeAnswered({ id, accountId: 'account-1', became, answer: '250 Ok' })),
  fc
    .tuple(fc.constantFrom('Bill', 'Receipt'), fc.constantFrom(...LANGUAGES), fc.constantFrom('{docNo}', '{due}', null))
    .map(([kind, language, subject]) => templateChanged(kind, language, { was: { subject: null }, to: { subject } })),
  fc
    .tuple(fc.constantFrom('sent-1', 'sent-9'), fc.constantFrom(...MAIL_EVENTS))
    .map(([id, became]) =>
      documentAnswered({ id, documentId: 'bill-1', accountId: 'account-3', became, answer: '250 Ok' }),
    ),
  fc
    .tuple(fc.constantFrom('reminder-1', 'reminder-9'), fc.constantFrom(...MAIL_EVENTS))
    .map(([id, became]) => reminderAnswered({ id, accountId: 'account-1', became, answer: '250 Ok' })),
  fc
    .tuple(fc.constantFrom('bill-1', 'bill-9'), fc.constantFrom(...CREDIT_REASONS), day)
    .map(([billId, credit, on]) =>
      creditWaived(
        { accountId: 'account-3', billId, vehicleId: 'vehicle-31', credit, amount: 10, why: 'It was agreed' },
        on,
      ),
    ),
  fc
    .tuple(fc.constantFrom('bill-1', 'bill-2', 'bill-9'), fc.constantFrom(12.5, 100, 5000), day)
    .map(([billId, amount, on]) =>
      debtWrittenOff({ accountId: 'account-3', billId, amount, why: 'Nobody pays it' }, on),
    ),
  fc
    .constantFrom('write-off-1', 'write-off-9')
    .map((id) => writeOffTakenBack({ id, accountId: 'account-3', billId: 'bill-2' })),
  fc
    .tuple(fc.constantFrom('2026-10', '2026-11'), fc.constantFrom(10, 5000), day)
    .map(([month, amount, on]) =>
      freeDaysWaived({ accountId: 'account-3', vehicleId: 'vehicle-31', month, amount, why: 'It was agreed' }, on),
    ),
  // The Undo of taking the first back is refused: something of its vehicle is credited besides.
  fc.constant(waiverTakenBack({ id: 'waiver-9', accountId: 'account-3', billId: 'bill-1', vehicleId: 'vehicle-31' })),
  fc.constant(waiverTakenBack({ id: 'waiver-2', accountId: 'account-3', vehicleId: 'vehicle-31' })),
  fc.constantFrom('2026-08', '2026-12').map((month) => monthCloseProposed(month, '2026-11-21')),
  fc.constantFrom('2026-08', '2026-09', '2026-12').map((month) => monthClosed(month, '2026-11-21')),
  fc.constantFrom('period-1', 'period-9').map((id) => monthOpened(id, 'A bill was missed')),
  fc.tuple(accountId, day).map(([id, on]) => proformaIssued(id, on)),
  fc.constantFrom(
    companyChanged({ was: { dueDays: 15, stateCode: '27' }, to: { dueDays: 30, stateCode: '07' } }),
    companyChanged({ was: { name: '' }, to: { name: 'Trackyard' } }),
    companyChanged({
      was: { logo: null },
      to: { logo: { hash: 'a'.repeat(64), name: 'logo.png', type: 'image/png', size: 3 } },
    }),
  ),
  fc.tuple(vehicleId, fc.constantFrom(350, 100), day).map(([id, price, from]) =>
    vehicleTermsChanged(
      id,
      {
        was: { price: 200, gst: null, charge: null },
        to: { price, gst: 'Including', charge: price > 100 ? null : 'Demo' },
      },
      from,
      '2026-11-21',
    ),
  ),
  accountId.map((id) =>
    paymentPromised(id, { was: { promisedFor: null }, to: { promisedFor: '2026-12-05' } }, '2026-11-21'),
  ),
  accountId.map((id) =>
    mailCameBack({ id: 'notice-1', accountId: id, to: 'accounts@konkan.example' }, '2026-11-21T10:00:00.000Z'),
  ),
  accountId.map((id) => receiverConfirmed(id, { to: '9876543210', at: '2026-11-21T10:00:00.000Z' })),
  accountId.map((id) => wishesTold(id, { was: { reminders: 'Wanted' }, to: { reminders: 'Not wanted' } })),
  accountId.map((id) => prorationChosen(id, { was: { proration: null }, to: { proration: 'From next month' } })),
  fc
    .tuple(accountId, fc.constantFrom(500, 50_000, null), fc.constantFrom(0, 45, null))
    .map(([id, creditLimit, creditDays]) =>
      creditAgreed(id, { was: { creditLimit: null, creditDays: null }, to: { creditLimit, creditDays } }),
    ),
  fc.constantFrom(18, 12.5).map((interestRate) =>
    creditAgreed('account-3', {
      was: { interestRate: null, interestFrom: null },
      to: { interestRate, interestFrom: '2026-10-01' },
    }),
  ),
  fc.tuple(fc.constantFrom('bill-1', 'bill-9'), fc.constantFrom(2.9, 10)).map(([billId, amount]) =>
    interestWaived(
      {
        accountId: 'account-3',
        billId,
        from: '2026-10-17',
        until: '2026-10-20',
        rate: 18,
        amount,
        why: 'It was agreed',
      },
      '2026-11-21',
    ),
  ),
  fc
    .tuple(fc.constantFrom('bill-1', 'bill-9'), vehicleId, fc.constantFrom(0.5, 100))
    .map(([billId, id, amount]) =>
      debitWaived({ accountId: 'account-3', billId, vehicleId: id, amount, why: 'It was agreed' }, '2026-11-21'),
    ),
);
