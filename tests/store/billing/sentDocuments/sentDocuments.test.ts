import { describe, expect, test } from 'vitest';
import { billTable } from '@/store/billing/bills/billsSlice';
import { creditNoteTable } from '@/store/billing/creditNotes/creditNotesSlice';
import { debitNoteTable } from '@/store/billing/debitNotes/debitNotesSlice';
import { receiptTable } from '@/store/billing/receipts/receiptsSlice';
import { sendRows } from '@/store/billing/sentDocuments/sendRows';
import { sendingsOf, sentToAccount, type DocumentKind } from '@/store/billing/sentDocuments/sentDocument';
import { emptyBusiness, type Business } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { billCancelled } from '@/store/facts/bills';
import { companyChanged } from '@/store/facts/company';
import { receiptBounced } from '@/store/facts/receipts';
import { documentAnswered, documentSent } from '@/store/facts/sentDocuments';
import { declarationOf } from '@/store/business/declared';
import type { Language } from '@/store/kit/language';
import { account, accountDraft, salesOf } from '../../../support/accounts';
import { billOf, creditNoteOf, debitNoteOf, receiptOf } from '../../../support/bills';
import { checkedFact } from '../../../support/factChecks';
import { done, reasonOf } from '../../../support/said';

const TODAY = '2026-11-21';

const business: Business = {
  ...emptyBusiness,
  ...salesOf(account(1), account(2)),
  bills: billTable([billOf(1), billOf(2), billOf(3)]),
  creditNotes: creditNoteTable([creditNoteOf(1, { billId: 'bill-3' })]),
  debitNotes: debitNoteTable([debitNoteOf(1)]),
  receipts: receiptTable([
    receiptOf(1, {
      cash: 680,
      allocations: [{ billId: 'bill-1', amount: 500 }],
      tds: { code: '194C', rate: 2, amount: 20 },
    }),
  ]),
};

const DOCUMENTS = {
  Bill: 'bill-1',
  Receipt: 'receipt-1',
  'Credit Note': 'creditNote-1',
  'Debit Note': 'debitNote-1',
} as const;

function rowOf(kind: DocumentKind, language: Language = 'en', state = business) {
  const [row] = sendRows(state, kind, [DOCUMENTS[kind]], language);
  if (!row) throw new Error('There is nothing to send.');
  return row;
}

/** The fact that asks the office to mail a document. */
const asked = (kind: DocumentKind, more: Partial<ReturnType<typeof documentSent>['payload']> = {}) =>
  documentSent({ ...rowOf(kind).draftBy('Email'), subject: 'Yours', ...more }, TODAY);

describe('the message beside a document', () => {
  test('tells what a bill is for, what is open of it, and how to pay it', () => {
    const store = createStore(business);
    store.dispatch(companyChanged({ was: { name: '', upiId: '' }, to: { name: 'Trackyard', upiId: 'pay@bank' } }));
    const { subject, text } = rowOf('Bill', 'en', store.getState());
    expect(subject).toBe('Tax Invoice INV/26-27/000001');
    expect(text).toMatchInlineSnapshot(`
      "Dear Meera,

      Tax Invoice INV/26-27/000001 of 01 Nov 2026 is for ₹1,180, due on 16 Nov 2026.
      ₹680 of it is still open.

      You can pay by UPI to pay@bank.
      upi://pay?pa=pay%40bank&pn=Trackyard&am=680.00&cu=INR&tn=INV%2F26-27%2F000001

      Trackyard"
    `);
  });

  test('tells what was received, and the tax that was kept back', () => {
    const { subject, text } = rowOf('Receipt');
    expect(subject).toBe('Receipt RC/26-27/000001');
    expect(text).toMatchInlineSnapshot(`
      "Dear Meera,

      We received ₹680 on 10 Nov 2026, for which this is receipt RC/26-27/000001. Thank you.
      ₹20 of TDS is accounted for besides."
    `);
  });

  test('tells what a note adds to a bill, or takes off it', () => {
    const lines = (kind: DocumentKind, language: Language = 'en') => rowOf(kind, language).text.split('\n').slice(2);
    expect(rowOf('Debit Note').subject).toBe('Debit Note DN/26-27/000001');
    expect(lines('Debit Note')).toEqual([
      'Debit Note DN/26-27/000001 of 20 Nov 2026 adds ₹118 to invoice INV/26-27/000001, due on 05 Dec 2026.',
    ]);
    expect(lines('Credit Note')[0]).toMatch(
      /^Credit Note CN\/26-27\/000001 of .* takes ₹.* off invoice INV\/26-27\/000003\.$/,
    );
    expect(lines('Debit Note', 'hi')).toEqual([
      '20 Nov 2026 का डेबिट नोट DN/26-27/000001 बिल INV/26-27/000001 में ₹118 जोड़ता है, देय तिथि 05 Dec 2026।',
    ]);
  });

  test('says the same in Hindi', () => {
    expect(rowOf('Bill', 'hi').text).toMatchInlineSnapshot(`
      "Meera जी, नमस्ते।

      01 Nov 2026 का बिल INV/26-27/000001 ₹1,180 का है, देय तिथि 16 Nov 2026।
      इसमें से ₹680 बकाया है।"
    `);
    expect(rowOf('Receipt', 'hi').text).toMatchInlineSnapshot(`
      "Meera जी, नमस्ते।

      हमें 10 Nov 2026 को ₹680 प्राप्त हुए, जिसकी रसीद RC/26-27/000001 है। धन्यवाद।
      इसके अलावा ₹20 TDS भी दर्ज है।"
    `);
  });

  test('asks for no money where nothing is open', () => {
    const paid = receiptTable([receiptOf(1, { cash: 1180, allocations: [{ billId: 'bill-1', amount: 1180 }] })]);
    const { text } = rowOf('Bill', 'en', { ...business, receipts: paid });
    expect(text).toContain('It is settled. Thank you.');
    expect(text).not.toContain('upi://');
  });

  test('is none of a document that does not count any more', () => {
    const store = createStore(business);
    done(store.dispatch(billCancelled(billOf(2))));
    done(store.dispatch(receiptBounced('receipt-1')));
    expect(sendRows(store.getState(), 'Bill', ['bill-1', 'bill-2', 'bill-9'], 'en').map(({ id }) => id)).toEqual([
      'bill-1',
    ]);
    expect(sendRows(store.getState(), 'Receipt', ['receipt-1'], 'en')).toEqual([]);
  });
});

describe.each(['Bill', 'Receipt'] as const)('a %s that is sent', (kind) => {
  test('by its sender stands with the document and its client, and waits for nobody', () => {
    const store = createStore(business);
    done(store.dispatch(documentSent(rowOf(kind).draftBy('WhatsApp'), TODAY)));
    const { sentDocuments } = store.getState();
    const [sent] = sendingsOf(sentDocuments, DOCUMENTS[kind]);
    expect(sent).toMatchObject({ number: 1, kind, channel: 'WhatsApp', on: TODAY });
    expect(sent?.status).toBeUndefined();
    expect(sentToAccount(sentDocuments, 'account-1')).toEqual([sent]);
  });

  test('by the office waits for its mail server, and is asked for once meanwhile', () => {
    const store = createStore(business);
    done(store.dispatch(asked(kind)));
    const [id = ''] = store.getState().sentDocuments.ids;
    expect(rowOf(kind, 'en', store.getState()).isWaiting).toBe(true);
    expect(reasonOf(store.dispatch(asked(kind)))).toBe(
      `This ${kind.toLowerCase()} waits already to be sent by the office.`,
    );
    done(store.dispatch(documentSent(rowOf(kind).draftBy('SMS'), TODAY)));
    const answer = { id, accountId: 'account-1', documentId: DOCUMENTS[kind], became: 'fail' } as const;
    done(store.dispatch(documentAnswered({ ...answer, answer: '550 No such user' })));
    expect(store.getState().sentDocuments.entities[id]).toMatchObject({ status: 'Failed', answer: '550 No such user' });
    done(store.dispatch(asked(kind)));
  });

  test('is taken back by its Undo', () => {
    const store = createStore(business);
    const { undo } = done(store.dispatch(asked(kind)));
    expect(undo?.()).toMatchObject({ done: true });
    expect(store.getState().sentDocuments.ids).toEqual([]);
  });
});

describe('a document', () => {
  const refused = (fact: ReturnType<typeof asked>, state = business) => reasonOf(createStore(state).dispatch(fact));

  test.each([
    [
      'of another client',
      asked('Bill', { accountId: 'account-2' }),
      'A document is sent to the client that it is for.',
    ],
    ['that is gone', asked('Bill', { documentId: 'bill-9' }), /^This bill was deleted/],
    ['of another kind', asked('Receipt', { documentId: 'bill-1' }), /^This receipt was deleted/],
    ['of a client that is gone', asked('Bill', { accountId: 'account-9' }), /^This account was deleted/],
    [
      'by WhatsApp of the office',
      asked('Receipt', { channel: 'WhatsApp' }),
      'Only a receipt by Email or SMS is sent by the office.',
    ],
    [
      'to another address than its client’s',
      asked('Bill', { to: 'somebody@example.com' }),
      'The office mails to the address that stands with the client alone.',
    ],
  ])('%s is refused', (_what, fact, reason) => {
    expect(refused(fact)).toMatch(reason);
  });

  test('that does not count any more is refused, by its number', () => {
    const bills = billTable([billOf(1, { status: 'Cancelled' })]);
    expect(refused(asked('Bill'), { ...business, bills })).toBe('INV/26-27/000001 is cancelled, so it is not sent.');
    const receipts = receiptTable([receiptOf(1, { status: 'Bounced' })]);
    expect(refused(asked('Receipt'), { ...business, receipts })).toBe('RC/26-27/000001 is bounced, so it is not sent.');
  });

  test('to an address that is none is refused with the field and the cure', () => {
    const { billing } = accountDraft();
    const wrong = account(1, { billing: { ...billing, email: 'accounts at konkan' } });
    const state = { ...business, accounts: salesOf(wrong).accounts };
    expect(refused(asked('Bill', { to: 'accounts at konkan' }), state)).toBe(
      'Billing Email “accounts at konkan” is no e-mail address. Correct it on the client, then send the bill again.',
    );
  });
});

describe('an address at which nobody receives mail', () => {
  const NOBODY = '550 5.1.1 No such user';
  const store = () => {
    const one = createStore(business);
    done(one.dispatch(asked('Bill')));
    const [id = ''] = one.getState().sentDocuments.ids;
    const answer = { id, accountId: 'account-1', documentId: DOCUMENTS.Bill, answer: NOBODY };
    done(one.dispatch(documentAnswered({ ...answer, became: 'missReceiver' })));
    return one;
  };
  const unreachedIn = (state: Business) => rowOf('Receipt', 'en', state).unreached;

  test('is not tried again, whatever is sent, and the reason says so with the cure', () => {
    const { dispatch, getState } = store();
    expect(reasonOf(dispatch(asked('Receipt')))).toMatch(
      /^Billing Email “.+” is known to nobody there \(550 5\.1\.1 No such user\)\. Correct it on the client, then send the receipt again\.$/,
    );
    expect(unreachedIn(getState())).toEqual(['Email']);
  });

  test('is another one once it is corrected', () => {
    const { billing } = accountDraft();
    const corrected = account(1, { billing: { ...billing, email: 'books@konkan.example' } });
    const state = { ...store().getState(), accounts: salesOf(corrected).accounts };
    expect(unreachedIn(state)).toEqual([]);
    done(createStore(state).dispatch(asked('Receipt', { to: 'books@konkan.example' })));
  });
});

describe('the facts of sent documents', () => {
  test.each([
    ['a subject of two lines', { subject: 'Yours\r\nBcc: all@example.com' }],
    ['a kind that is not sent', { kind: 'Challan' }],
    ['no document', { documentId: '' }],
    ['no text', { text: '' }],
  ])('do not fit with %s', (_what, more) => {
    expect(checkedFact(asked('Bill', more as never))).toHaveProperty('reason');
  });

  test('do not say by themselves what became of a mail', () => {
    const fact = asked('Bill');
    const crafted = { ...fact, payload: { ...fact.payload, status: 'Accepted', answer: '250 Ok' } };
    expect(checkedFact(crafted)).toEqual({ fact, leftOut: [] });
  });

  test('of an answer are about the document that was asked for alone', () => {
    const store = createStore(business);
    done(store.dispatch(asked('Bill')));
    const [id = ''] = store.getState().sentDocuments.ids;
    const answer = { id, accountId: 'account-1', became: 'accept', answer: '250 Ok' } as const;
    expect(reasonOf(store.dispatch(documentAnswered({ ...answer, documentId: 'bill-2' })))).toBe(
      'This message is of another document.',
    );
    done(store.dispatch(documentAnswered({ ...answer, documentId: 'bill-1' })));
  });

  test('read as who sent what, and whether the office was asked', () => {
    const state = createStore(business).getState();
    const wordsOf = (fact: ReturnType<typeof documentSent>) => declarationOf(fact)?.words(fact.payload as never, state);
    expect(wordsOf(documentSent(rowOf('Bill').draftBy('WhatsApp')))).toMatch(
      /^opened a message with bill INV\/26-27\/000001 of Konkan Carriers by WhatsApp to \d+$/,
    );
    expect(wordsOf(asked('Receipt'))).toBe(
      'asked the office to mail receipt RC/26-27/000001 of Konkan Carriers to accounts@konkan.example',
    );
  });
});
