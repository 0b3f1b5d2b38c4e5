import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asAmended } from '@/store/billing/amendments/amended';
import { isLive, type IssuedBill, type Recipient } from '@/store/billing/bills/bill';
import { billTable } from '@/store/billing/bills/billsSlice';
import { companyNow } from '@/store/billing/company/company';
import { companyTable } from '@/store/billing/company/companySlice';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import { creditNoteTable } from '@/store/billing/creditNotes/creditNotesSlice';
import type { DebitNote } from '@/store/billing/debitNotes/debitNote';
import { debitNoteTable } from '@/store/billing/debitNotes/debitNotesSlice';
import { gstr1Files } from '@/store/billing/returns/gstr1/gstr1';
import type { Gstr1File } from '@/store/billing/returns/gstr1/gstr1File';
import { portalFaults } from '@/store/billing/returns/gstr1/gstr1Schema';
import { b2csOf } from '@/store/billing/returns/gstr1/records';
import { creditedAs, debitedAs } from '@/store/billing/returns/issuedDocuments';
import { selectFiling } from '@/store/billing/returns/taxReturn';
import { emptyBusiness } from '@/store/business/business';
import { createStore, type AppStore } from '@/store/business/store';
import { billRecipientAmended } from '@/store/facts/bills';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import { debitNoteIssued } from '@/store/facts/debitNotes';
import { monthClosed } from '@/store/facts/periods';
import { sumOf } from '@/store/kit/money';
import { account, salesOf } from '../../../support/accounts';
import { billOf, creditNoteOf, debitNoteOf, lineOf, RECIPIENT } from '../../../support/bills';
import { closedBooks } from '../../../support/closedBooks';
import { someBills } from '../../../support/returnDocuments';
import { runs } from '../../../support/runs';
import { done } from '../../../support/said';

const GUJARAT: Recipient = { name: 'Acme Cabs', address: 'Surat', gstin: '24AIDPG5043J1ZJ', stateCode: '24' };
const PERSON: Recipient = { name: 'Asha Rao', address: 'Pune', gstin: '', stateCode: '27' };
const OF_SEPTEMBER = { month: '2026-09', issuedOn: '2026-09-05' };
const HEAD = { gstin: '27AAPFU0939F1ZV', fp: '102026', version: 'GST3.2.4', hash: 'hash' };
const SOLD = {
  hsn_sc: '9984',
  user_desc: 'Vehicle tracking subscription',
  desc: 'Telecommunications, broadcasting and information supply services',
  uqc: 'NA',
  qty: 0,
  rt: 18,
  csamt: 0,
};

interface Documents {
  bills: readonly IssuedBill[];
  creditNotes?: readonly CreditNote[];
  debitNotes?: readonly DebitNote[];
}
/** A company of Maharashtra that has these documents, with a month and all before it closed. */
function closed({ bills, creditNotes = [], debitNotes = [] }: Documents, month: string, on: string): AppStore {
  const own = { gstin: HEAD.gstin, stateCode: '27', id: 'company-1', number: 1 };
  const store = createStore({
    ...emptyBusiness,
    ...salesOf(account(1)),
    company: companyTable([{ ...companyNow({ company: companyTable([]) }), ...own }]),
    bills: billTable(bills),
    creditNotes: creditNoteTable(creditNotes),
    debitNotes: debitNoteTable(debitNotes),
  });
  done(store.dispatch(monthClosed(month, on)));
  return store;
}
const septemberOf = (documents: Documents) => closed(documents, '2026-09', '2026-10-03');
const amend = (store: AppStore, recipient: Recipient, on = '2026-10-05', id = 'bill-1') =>
  done(store.dispatch(billRecipientAmended({ id, accountId: 'account-1' }, { on, why: 'It was mistyped', recipient })));
/** What a closed month showed; what is amended stands beside a bill. */
const shown = (store: AppStore, month: string) =>
  JSON.stringify(closedBooks(store.getState(), month, `${month}-30`, ['account-1']), (key, value: unknown) =>
    key === 'amended' ? undefined : value,
  );
const filed = (store: AppStore, month: string) => selectFiling(store.getState(), month, new Set());

function faultsOf(file: Gstr1File) {
  const reading = portalFaults(file);
  let bit = reading.next();
  while (!bit.done) bit = reading.next();
  return bit.value;
}
/** The one file of a month, which the portal would take, and whose sections match the documents. */
function fileOf(store: AppStore, month = '2026-10'): Gstr1File {
  const found = filed(store, month);
  expect(found.difference).toBe(0);
  const [file, ...more] = gstr1Files(found.gstr1);
  if (!file) throw new Error('There is no file.');
  expect([...more, ...faultsOf(file)]).toEqual([]);
  return file;
}
const original = { oinum: 'INV/26-27/000001', oidt: '05-09-2026', inum: 'INV/26-27/000001', idt: '05-09-2026' };
const itemOf = (txval: number, iamt: number) => ({ num: 1801, itm_det: { txval, rt: 18, iamt, csamt: 0 } });

const creditNote = creditNoteOf(1, {
  billId: 'bill-1',
  issuedOn: '2026-09-20',
  lines: [lineOf(1, { taxable: 400 })],
  taxes: [{ hsn: '9984', taxable: 400, cgst: 36, sgst: 36, igst: 0 }],
  total: 472,
});
const debitNote = debitNoteOf(1, {
  billId: 'bill-1',
  issuedOn: '2026-09-25',
  recipient: RECIPIENT,
  lines: [{ kind: 'Subscription', price: 100, hsn: '9984', taxable: 100 }],
  taxes: [{ hsn: '9984', taxable: 100, cgst: 9, sgst: 9, igst: 0 }],
  total: 118,
});

test('a bill of another GST number is amended with the notes over it (tables 9A and 9C)', () => {
  const store = septemberOf({
    bills: [billOf(1, OF_SEPTEMBER)],
    creditNotes: [creditNote],
    debitNotes: [debitNote],
  });
  const before = shown(store, '2026-09');
  amend(store, GUJARAT);
  expect(shown(store, '2026-09')).toBe(before);
  const kind = { pos: '24', rchrg: 'N', inv_typ: 'R' };
  expect(fileOf(store)).toEqual({
    ...HEAD,
    b2ba: [{ ctin: GUJARAT.gstin, inv: [{ ...original, ...kind, val: 1180, itms: [itemOf(1000, 180)] }] }],
    cdnra: [
      {
        ctin: GUJARAT.gstin,
        nt: [
          {
            ont_num: creditNote.docNo,
            ont_dt: '20-09-2026',
            nt_num: creditNote.docNo,
            nt_dt: '20-09-2026',
            ntty: 'C',
            val: 472,
            ...kind,
            itms: [itemOf(400, 72)],
          },
          {
            ont_num: debitNote.docNo,
            ont_dt: '25-09-2026',
            nt_num: debitNote.docNo,
            nt_dt: '25-09-2026',
            ntty: 'D',
            val: 118,
            ...kind,
            itms: [itemOf(100, 18)],
          },
        ],
      },
    ],
    hsn: { hsn_b2b: [{ num: 1, ...SOLD, txval: 0, iamt: 126, camt: -63, samt: -63 }] },
  });
});

test('a bill of a client without a GST number goes out of its month’s sums (table 10), and is told with its own date', () => {
  const store = septemberOf({
    bills: [
      billOf(1, { ...OF_SEPTEMBER, recipient: PERSON }),
      billOf(2, {
        ...OF_SEPTEMBER,
        recipient: PERSON,
        lines: [lineOf(2, { price: 2000, taxable: 2000 })],
        taxes: [{ hsn: '9984', taxable: 2000, cgst: 180, sgst: 180, igst: 0 }],
        total: 2360,
      }),
    ],
  });
  amend(store, GUJARAT);
  const { inum, idt } = original;
  expect(fileOf(store)).toEqual({
    ...HEAD,
    b2b: [
      {
        ctin: GUJARAT.gstin,
        inv: [{ inum, idt, val: 1180, pos: '24', rchrg: 'N', inv_typ: 'R', itms: [itemOf(1000, 180)] }],
      },
    ],
    b2csa: [
      {
        omon: '092026',
        sply_ty: 'INTRA',
        typ: 'OE',
        pos: '27',
        itms: [{ rt: 18, txval: 2000, camt: 180, samt: 180, csamt: 0 }],
      },
    ],
    hsn: {
      hsn_b2b: [{ num: 1, ...SOLD, txval: 1000, iamt: 180, camt: 0, samt: 0 }],
      hsn_b2c: [{ num: 1, ...SOLD, txval: -1000, iamt: 0, camt: -90, samt: -90 }],
    },
  });
});

test('whether a client without a GST number is called registered is told in no return, and is not the one amendment', () => {
  const store = septemberOf({
    bills: [billOf(1, { ...OF_SEPTEMBER, recipient: { ...PERSON, treatment: 'Unregistered' } })],
  });
  amend(store, PERSON);
  expect(fileOf(store)).toEqual(HEAD);
  amend(store, GUJARAT);
  expect(fileOf(store).b2b?.map(({ ctin }) => ctin)).toEqual([GUJARAT.gstin]);
});

test('the last bill of a place leaves nothing there, and is told under its new place among others', () => {
  const store = septemberOf({ bills: [billOf(1, { ...OF_SEPTEMBER, recipient: PERSON })] });
  amend(store, { ...PERSON, stateCode: '24' });
  expect(fileOf(store)).toMatchObject({
    b2cs: [{ sply_ty: 'INTER', rt: 18, typ: 'OE', pos: '24', txval: 1000, iamt: 180, csamt: 0 }],
    b2csa: [{ omon: '092026', pos: '27', itms: [{ rt: 18, txval: 0, camt: 0, samt: 0, csamt: 0 }] }],
  });
});

test('a later amendment of the same month leaves out what an earlier one took out', () => {
  const bills = [1, 2, 3].map((n) => billOf(n, { ...OF_SEPTEMBER, recipient: PERSON }));
  const store = septemberOf({ bills });
  amend(store, GUJARAT);
  amend(store, GUJARAT, '2026-11-05', 'bill-2');
  const itemsIn = (month: string) => fileOf(store, month).b2csa?.map(({ itms }) => itms.map(({ txval }) => txval));
  expect([itemsIn('2026-10'), itemsIn('2026-11')]).toEqual([[[2000]], [[1000]]]);
});

test('what was moved into a month, and the notes over it, stay there when a later amendment takes another bill out', () => {
  const away = { ...PERSON, stateCode: '24' };
  const taxes = [{ hsn: '9984', taxable: 1000, cgst: 0, sgst: 0, igst: 180 }];
  const store = septemberOf({
    bills: [
      billOf(1, { ...OF_SEPTEMBER, recipient: PERSON }),
      billOf(2, { month: '2026-10', issuedOn: '2026-10-02', recipient: away, taxes }),
    ],
  });
  amend(store, away);
  const raised = { reason: 'Price raised', kind: 'Subscription', amount: 500 } as const;
  done(store.dispatch(debitNoteIssued({ accountId: 'account-1', billId: 'bill-1', ...raised }, '2026-10-07')));
  expect(fileOf(store, '2026-10').b2cs).toMatchObject([{ pos: '24', txval: 2500 }]);
  done(store.dispatch(monthClosed('2026-10', '2026-11-03')));
  amend(store, GUJARAT, '2026-11-05', 'bill-2');
  expect(fileOf(store, '2026-11').b2csa).toMatchObject([
    { omon: '102026', pos: '24', itms: [{ rt: 18, txval: 1500, iamt: 270 }] },
  ]);
});

test('a large bill of a client without a GST number is amended to another place, with its notes', () => {
  const taxes = [{ hsn: '9984', taxable: 100_000, cgst: 0, sgst: 0, igst: 18_000 }];
  const large = billOf(1, {
    ...OF_SEPTEMBER,
    recipient: { ...PERSON, stateCode: '24' },
    lines: [lineOf(1, { price: 100_000, taxable: 100_000 })],
    taxes,
    total: 118_000,
  });
  const note = { ...creditNote, taxes: [{ hsn: '9984', taxable: 400, cgst: 0, sgst: 0, igst: 72 }] };
  const store = septemberOf({ bills: [large], creditNotes: [note] });
  amend(store, { ...PERSON, stateCode: '29' });
  expect(fileOf(store)).toEqual({
    ...HEAD,
    b2cla: [
      {
        pos: '29',
        inv: [{ ...original, val: 118_000, itms: [{ num: 1801, itm_det: { txval: 100_000, rt: 18, iamt: 18_000 } }] }],
      },
    ],
    cdnura: [
      {
        ont_num: note.docNo,
        ont_dt: '20-09-2026',
        nt_num: note.docNo,
        nt_dt: '20-09-2026',
        ntty: 'C',
        val: 472,
        typ: 'B2CL',
        pos: '29',
        itms: [itemOf(400, 72)],
      },
    ],
  });
});

test('another name alone is in no return', () => {
  const store = septemberOf({ bills: [billOf(1, OF_SEPTEMBER)] });
  amend(store, { ...RECIPIENT, name: 'Konkan Carriers Pvt Ltd' });
  expect(fileOf(store)).toEqual(HEAD);
});

test('a month with a note over a bill of another name stays as it was when the bill is amended again', () => {
  const store = septemberOf({ bills: [billOf(1, OF_SEPTEMBER)] });
  amend(store, { ...RECIPIENT, name: 'Konkan Carriers Pvt Ltd' });
  const raised = { reason: 'Price raised', kind: 'Subscription', amount: 500 } as const;
  done(store.dispatch(debitNoteIssued({ accountId: 'account-1', billId: 'bill-1', ...raised }, '2026-10-07')));
  done(store.dispatch(monthClosed('2026-10', '2026-11-03')));
  const before = shown(store, '2026-10');
  amend(store, GUJARAT, '2026-11-05');
  expect(shown(store, '2026-10')).toBe(before);
  expect(fileOf(store, '2026-11').b2ba).toMatchObject([{ ctin: GUJARAT.gstin }]);
});

test('a state that was not known and is ours is in no return: it was told as ours', () => {
  const store = septemberOf({ bills: [billOf(1, { ...OF_SEPTEMBER, recipient: { ...PERSON, stateCode: '' } })] });
  amend(store, PERSON);
  expect(fileOf(store)).toEqual(HEAD);
});

test('a note of the month that amends its bill, or of a later one, is told for the new recipient', () => {
  const store = septemberOf({ bills: [billOf(1, OF_SEPTEMBER)] });
  const credit = (on: string) =>
    creditNoteIssued(
      {
        accountId: 'account-1',
        billId: 'bill-1',
        reason: 'Mistake',
        lines: [{ kind: 'Subscription', vehicleId: 'vehicle-1', amount: 100 }],
      },
      on,
    );
  done(store.dispatch(credit('2026-10-04')));
  amend(store, GUJARAT);
  done(store.dispatch(credit('2026-11-04')));
  for (const month of ['2026-10', '2026-11'])
    expect(fileOf(store, month)).toMatchObject({
      cdnr: [{ ctin: GUJARAT.gstin, nt: [{ val: 118, pos: '24', itms: [itemOf(100, 18)] }] }],
    });
});

test('the screen’s rows say for whom a document was filed', () => {
  const store = septemberOf({ bills: [billOf(1, OF_SEPTEMBER)] });
  amend(store, GUJARAT);
  const { amended, tie } = filed(store, '2026-10');
  expect(amended.bills).toMatchObject([
    {
      gstin: GUJARAT.gstin,
      gstinBefore: RECIPIENT.gstin,
      place: '24-Gujarat',
      placeBefore: '27-Maharashtra',
      igst: 180,
      cgst: 0,
      total: 1180,
    },
  ]);
  expect(tie.find(({ id }) => id === 'left')).toMatchObject({ igst: 180, cgst: -90, sgst: -90, taxable: 0, total: 0 });
});

type Drafts = typeof someBills extends fc.Arbitrary<infer Some> ? Some : never;
/** Bills of November with notes of November, with notes of December, and bills of December, in turn. */
function overTwoMonths(drafts: Drafts) {
  const of = <One extends { issuedOn: string }>(one: One, isLater: boolean, issuedOn: string): One =>
    isLater ? { ...one, issuedOn } : one;
  return {
    bills: drafts.map(({ one }, index) => of(one, index % 3 === 2, '2026-12-02')),
    creditNotes: drafts.flatMap(({ notes }, index) => notes.map((note) => of(note, index % 3 > 0, '2026-12-04'))),
    debitNotes: drafts.flatMap(({ debits }, index) => debits.map((note) => of(note, index % 3 > 0, '2026-12-04'))),
  };
}

/** Amounts under the same key as one, in rupees; none of nothing. */
function summed(amounts: Iterable<readonly [key: string, amount: number]>): Record<string, number> {
  const byKey: Record<string, number> = {};
  for (const [key, amount] of amounts) byKey[key] = sumOf([byKey[key] ?? 0, amount]);
  return Object.fromEntries(Object.entries(byKey).filter(([, amount]) => amount !== 0));
}
/** What the portal has of bills that are told with others once it took the files of these months, by place of supply and rate. */
function smallAtPortal(store: AppStore, months: readonly string[]) {
  const said = new Map<string, readonly [key: string, amount: number]>();
  for (const { fp, b2cs = [], b2csa = [] } of months.flatMap((month) => gstr1Files(filed(store, month).gstr1))) {
    const revised = b2csa.flatMap(({ itms, ...place }) => itms.map((item) => ({ ...place, ...item })));
    for (const { omon, pos, sply_ty, rt, txval } of [...b2cs.map((one) => ({ ...one, omon: fp })), ...revised]) {
      const key = `${pos} ${sply_ty} ${rt}`;
      said.set(`${omon} ${key}`, [key, txval]);
    }
  }
  return summed(said.values());
}
/** What it should have: all documents as they are by now. */
function smallByNow(store: AppStore) {
  const { bills, creditNotes, debitNotes } = store.getState();
  const live = Object.values(bills.entities).filter(isLive).map(asAmended);
  const billOver = ({ billId }: { billId: string }) => live.filter(({ id }) => id === billId);
  const sold = {
    live,
    taken: Object.values(creditNotes.entities).flatMap((note) =>
      // What a debit note raised goes with the bill of that.
      billOver(debitNotes.entities[note.billId] ?? note).map((bill) =>
        creditedAs({ creditNotes, debitNotes }, bill, note),
      ),
    ),
    debits: Object.values(debitNotes.entities).flatMap((note) => billOver(note).map((bill) => debitedAs(bill, note))),
  };
  return summed(b2csOf(sold, '27').map(({ pos, sply_ty, rt, txval }) => [`${pos} ${sply_ty} ${rt}`, txval] as const));
}

describe('whatever bills are amended', () => {
  const recipients = fc.constantFrom<Recipient>(
    GUJARAT,
    RECIPIENT,
    PERSON,
    { ...PERSON, stateCode: '24' },
    { ...PERSON, stateCode: '29' },
  );

  const CLOSED = [
    ['2026-11', '2026-12-03', '2026-12-05'],
    ['2026-12', '2027-01-03', '2027-01-05'],
  ] as const;

  test('closed months stay as they were, open ones match to the paisa, and the portal has what there is', () => {
    fc.assert(
      fc.property(someBills, fc.infiniteStream(fc.option(recipients)), (drafts, chosen) => {
        const { bills, ...notes } = overTwoMonths(drafts);
        const store = closed({ bills, ...notes }, '2026-10', '2026-11-03');
        for (const [month, closedOn, on] of CLOSED) {
          done(store.dispatch(monthClosed(month, closedOn)));
          const before = shown(store, month);
          for (const { id, accountId } of bills) {
            const recipient = chosen.next().value;
            if (recipient)
              store.dispatch(billRecipientAmended({ id, accountId }, { on, why: 'It was mistyped', recipient }));
          }
          expect(shown(store, month)).toBe(before);
          const { difference, gstr1 } = filed(store, on.slice(0, 7));
          expect(difference).toBe(0);
          expect(gstr1Files(gstr1).flatMap(faultsOf)).toEqual([]);
        }
        expect(smallAtPortal(store, ['2026-11', '2026-12', '2027-01'])).toEqual(smallByNow(store));
      }),
      { numRuns: runs(100) },
    );
  });
});
