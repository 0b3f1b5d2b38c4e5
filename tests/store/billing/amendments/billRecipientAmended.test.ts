import { describe, expect, test } from 'vitest';
import type { IssuedBill, Recipient } from '@/store/billing/bills/bill';
import { billTable } from '@/store/billing/bills/billsSlice';
import { billLife } from '@/store/billing/life/billLife';
import { billPaper } from '@/store/billing/papers/billPaper';
import { creditNotePaper } from '@/store/billing/papers/creditNotePaper';
import { reportedNote } from '@/store/billing/eInvoices/reported';
import { vouchersOf } from '@/store/billing/tally/vouchers';
import { daysOf } from '@/store/kit/calendar';
import { companyTable } from '@/store/billing/company/companySlice';
import { companyNow } from '@/store/billing/company/company';
import type { CreditNote } from '@/store/billing/creditNotes/creditNote';
import { creditNoteTable } from '@/store/billing/creditNotes/creditNotesSlice';
import { emptyBusiness, type Business } from '@/store/business/business';
import { createStore, type AppStore } from '@/store/business/store';
import { billCancelled, billRecipientAmended } from '@/store/facts/bills';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import { debitNoteIssued } from '@/store/facts/debitNotes';
import { monthClosed, monthOpened } from '@/store/facts/periods';
import { SEZ_UNPAID } from '@/store/clients/accounts/gstTreatment';
import { ZERO_RATED } from '@/store/kit/gstRates';
import { amendedRecipient } from '@/store/billing/amendments/amendedRecipient';
import { account, salesOf } from '../../../support/accounts';
import { billOf, creditNoteOf, lineOf, RECIPIENT } from '../../../support/bills';
import { done, reasonOf } from '../../../support/said';

const ID = { id: 'bill-1', accountId: 'account-1' };
const GUJARAT: Recipient = {
  name: 'Acme Cabs',
  address: '9 Ring Road, Surat',
  gstin: '24AIDPG5043J1ZJ',
  stateCode: '24',
};
const AWAY = [{ hsn: '9984', taxable: 1000, cgst: 0, sgst: 0, igst: 180 }];
const businessOf = (bill: IssuedBill, ...notes: CreditNote[]): Business => ({
  ...emptyBusiness,
  ...salesOf(account(1)),
  company: companyTable([
    {
      ...companyNow({ company: companyTable([]) }),
      id: 'company-1',
      number: 1,
      name: 'Trackers Ltd',
      gstin: '27AAPFU0939F1ZV',
      stateCode: '27',
    },
  ]),
  bills: billTable([bill]),
  creditNotes: creditNoteTable(notes),
});

/** A bill of September 2026, which is closed. */
const septemberBill = (changes: Partial<IssuedBill> = {}) =>
  billOf(1, { month: '2026-09', issuedOn: '2026-09-05', ...changes });
function closed(bill = septemberBill(), ...notes: CreditNote[]): AppStore {
  const store = createStore(businessOf(bill, ...notes));
  done(store.dispatch(monthClosed('2026-09', '2026-10-03')));
  return store;
}
const amending = (changes: Partial<Recipient> = {}, on = '2026-10-05') =>
  billRecipientAmended(ID, { on, why: 'It was mistyped', recipient: { ...GUJARAT, ...changes } });
const billIn = (store: AppStore): IssuedBill => {
  const bill = store.getState().bills.entities['bill-1'];
  if (!bill) throw new Error('The bill is gone.');
  return bill;
};

test('the recipient of a bill of a closed month is amended, and its taxes go under the heads of the other place', () => {
  const store = closed();
  done(store.dispatch(amending()));
  const bill = billIn(store);
  expect(bill).toMatchObject({ recipient: RECIPIENT, total: 1180 });
  expect(bill.amended).toEqual({ on: '2026-10-05', why: 'It was mistyped', recipient: GUJARAT, taxes: AWAY });
});

test('another name, which no return tells, is not the one amendment; its Undo leaves the name', () => {
  const store = closed();
  const named = { ...RECIPIENT, name: 'Konkan Carriers Pvt Ltd' };
  done(store.dispatch(amending(named)));
  const said = done(store.dispatch(amending()));
  expect(billIn(store).amended).toMatchObject({ recipient: GUJARAT, taxes: AWAY });
  said.undo?.();
  expect(billIn(store).amended).toMatchObject({ recipient: named, taxes: [{ igst: 0 }] });
});

test('its paper shows whom it should have been for, and whom it was for', () => {
  const store = closed();
  done(store.dispatch(amending()));
  const paper = billPaper(store.getState(), billIn(store));
  const { recipient, facts, remarks } = paper;
  expect(recipient.name).toBe('Acme Cabs');
  expect(facts).toContainEqual({ label: 'Place of Supply', value: 'Gujarat (24)' });
  expect(JSON.stringify(paper)).toContain('IGST');
  expect(remarks).toContain(
    'Recipient amended on 05 Oct 2026: it was Konkan Carriers, GSTIN 27AAPFU0939F1ZV, Maharashtra (27).',
  );
});

test('its life tells when, to whom and why it was amended', () => {
  const store = closed();
  done(store.dispatch(amending()));
  expect(billLife(store.getState(), billIn(store)).at(-1)).toMatchObject({
    on: '2026-10-05',
    what: 'Recipient amended',
    lines: [
      { text: 'To Acme Cabs, GSTIN 24AIDPG5043J1ZJ, Gujarat (24)' },
      { text: 'It was Konkan Carriers, GSTIN 27AAPFU0939F1ZV, Maharashtra (27)' },
      { text: 'It was mistyped' },
    ],
  });
});

describe('notes over an amended bill', () => {
  const lines = [{ kind: 'Subscription' as const, vehicleId: 'vehicle-1', amount: 400 }];
  const credit = (on: string) =>
    creditNoteIssued({ accountId: 'account-1', billId: 'bill-1', reason: 'Mistake', lines }, on);

  test('bear the tax of the place of supply that it should have had, and go to that recipient', () => {
    const store = closed();
    done(store.dispatch(amending()));
    done(store.dispatch(credit('2026-10-06')));
    done(
      store.dispatch(
        debitNoteIssued(
          { accountId: 'account-1', billId: 'bill-1', reason: 'Price raised', kind: 'Subscription', amount: 100 },
          '2026-10-06',
        ),
      ),
    );
    const { creditNotes, debitNotes } = store.getState();
    expect(Object.values(creditNotes.entities)[0]).toMatchObject({
      taxes: [{ cgst: 0, sgst: 0, igst: 72 }],
      total: 472,
    });
    expect(Object.values(debitNotes.entities)[0]).toMatchObject({
      recipient: GUJARAT,
      taxes: [{ cgst: 0, sgst: 0, igst: 18 }],
    });
  });

  test('are registered as e-invoices, and booked in Tally, for that recipient', () => {
    const store = closed();
    done(store.dispatch(amending()));
    done(store.dispatch(credit('2026-10-06')));
    const state = store.getState();
    const [note] = Object.values(state.creditNotes.entities);
    expect(note && reportedNote({ eInvoiceFrom: '2026-09-01' }, state, note)?.bill.recipient).toEqual(GUJARAT);
    expect(vouchersOf(state, daysOf('2026-10'), new Set()).map(({ party }) => party.gstin)).toEqual([GUJARAT.gstin]);
  });

  test('are of no day before it', () => {
    const store = closed();
    done(store.dispatch(amending()));
    expect(reasonOf(store.dispatch(credit('2026-10-04')))).toBe(
      'The recipient of bill INV/26-27/000001 is amended from 05 Oct 2026 on: choose that day or a later one.',
    );
  });

  test('that were there before show that recipient too, and the last one takes off what is left of the tax', () => {
    const note = creditNoteOf(1, {
      billId: 'bill-1',
      issuedOn: '2026-09-20',
      lines: [lineOf(1, { taxable: 400 })],
      taxes: [{ hsn: '9984', taxable: 400, cgst: 36, sgst: 36, igst: 0 }],
      total: 472,
    });
    const store = closed(septemberBill(), note);
    done(store.dispatch(amending()));
    expect(creditNotePaper(store.getState(), note).recipient.name).toBe('Acme Cabs');
    done(
      store.dispatch(
        creditNoteIssued(
          {
            accountId: 'account-1',
            billId: 'bill-1',
            reason: 'Mistake',
            lines: [{ kind: 'Subscription', vehicleId: 'vehicle-1', amount: 600 }],
          },
          '2026-10-06',
        ),
      ),
    );
    expect(Object.values(store.getState().creditNotes.entities).at(-1)).toMatchObject({
      taxes: [{ cgst: 0, sgst: 0, igst: 108 }],
      total: 708,
    });
  });
});

/** A client of our own state in an SEZ. */
const SEZ_CLIENT: Recipient = { ...RECIPIENT, gstin: '27AIDPG5043J1ZD', treatment: SEZ_UNPAID };
/** The bill of September without tax, for that client. */
const ZERO = septemberBill({
  recipient: SEZ_CLIENT,
  taxes: [{ hsn: '9984', rate: ZERO_RATED, taxable: 1000, cgst: 0, sgst: 0, igst: 0 }],
  total: 1000,
});

describe('the kind of a client follows the recipient', () => {
  const values = { name: 'Acme', address: '', gstNo: '27AAPFU0939F1ZV', state: 'Maharashtra' };

  test('to an SEZ of our own state with IGST, and back to another client of it with halves', () => {
    const store = closed();
    done(store.dispatch(amending({ ...amendedRecipient(RECIPIENT, { ...values, treatment: 'SEZ' }) })));
    expect(billIn(store).amended).toMatchObject({ recipient: { treatment: 'SEZ', stateCode: '27' }, taxes: AWAY });
    const sez = closed(septemberBill({ recipient: { ...RECIPIENT, treatment: 'SEZ' }, taxes: AWAY }));
    const to = amendedRecipient({ ...RECIPIENT, treatment: 'SEZ' }, { ...values, treatment: 'Registered' });
    expect(to).not.toHaveProperty('treatment');
    done(sez.dispatch(billRecipientAmended(ID, { on: '2026-10-05', why: 'It is none', recipient: to })));
    expect(billIn(sez).amended?.taxes).toMatchObject([{ cgst: 90, sgst: 90, igst: 0 }]);
  });

  test('to another SEZ without payment as it is', () => {
    const store = closed(ZERO);
    const other = { ...SEZ_CLIENT, gstin: '27AAPFU0939F1ZV' };
    done(store.dispatch(billRecipientAmended(ID, { on: '2026-10-05', why: 'Mistyped', recipient: other })));
    expect(billIn(store).amended).toMatchObject({ recipient: other, taxes: [{ rate: ZERO_RATED, igst: 0 }] });
  });
});

const INSTEAD = 'issue a credit note, and a new bill.';

describe('a recipient is not amended', () => {
  test.each([
    ['to what it is', amending(RECIPIENT), 'Nothing is amended: the bill says so already.'],
    [
      'to a GST number of another state than the place of supply',
      amending({ stateCode: '29' }),
      'The GST number is registered in Gujarat, not in Karnataka.',
    ],
    ['to no place of supply', amending({ gstin: '', stateCode: '' }), 'Place of Supply is required.'],
    [
      'to none with a GST number',
      amending({ gstin: '' }),
      `GSTR-1 makes no bill of a client with a GST number into one of a client without: ${INSTEAD}`,
    ],
    [
      'after 30 November of the next financial year',
      amending({}, '2027-12-01'),
      'GSTR-1 takes amendments of bill INV/26-27/000001 until 30 Nov 2027, and none any more.',
    ],
    [
      'in a month that is closed itself',
      amending({}, '2026-09-30'),
      'Sep 2026 is closed: choose 01 Oct 2026 or a later day, issue a credit note instead, or ask an admin to open the month again.',
    ],
    [
      'as another client’s',
      billRecipientAmended(
        { ...ID, accountId: 'account-2' },
        { on: '2026-10-05', why: 'It was mistyped', recipient: GUJARAT },
      ),
      'The bill INV/26-27/000001 is another client’s.',
    ],
  ])('%s', (_how, fact, reason) => {
    expect(reasonOf(closed().dispatch(fact))).toBe(reason);
  });

  test('while its month is open', () => {
    expect(reasonOf(createStore(businessOf(septemberBill())).dispatch(amending()))).toBe(
      'Sep 2026 is open: correct the client, then cancel bill INV/26-27/000001 and bill again.',
    );
  });

  test('twice', () => {
    const store = closed();
    done(store.dispatch(amending()));
    expect(reasonOf(store.dispatch(amending({ name: 'Acme' })))).toBe(
      `The recipient of bill INV/26-27/000001 was amended on 05 Oct 2026, and a document is amended once: ${INSTEAD}`,
    );
  });

  test('to what it is amended to already', () => {
    const store = closed();
    const named = { ...RECIPIENT, name: 'Konkan Carriers Pvt Ltd' };
    done(store.dispatch(amending(named)));
    expect(reasonOf(store.dispatch(amending(named, '2026-10-06')))).toBe(
      'Nothing is amended: the bill says so already.',
    );
  });

  test('once it is cancelled', () => {
    expect(reasonOf(closed(septemberBill({ status: 'Cancelled' })).dispatch(amending()))).toBe(
      'The bill INV/26-27/000001 was cancelled.',
    );
  });

  test('where its IGST does not divide into halves, or that of a note over it', () => {
    const odd = septemberBill({
      recipient: GUJARAT,
      taxes: [{ hsn: '9984', taxable: 1000, cgst: 0, sgst: 0, igst: 180.01 }],
      roundOff: -0.01,
    });
    expect(reasonOf(closed(odd).dispatch(amending(RECIPIENT)))).toBe(
      `IGST of ₹180.01 does not divide into as much CGST as SGST: ${INSTEAD}`,
    );
    const note = creditNoteOf(1, {
      billId: 'bill-1',
      issuedOn: '2026-09-20',
      lines: [lineOf(1, { taxable: 0.5 })],
      taxes: [{ hsn: '9984', taxable: 0.5, cgst: 0, sgst: 0, igst: 0.09 }],
    });
    expect(
      reasonOf(closed(septemberBill({ recipient: GUJARAT, taxes: AWAY }), note).dispatch(amending(RECIPIENT))),
    ).toBe(`The IGST of ${note.docNo} does not divide into as much CGST as SGST: ${INSTEAD}`);
  });

  test('where some of it bears no tax', () => {
    const taxes = [{ hsn: '9984', rate: 'Exempt' as const, taxable: 1180, cgst: 0, sgst: 0, igst: 0 }];
    expect(reasonOf(closed(septemberBill({ taxes })).dispatch(amending()))).toBe(
      `GSTR-1 amends no supply without tax, as some of bill INV/26-27/000001 is: ${INSTEAD}`,
    );
  });

  test.each([
    ['with tax', septemberBill(), { treatment: SEZ_UNPAID }, 'No GST is due from a client who is'],
    ['without', ZERO, { ...GUJARAT }, 'GST is due from a client who is not'],
    [
      'without, of the same GST number',
      ZERO,
      { ...SEZ_CLIENT, treatment: undefined },
      'GST is due from a client who is not',
    ],
  ] as const)('of a bill %s to a client of whom the other is due', (_which, bill, to, reason) => {
    const said = reasonOf(closed(bill).dispatch(amending(to)));
    expect(said).toMatch(new RegExp(`^${reason} SEZ without Payment, and bill .+: ${INSTEAD}$`));
  });

  test.each([
    [
      { treatment: 'Unregistered' as const },
      'Who is unregistered has no GST number: clear it, or choose another GST Treatment.',
    ],
    [
      { treatment: 'SEZ' as const, gstin: '' },
      'SEZ needs the GST Number of the client: enter it, or choose another GST Treatment.',
    ],
  ])('whose GST number does not go with its kind: %o', (to, reason) => {
    expect(reasonOf(closed().dispatch(amending(to)))).toBe(reason);
  });

  test('of a large bill of a client without a GST number, to one with', () => {
    const large = septemberBill({
      recipient: { ...GUJARAT, gstin: '' },
      lines: [lineOf(1, { price: 100_000, taxable: 100_000 })],
      taxes: [{ hsn: '9984', taxable: 100_000, cgst: 0, sgst: 0, igst: 18_000 }],
      total: 118_000,
    });
    expect(reasonOf(closed(large).dispatch(amending()))).toBe(
      `GSTR-1 keeps bill INV/26-27/000001 among the large ones of clients without a GST number: ${INSTEAD}`,
    );
  });
});

test('an amendment is taken back until its own month is closed', () => {
  const store = closed();
  const said = done(store.dispatch(amending()));
  done(store.dispatch(monthClosed('2026-10', '2026-11-03')));
  expect(said.undo?.()).toMatchObject({ done: false });
  const again = closed();
  done(again.dispatch(amending())).undo?.();
  expect(billIn(again).amended).toBeUndefined();
});

describe('once a note was issued for the recipient as it is then', () => {
  const credit = creditNoteIssued(
    {
      accountId: 'account-1',
      billId: 'bill-1',
      reason: 'Mistake',
      lines: [{ kind: 'Subscription', vehicleId: 'vehicle-1', amount: 400 }],
    },
    '2026-10-05',
  );
  const debit = debitNoteIssued(
    { accountId: 'account-1', billId: 'bill-1', reason: 'Price raised', kind: 'Subscription', amount: 100 },
    '2026-10-06',
  );

  test.each([
    ['credit note', credit],
    ['debit note', debit],
  ])('an amendment is not taken back before the %s is', (name, fact) => {
    const store = closed();
    const amended = done(store.dispatch(amending()));
    const issued = done(store.dispatch(fact));
    expect(amended.undo?.()).toMatchObject({
      done: false,
      reason: expect.stringMatching(
        new RegExp(`^Not undone: ${name} .+ was issued for the recipient as it is now. Undo that first.$`),
      ) as string,
    });
    expect(billIn(store).amended).toBeDefined();
    expect([issued.undo?.(), amended.undo?.()]).toMatchObject([{ done: true }, { done: true }]);
    expect(billIn(store).amended).toBeUndefined();
  });

  test('one that was taken back does not come back', () => {
    const store = closed();
    const undone = done(store.dispatch(amending())).undo?.();
    done(store.dispatch(credit));
    expect(undone?.done && undone.undo?.()).toMatchObject({ done: false });
  });
});

test('an amended bill is not cancelled, should its month be opened again', () => {
  const store = closed();
  done(store.dispatch(amending()));
  const [period = ''] = store.getState().periods.ids;
  done(store.dispatch(monthOpened(period, 'Something was left out', '2026-10-06')));
  expect(reasonOf(store.dispatch(billCancelled(ID)))).toBe(
    'Not cancelled: the recipient of bill INV/26-27/000001 was amended on 05 Oct 2026. Undo that first.',
  );
});
