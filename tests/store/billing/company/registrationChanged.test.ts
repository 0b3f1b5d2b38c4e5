// What the GST number, told or taken away, changes of what was before: nothing that was issued or agreed.
import { describe, expect, test } from 'vitest';
import { paths } from '@/paths';
import { billTable } from '@/store/billing/bills/billsSlice';
import { companyNow } from '@/store/billing/company/company';
import { companyTable } from '@/store/billing/company/companySlice';
import { creditNoteTable } from '@/store/billing/creditNotes/creditNotesSlice';
import { billPaper } from '@/store/billing/papers/billPaper';
import { receiptTable } from '@/store/billing/receipts/receiptsSlice';
import { selectNotInFiles } from '@/store/billing/tally/notInFiles';
import { registersOf } from '@/store/billing/registers/registers';
import { registerSums } from '@/store/billing/registers/registerSums';
import { periodsSlice } from '@/store/billing/periods/periodsSlice';
import { filersOfMonth, selectRegistrations } from '@/store/billing/returns/earlierNumbers';
import { isEmptyReturn, nothingIssued } from '@/store/billing/returns/emptyReturn';
import { selectFiling } from '@/store/billing/returns/taxReturn';
import { emptyBusiness, type Business } from '@/store/business/business';
import { accountsBilled, accountOpened } from '@/store/facts/accounts';
import { branchEdited } from '@/store/facts/branches';
import { challanAnswered, challanOffered, transferCredited } from '@/store/facts/challans';
import { debitNoteIssued } from '@/store/facts/debitNotes';
import { packageRateOn } from '@/store/billing/company/packageRates';
import { selectInterestProposed } from '@/store/billing/interest/interestProposed';
import { accountTable } from '@/store/clients/accounts/accountsSlice';
import { newAccount, newSlot, openedAt } from '@/store/clients/accounts/newAccount';
import { vehicleTable } from '@/store/vehicles/vehicles/vehiclesSlice';
import { createStore, type AppStore } from '@/store/business/store';
import { companyChanged } from '@/store/facts/company';
import { monthClosed } from '@/store/facts/periods';
import { receiptRecorded, receiptRefunded } from '@/store/facts/receipts';
import { daysOf } from '@/store/kit/calendar';
import { branchTable } from '@/store/places/branches/branchesSlice';
import { STORE, type Holder } from '@/store/kit/movements/holder';
import { done, reasonOf } from '../../../support/said';
import { account, accountDraft, salesOf } from '../../../support/accounts';
import { billOf, creditNoteOf, receiptOf } from '../../../support/bills';
import { bill as sold, line } from '../../../support/returnDocuments';
import { DELHI, DELHI_GSTIN, OUR_GSTIN, PUNE, PUNE_GSTIN, registeredBusiness } from '../../../support/transfers';

const DETAILS = {
  ...companyNow(emptyBusiness),
  id: 'company-1',
  number: 1,
  name: 'R & R',
  address: 'Pune',
  stateCode: '27',
};
const GSTIN = '27AAFCK4321M1ZE';
const NONE: ReadonlySet<string> = new Set();

/** A company in Maharashtra with that GST number, one client of two vehicles, and whatever else. */
const storeOf = (gstin: string, more: Partial<Business> = {}) =>
  createStore({ ...emptyBusiness, ...salesOf(account(1)), company: companyTable([{ ...DETAILS, gstin }]), ...more });

test('a bill with GST of a company that told its state alone, of before it charged none, says what it said: its number is not known', () => {
  const bill = billOf(1, { companyId: 'company-1' });
  const { title, supplier, remarks } = billPaper(storeOf('', { bills: billTable([bill]) }).getState(), bill);
  expect(title).toBe('Tax Invoice');
  expect(supplier.facts[0]).toEqual({ label: 'GSTIN', value: 'Not given' });
  expect(remarks.join(' ')).toContain('The supplier’s GST number is not known.');
});

/** Takes the GST number away, or tells it where there was none. */
function changed(store: AppStore) {
  const { gstin } = companyNow(store.getState());
  done(store.dispatch(companyChanged({ was: { gstin }, to: { gstin: gstin === '' ? GSTIN : '' } })));
}

test('the return of a month that was billed with a GST number has that number when the company has none any more', () => {
  const store = storeOf(GSTIN, { bills: billTable([billOf(1, { companyId: 'company-1' })]) });
  const filed = () => selectFiling(store.getState(), '2026-11', NONE);
  changed(store);
  expect([filed().documents.length, filed().gstr1.head.gstin]).toEqual([1, GSTIN]);
  const advance = receiptOf(1, { companyId: 'company-1', cash: 500 });
  const paid = storeOf(GSTIN, { receipts: receiptTable([advance]) });
  changed(paid);
  const { documents, gstr1 } = selectFiling(paid.getState(), '2026-11', NONE);
  expect([documents.map(({ nature }) => nature), gstr1.head.gstin]).toEqual([['Receipt voucher'], GSTIN]);
});

test.each([
  ['has one return', []],
  ['has one under the number where a branch keeps that', [{ id: 'branch-1', number: 1, branch: 'Pune', gstin: GSTIN }]],
])(
  'a month in which a company that gave its GST number up issues nothing %s, and what it tells is told once',
  (_, kept) => {
    const advance = receiptOf(1, { on: '2026-10-09', cash: 1180, companyId: 'company-1' });
    const filed = sold({ number: 1, who: 'away', lines: [line('Subscription', 100_000, 1)], on: '2026-10-20' });
    const recipient = { ...filed.recipient, stateCode: '27', gstin: '27AAFCK4321M1ZE' };
    const taxes = filed.taxes.map((tax) => ({ ...tax, igst: 0, cgst: 90, sgst: 90 }));
    const amended = { on: '2026-11-12', why: 'Mistyped', recipient, taxes };
    const bills = billTable([{ ...filed, companyId: 'company-1', amended }]);
    const store = storeOf(GSTIN, { bills, receipts: receiptTable([advance]), branches: branchTable(kept) });
    changed(store);
    const refund = { on: '2026-11-12', mode: 'UPI', amount: 590, why: 'Asked back' } as const;
    done(store.dispatch(receiptRefunded('receipt-1', refund, '2026-11-12')));
    const state = store.getState();
    const november = daysOf('2026-11');
    const toldIn = (month: string) =>
      filersOfMonth(state, month, NONE).map((filer) => {
        const { gstr1, b2b, advances } = selectFiling(state, month, NONE, filer);
        const received = advances.received.map(({ total }) => total);
        return [filer, gstr1.head.gstin, b2b.map(({ docNo }) => docNo), received, gstr1.records.b2ba.length];
      });
    const isKept = kept.length > 0;
    const october = [GSTIN, ['INV/26-27/000001'], [1180], 0];
    expect(toldIn('2026-10')).toEqual(
      isKept
        ? [
            ['', '', [], [], 0],
            [GSTIN, ...october],
          ]
        : [['', ...october]],
    );
    expect(toldIn('2026-11')).toEqual(
      isKept
        ? [
            ['', '', [], [], 0],
            [GSTIN, GSTIN, [], [], 1],
          ]
        : [['', GSTIN, [], [], 1]],
    );
    expect(selectNotInFiles(state, november, NONE).map(({ docNo, amount }) => [docNo, amount])).toEqual([
      ['INV/26-27/000001', 180],
      ['Table 11B', 90],
    ]);
    const registers = registersOf(state, november, NONE);
    expect(registers.amendments.map(({ told, total }) => [told, total])).toEqual([
      ['As filed', -1180],
      ['As amended', 1180],
    ]);
    const sums = registerSums(state, registers, november, NONE);
    expect(sums.filter(({ difference }) => difference !== 0)).toEqual([]);
  },
);

test.each([
  ['an advance is paid back', 'receipts'],
  ['a recipient is corrected', 'amended'],
  ['a credit note takes GST off', 'creditNotes'],
])(
  'the return of a month after the company gave its number up, in which %s, has the number under which that was, and no month that tells nothing',
  (_, told) => {
    const before = sold({ number: 1, who: 'away', lines: [line('Subscription', 100_000, 1)], on: '2026-10-20' });
    const { recipient, taxes } = sold({
      number: 1,
      who: 'home',
      lines: [line('Subscription', 100_000, 1)],
      on: '2026-10-20',
    });
    const amended = told === 'amended' ? { on: '2026-11-12', why: 'Mistyped', recipient, taxes } : undefined;
    const bill = { ...before, companyId: 'company-1', ...(amended && { amended }) };
    const credited = creditNoteOf(1, { billId: bill.id, companyId: 'company-2', accountId: bill.accountId });
    const store = storeOf(GSTIN, {
      bills: billTable([bill]),
      receipts: receiptTable(
        told === 'receipts' ? [receiptOf(1, { on: '2026-10-09', cash: 1180, companyId: 'company-1' })] : [],
      ),
      creditNotes: creditNoteTable(told === 'creditNotes' ? [credited] : []),
      company: companyTable([
        { ...DETAILS, gstin: GSTIN },
        { ...DETAILS, id: 'company-2', number: 2, gstin: '' },
      ]),
    });
    const refund = { on: '2026-11-12', mode: 'UPI', amount: 590, why: 'Asked back' } as const;
    if (told === 'receipts') done(store.dispatch(receiptRefunded('receipt-1', refund, '2026-11-12')));
    const filed = (month: string) => {
      const found = selectFiling(store.getState(), month, NONE);
      return [found.gstr1.head.gstin, isEmptyReturn(found)];
    };
    expect(filed('2026-11')).toEqual([GSTIN, false]);
    expect(filed('2026-12')).toEqual(['', true]);
  },
);

test('credit notes of a company that gave two GST numbers up in turn are each in the return of the number of its bill', () => {
  const FIRST = '27AAHCT6129L1ZV';
  const numbers = [FIRST, GSTIN, GSTIN, ''];
  const store = storeOf('', {
    company: companyTable(
      numbers.map((gstin, place) => ({ ...DETAILS, id: `company-${place + 1}`, number: place + 1, gstin })),
    ),
    bills: billTable([
      billOf(1, { companyId: 'company-1', issuedOn: '2026-09-05', month: '2026-09' }),
      billOf(2, { companyId: 'company-2', issuedOn: '2026-10-05', month: '2026-10' }),
    ]),
    creditNotes: creditNoteTable([
      creditNoteOf(1, { companyId: 'company-4' }),
      creditNoteOf(2, { companyId: 'company-4', billId: 'bill-2' }),
    ]),
  });
  const filed = filersOfMonth(store.getState(), '2026-11', NONE).map((filer) => {
    const { gstr1, documents, difference } = selectFiling(store.getState(), '2026-11', NONE, filer);
    return [gstr1.head.gstin, documents.map(({ from }) => from), difference];
  });
  expect(filed).toEqual([
    [GSTIN, ['CN/26-27/000002'], 0],
    [FIRST, ['CN/26-27/000001'], 0],
  ]);
});

describe('once the company has another GST number in its state', () => {
  const [OLD, NEW] = ['27AAHCT6129L1ZV', GSTIN];
  const renumbered = (store: AppStore) => {
    const { gstin } = companyNow(store.getState());
    done(store.dispatch(companyChanged({ was: { gstin }, to: { gstin: NEW } })));
  };
  const missingOf = (store: AppStore, month: string) => {
    const { missing, gstr1 } = selectFiling(store.getState(), month, NONE);
    return [gstr1.head.gstin, missing.map(({ docNo, what, mend }) => [docNo, what, mend?.to])];
  };
  const under = (count: number, gstin: string, month: string) => [
    gstin,
    `${count === 1 ? '1 document is' : `${count} documents are`} in the return of ${gstin}, under which ${count === 1 ? 'it was' : 'they were'} issued, and not in this one.`,
    `${paths.sales.taxReturns}?month=${month}&gstin=${gstin}`,
  ];
  const more = {
    bills: billTable([
      billOf(1, { companyId: 'company-1' }),
      billOf(2, { companyId: 'company-1', issuedOn: '2026-12-01' }),
    ]),
    creditNotes: creditNoteTable([creditNoteOf(1, { companyId: 'company-1' })]),
    receipts: receiptTable([receiptOf(1, { companyId: 'company-1' })]),
  };
  const begun = () => {
    const store = storeOf(OLD, more);
    const refund = { on: '2026-11-20', mode: 'UPI', amount: 100, why: 'Paid twice' } as const;
    done(store.dispatch(receiptRefunded('receipt-1', refund, '2026-11-20')));
    return store;
  };

  test('what of an open month was issued under the old one is in that one’s return, to which the new one’s leads; no month that was closed', () => {
    const store = begun();
    expect(missingOf(store, '2026-11')).toEqual([OLD, []]);
    done(store.dispatch(monthClosed('2026-11', '2026-12-03')));
    renumbered(store);
    expect(missingOf(store, '2026-11')).toEqual([OLD, []]);
    expect(missingOf(store, '2026-12')).toEqual([NEW, [under(1, OLD, '2026-12')]]);
    const open = begun();
    renumbered(open);
    expect(missingOf(open, '2026-11')).toEqual([NEW, [under(4, OLD, '2026-11')]]);
  });

  test('each files what shows it, and both come to what the one did before', () => {
    const store = begun();
    const filed = (filer = '') => selectFiling(store.getState(), '2026-11', NONE, filer);
    const told = ({ gstr1: { head }, b2b, documents, advances, difference, books }: ReturnType<typeof filed>) => ({
      gstin: head.gstin,
      b2b: b2b.map(({ docNo, total }) => [docNo, total]),
      documents: documents.map(({ nature, from, to }) => [nature, from, to]),
      advances: advances.received.map(({ total, taxable }) => [total, taxable]),
      differences: [difference, books?.difference],
      inBooks: books?.sums.map(({ id, inReturn, inBooks }) => [id, inReturn, inBooks]),
    });
    const before = filed();
    renumbered(store);
    expect(selectRegistrations(store.getState(), '2026-11', NONE)).toEqual([{ gstin: OLD, name: 'Company, before' }]);
    expect(told(filed(OLD))).toEqual(told(before));
    expect(told(filed(OLD))).toMatchObject({
      gstin: OLD,
      b2b: [['INV/26-27/000001', 1180]],
      // ₹500 came, and ₹100 of it went back.
      advances: [[400, 338.98]],
      differences: [0, 0],
      inBooks: [
        ['Bill', 1180, 1180],
        ['Credit note', -196.67, -196.67],
        ['all', 983.33, 983.33],
      ],
    });
    // What is issued now is the new one's alone.
    done(
      store.dispatch(
        receiptRecorded(
          { accountId: 'account-1', on: '2026-11-25', mode: 'UPI', cash: 236, allocations: [] },
          '2026-11-25',
        ),
      ),
    );
    expect(told(filed(OLD))).toEqual(told(before));
    expect(told(filed())).toMatchObject({
      gstin: NEW,
      b2b: [],
      documents: [['Receipt voucher', 'RC/26-27/000002', 'RC/26-27/000002']],
      advances: [[236, 200]],
      differences: [0, 0],
    });
    const registers = registersOf(store.getState(), daysOf('2026-11'), NONE);
    const sums = registerSums(store.getState(), registers, daysOf('2026-11'), NONE);
    expect(sums.map(({ id, register, inReturn, difference }) => [id, register, inReturn, difference])).toEqual([
      ['Bill', 1180, 1180, 0],
      ['Credit note', -196.67, -196.67, 0],
      ['Receipt', 736, undefined, 0],
      ['Refund', -100, undefined, 0],
      ['received', 636, 636, 0],
    ]);
  });

  test('a closed month keeps both returns once the number of before is that of now again', () => {
    const store = begun();
    const given = (from: string, to: string) =>
      done(store.dispatch(companyChanged({ was: { gstin: from }, to: { gstin: to } })));
    given(OLD, NEW);
    done(store.dispatch(monthClosed('2026-11', '2026-12-03')));
    const filed = () =>
      ['', OLD].map((filer) => {
        const { gstr1, b2b, tie } = selectFiling(store.getState(), '2026-11', NONE, filer);
        return { gstr1, b2b, tie };
      });
    const before = filed();
    expect(before.map(({ gstr1, b2b }) => [gstr1.head.gstin, b2b.length])).toEqual([
      [NEW, 0],
      [OLD, 1],
    ]);
    given(NEW, OLD);
    expect(filed()).toEqual(before);
    expect(filersOfMonth(store.getState(), '2026-11', NONE)).toEqual(['', OLD]);
    expect(selectRegistrations(store.getState(), '2026-11', NONE)).toEqual([{ gstin: OLD, name: 'Company, before' }]);
    expect(filersOfMonth(store.getState(), '2026-12', NONE)).toEqual(['']);
    const registers = registersOf(store.getState(), daysOf('2026-11'), NONE);
    const sums = registerSums(store.getState(), registers, daysOf('2026-11'), NONE);
    expect(sums.map(({ id, register, difference }) => [id, register, difference])).toContainEqual(['Bill', 1180, 0]);
  });

  test('a month that was closed under the old one has no second return once the new one issues something', () => {
    const store = begun();
    done(store.dispatch(monthClosed('2026-11', '2026-12-03')));
    renumbered(store);
    const receipt = { accountId: 'account-1', on: '2026-12-05', mode: 'UPI', cash: 236, allocations: [] } as const;
    done(store.dispatch(receiptRecorded(receipt, '2026-12-05')));
    expect(filersOfMonth(store.getState(), '2026-11', NONE)).toEqual(['']);
    expect(selectRegistrations(store.getState(), '2026-11', NONE)).toEqual([]);
    expect(filersOfMonth(store.getState(), '2026-12', NONE)).toEqual(['', OLD]);
  });

  test('a month that was closed while all numbers had one return keeps that one, until it is open again', () => {
    const store = begun();
    renumbered(store);
    const { type, payload } = monthClosed('2026-11', '2026-12-03');
    const closing = { type, payload: { ...payload, companyId: companyNow(store.getState()).id, registrations: [] } };
    const closed = { ...store.getState(), periods: periodsSlice.reducer(undefined, closing) };
    const { gstr1, b2b, difference, books, missing } = selectFiling(closed, '2026-11', NONE);
    expect([gstr1.head.gstin, b2b.map(({ docNo }) => docNo), difference, books?.difference, missing]).toEqual([
      NEW,
      ['INV/26-27/000001'],
      0,
      0,
      [],
    ]);
    expect(filersOfMonth(closed, '2026-11', NONE)).toEqual(['']);
    expect(selectRegistrations(closed, '2026-11', NONE)).toEqual([]);
    expect(filersOfMonth(store.getState(), '2026-11', NONE)).toEqual(['', OLD]);
  });

  test('a month without documents that was closed under a number has an empty return once there is none, others have none to file', () => {
    const store = storeOf(OLD);
    done(store.dispatch(monthClosed('2026-11', '2026-12-03')));
    done(store.dispatch(companyChanged({ was: { gstin: OLD }, to: { gstin: '' } })));
    const told = (month: string) =>
      nothingIssued(selectFiling(store.getState(), month, NONE), month, {
        filer: '',
        company: companyNow(store.getState()),
      });
    expect(told('2026-11')).toBe('No bill and no credit note was issued in Nov 2026.');
    expect(told('2026-12')).toMatch(/^Nothing is to be filed\./);
  });

  test('a number of which nothing was issued has no return', () => {
    const store = storeOf(OLD);
    renumbered(store);
    expect(selectRegistrations(store.getState(), '2026-11', NONE)).toEqual([]);
  });

  describe('which a branch had or has', () => {
    const [A, B] = [OUR_GSTIN, NEW];
    const goods = { productName: 'Relay', model: 'RL-12', kind: 'Accessory' as const };
    const declared = [{ product: 'Relay, RL-12', hsn: '853641', value: 100 }];
    const companyTakes = (store: AppStore, gstin: string) =>
      done(store.dispatch(companyChanged({ was: { gstin: companyNow(store.getState()).gstin }, to: { gstin } })));
    const puneTakes = (store: AppStore, gstin: string | null) => {
      const was = store.getState().branches.entities['branch-2']?.gstin ?? null;
      done(store.dispatch(branchEdited('branch-2', { was: { gstin: was }, to: { gstin } })));
    };
    const handed = (store: AppStore, from: Holder, to: Holder, qty: number) => {
      const offered = challanOffered({ from, to, lines: [{ goods, qty }], declared }, '2026-11-10');
      done(store.dispatch(offered));
      return offered.payload.id;
    };
    /** The company has A and issues a bill, and has handed five over to Pune. */
    const issuing = () => {
      const { creditNotes, debitNotes, receipts, refundVouchers, openings } = emptyBusiness;
      const bills = billTable([billOf(1, { companyId: 'company-1', issuedOn: '2026-11-01' })]);
      const { company } = registeredBusiness;
      const none = { creditNotes, debitNotes, receipts, refundVouchers, openings, company };
      const store = createStore({ ...registeredBusiness, ...salesOf(account(1)), ...none, bills });
      const id = handed(store, STORE, PUNE, 5);
      const challan = store.getState().challans.entities[id];
      if (!challan) throw new Error('Nothing was handed over.');
      const taken = { goods, qty: 5, line: 0, outcome: 'Accepted' } as const;
      done(store.dispatch(challanAnswered(challan, [taken], '2026-11-10')));
      return store;
    };
    /** Of each return that tells anything its number, its invoices, what it asks for, and by how much it differs. */
    const returnsOf = (store: AppStore) =>
      filersOfMonth(store.getState(), '2026-11', NONE).flatMap((filer) => {
        const found = selectFiling(store.getState(), '2026-11', NONE, filer);
        const { gstr1, b2b, missing, difference, books } = found;
        if (isEmptyReturn(found)) return [];
        const others = missing.map(({ mend }) => mend?.to);
        return [[gstr1.head.gstin, b2b.map(({ docNo }) => docNo), others, difference, books?.difference]];
      });

    test('has one return, with what the company issued under it before and the branch since, to which the company’s leads', () => {
      const store = issuing();
      companyTakes(store, '');
      puneTakes(store, A);
      handed(store, PUNE, DELHI, 2);
      expect(returnsOf(store)).toEqual([
        ['', [], [`${paths.sales.taxReturns}?month=2026-11&gstin=${A}`], 0, 0],
        [A, ['INV/26-27/000001', '271/26-27/000001', '271/26-27/000002'], [], 0, 0],
      ]);
      companyTakes(store, B);
      expect(returnsOf(store).map(([gstin, bills]) => [gstin, bills])).toEqual([
        [B, []],
        [A, ['INV/26-27/000001', '271/26-27/000001', '271/26-27/000002']],
      ]);
    });

    test('has no second return of a month that was closed before the branch took it, and one of a month that was closed while it had it', () => {
      const store = issuing();
      const offered = (month: string) =>
        selectRegistrations(store.getState(), month, NONE).map(({ gstin, name }) => [gstin, name]);
      companyTakes(store, '');
      puneTakes(store, null);
      done(store.dispatch(monthClosed('2026-11', '2026-12-03')));
      puneTakes(store, A);
      expect(returnsOf(store).map(([gstin, bills]) => [gstin, bills])).toEqual([
        [A, ['INV/26-27/000001', '271/26-27/000001']],
      ]);
      expect(offered('2026-11')).toEqual([[DELHI_GSTIN, 'Delhi']]);
      expect(offered('2026-12')).toContainEqual([A, 'Pune']);
      done(store.dispatch(monthClosed('2026-12', '2027-01-03')));
      puneTakes(store, null);
      companyTakes(store, A);
      expect(offered('2026-12')).toContainEqual([A, '']);
    });

    test('has the company’s return alone once the company has it again, with what the branch gave under it', () => {
      const store = issuing();
      companyTakes(store, '');
      puneTakes(store, A);
      handed(store, PUNE, DELHI, 2);
      puneTakes(store, PUNE_GSTIN);
      companyTakes(store, A);
      expect(returnsOf(store)).toEqual([[A, ['INV/26-27/000001', '271/26-27/000001', '271/26-27/000002'], [], 0, 0]]);
      const offered = selectRegistrations(store.getState(), '2026-11', NONE).map(({ gstin }) => gstin);
      expect(offered).toEqual([DELHI_GSTIN, PUNE_GSTIN]);
    });
  });

  /** A transfer to another registration, of which nothing was accepted. */
  const declinedTransfer = () => {
    const store = createStore(registeredBusiness);
    const goods = { productName: 'Relay', model: 'RL-12', kind: 'Accessory' as const };
    const declared = [{ product: 'Relay, RL-12', hsn: '853641', value: 100 }];
    const offered = challanOffered({ from: STORE, to: DELHI, lines: [{ goods, qty: 1 }], declared }, '2027-01-15');
    done(store.dispatch(offered));
    const challan = store.getState().challans.entities[offered.payload.id];
    if (!challan) throw new Error('Nothing was handed over.');
    const declined = { goods, qty: 1, line: 0, outcome: 'Declined', reason: 'Wet' } as const;
    done(store.dispatch(challanAnswered(challan, [declined], '2027-01-15')));
    return { store, challan };
  };

  test('so is what was handed over to another registration, with its credit note', () => {
    const { store, challan } = declinedTransfer();
    done(store.dispatch(transferCredited(challan, '2027-01-16')));
    expect(missingOf(store, '2027-01')).toEqual([OUR_GSTIN, []]);
    done(store.dispatch(companyChanged({ was: { gstin: OUR_GSTIN }, to: { gstin: NEW } })));
    expect(missingOf(store, '2027-01')).toEqual([NEW, [under(2, OUR_GSTIN, '2027-01')]]);
    const { documents, difference } = selectFiling(store.getState(), '2027-01', NONE, OUR_GSTIN);
    expect([documents.map(({ count }) => count), difference]).toEqual([[1, 1], 0]);
  });

  test('a credit note over a transfer that comes once the company has none is of the number that gave it', () => {
    const { store, challan } = declinedTransfer();
    done(store.dispatch(companyChanged({ was: { gstin: OUR_GSTIN }, to: { gstin: '' } })));
    done(store.dispatch(transferCredited(challan, '2027-02-16')));
    const { credits, gstr1 } = selectFiling(store.getState(), '2027-02', NONE);
    expect([gstr1.head.gstin, credits.map(({ docNo }) => docNo)]).toEqual([OUR_GSTIN, ['271C/26-27/00001']]);
  });
});

test('challans alone are nothing to file while the company has no GST number, and are filed where it has one', () => {
  const { bills, creditNotes, debitNotes, receipts } = emptyBusiness;
  const isEmpty = (gstin: string) => {
    const company = companyTable([{ ...DETAILS, gstin }]);
    const found = selectFiling(
      { ...registeredBusiness, bills, creditNotes, debitNotes, receipts, company },
      '2026-11',
      NONE,
    );
    expect(found.documents.map(({ nature }) => nature)).toContain('Delivery challans');
    return isEmptyReturn(found);
  };
  expect([isEmpty(''), isEmpty(GSTIN)]).toEqual([true, false]);
});

test('a price with GST that was agreed without a GST number is the same with GST once there is one', () => {
  const { package: agreed, ...draft } = accountDraft();
  const monthly = { subscription: 236, subscriptionPlan: 'Monthly', subscriptionGstIncluded: 'Including' } as const;
  const rate = packageRateOn(storeOf('').getState(), {}, 'subscription', '2026-10-20');
  const opened = openedAt({ ...draft, package: { ...agreed, ...monthly } }, rate);
  const billed = (gstin: string) => {
    const vehicles = vehicleTable([
      { id: 'vehicle-1', number: 1, accountId: 'account-1', ...newSlot(opened), vehicleNo: 'MH 12 AB 1234' },
    ]);
    const accounts = accountTable([{ ...newAccount('account-1', opened, '2026-10-20'), number: 1 }]);
    const store = storeOf(gstin, { accounts, vehicles });
    done(store.dispatch(accountsBilled(['account-1'], ['vehicle-1'], '2026-11-21')));
    return Object.values(store.getState().bills.entities).map(({ total, taxes }) => [total, taxes[0]?.taxable]);
  };
  expect([billed(''), billed(GSTIN)]).toEqual([[[236, 236]], [[236, 200]]]);
  const store = storeOf('');
  const said = accountOpened(opened, '2026-10-20');
  done(store.dispatch(said));
  expect(store.getState().vehicles.entities[said.payload.slotId]).toMatchObject({ price: 236, gst: 'Including' });
});

test('a debit note over a bill with GST is neither issued nor proposed while the company has no GST number', () => {
  const bill = billOf(1);
  const terms = { interestRate: 18, interestFrom: '2026-01-01' };
  const sales = salesOf(account(1));
  const row = sales.accounts.entities['account-1'];
  const agreed = accountTable(row ? [{ ...row, ...terms }] : []);
  const store = storeOf('', { accounts: agreed, bills: billTable([bill]) });
  const raised = {
    accountId: 'account-1',
    billId: 'bill-1',
    reason: 'Price raised',
    kind: 'Subscription',
    amount: 100,
  } as const;
  const issue = () => store.dispatch(debitNoteIssued(raised, '2026-12-16'));
  const proposed = () => selectInterestProposed(store.getState(), '2026-12-16').length;
  expect(reasonOf(issue())).toBe(
    'The company has no GST Number and may charge no GST, which a debit note over a bill with GST does. Enter it in Settings, Company, if the business is registered.',
  );
  expect(proposed()).toBe(0);
  changed(store);
  expect(proposed()).toBe(1);
  done(issue());
});
