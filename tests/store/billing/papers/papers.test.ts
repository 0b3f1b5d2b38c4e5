import { describe, expect, test } from 'vitest';
import { accountsBilled, clientsImported, vehiclesBilled } from '@/store/facts/accounts';
import type { IssuedBill } from '@/store/billing/bills/bill';
import { billTable } from '@/store/billing/bills/billsSlice';
import { proformaOf as quotedTo } from '@/store/billing/proformas/proformaOf';
import { proformaTable } from '@/store/billing/proformas/proformasSlice';
import { proformaIssued } from '@/store/facts/proformas';
import { emptyBusiness, type Business } from '@/store/business/business';
import type { CompanyRow } from '@/store/billing/company/company';
import { companyNow } from '@/store/billing/company/company';
import { companyTable } from '@/store/billing/company/companySlice';
import { companyChanged } from '@/store/facts/company';
import { creditNoteTable } from '@/store/billing/creditNotes/creditNotesSlice';
import { creditNoteIssued } from '@/store/facts/creditNotes';
import { billPaper } from '@/store/billing/papers/billPaper';
import { challanPaper } from '@/store/billing/papers/challanPaper';
import { copiesOf } from '@/store/billing/papers/copies';
import { creditNotePaper } from '@/store/billing/papers/creditNotePaper';
import { latestDocuments, type DocumentLedger } from '@/store/billing/papers/ledger';
import { BEING_NUMBERED, fileNameOfAll, unnumbered, waitsForNumber, type Paper } from '@/store/billing/papers/paper';
import { proformaDraftPaper, proformaPaper } from '@/store/billing/papers/proformaPaper';
import { receiptPaper } from '@/store/billing/papers/receiptPaper';
import { requestPaper } from '@/store/billing/papers/requestPaper';
import { unnumberedIn } from '@/store/billing/papers/numbering';
import { shownLedger } from '@/store/billing/papers/shownNumber';
import { statementPaper } from '@/store/billing/papers/statementPaper';
import { receiptTable, receiptsSlice } from '@/store/billing/receipts/receiptsSlice';
import { settledBy } from '@/store/billing/receipts/settled';
import { receiptAllocated, receiptRecorded } from '@/store/facts/receipts';
import { requestRaised } from '@/store/facts/requests';
import { STORE } from '@/store/kit/movements/holder';
import { holderOf } from '@/store/kit/movements/move';
import { challanOffered } from '@/store/facts/challans';
import { billOf, creditNoteOf, lineOf, proformaOf, receiptOf } from '../../../support/bills';
import { noEdit, noVehicles, smallSales } from '../../../support/accounts';
import { replayed } from '../../../support/replayed';
import { orderedLine } from '../../../support/stock';
import { smallBusiness } from '../../../support/tabs';

const company: CompanyRow = {
  ...companyNow(emptyBusiness),
  id: 'company-1',
  number: 1,
  name: 'Trackyard Telematics',
  address: '402 Kohinoor Square, Mumbai 400028',
  stateCode: '27',
  gstin: '27AAHCT6129L1ZV',
  panNo: 'AAHCT6129L',
  bankName: 'HDFC Bank',
  bankAccountNo: '50200064718352',
  ifsc: 'HDFC0000084',
  upiId: 'trackyard@hdfcbank',
};

const sales = {
  ...smallSales,
  company: companyTable([company]),
  bills: billTable([billOf(1, { companyId: 'company-1' })]),
  creditNotes: creditNoteTable([creditNoteOf(1, { companyId: 'company-1' })]),
  receipts: receiptTable([
    receiptOf(1, {
      companyId: 'company-1',
      tds: { code: '194C', rate: 2, amount: 20 },
      reference: 'UTR 7',
      allocations: [{ billId: 'bill-1', amount: 500 }],
    }),
  ]),
  proformas: proformaTable([proformaOf(1, { companyId: 'company-1' })]),
};
const business: Business = { ...emptyBusiness, ...sales };

const factsOf = ({ facts }: Pick<Paper, 'facts'>) =>
  Object.fromEntries(facts.map(({ label, value }) => [label, value]));
const sumsOf = ({ sums }: Paper) => Object.fromEntries(sums.map(({ label, value }) => [label, value]));
const linesOf = ({ tables: [lines] }: Paper) => lines?.rows ?? [];

/** A row of a table by the titles of its columns. */
const cellsOf = ({ tables }: Paper, table: number, row: number) =>
  Object.fromEntries(
    (tables[table]?.columns ?? []).map(({ title }, place) => [title, tables[table]?.rows[row]?.[place]]),
  );

describe('a tax invoice', () => {
  const bill = billOf(1, { companyId: 'company-1' });
  const paper = billPaper(business, bill);

  test('shows all that it must', () => {
    expect(paper.title).toBe('Tax Invoice');
    expect(paper.supplier).toMatchObject({
      name: 'Trackyard Telematics',
      address: '402 Kohinoor Square, Mumbai 400028',
    });
    expect(factsOf(paper.supplier)).toMatchObject({ GSTIN: '27AAHCT6129L1ZV', State: 'Maharashtra (27)' });
    expect(paper.recipient).toMatchObject({ name: 'Konkan Carriers', address: '9 Dock Road, Mumbai 400001' });
    expect(factsOf(paper.recipient)).toMatchObject({ GSTIN: '27AAPFU0939F1ZV' });
    expect(factsOf(paper)).toEqual({
      'Invoice No': 'INV/26-27/000001',
      Date: '01 Nov 2026',
      'Due Date': '16 Nov 2026',
      For: 'November 2026',
      'Tax payable on reverse charge': 'No',
    });
    expect(cellsOf(paper, 0, 0)).toEqual({
      No: '1',
      Description: 'GPS tracking subscription, MH 01 AB 1001',
      'HSN/SAC': '9984',
      Qty: '1',
      Unit: 'Month',
      Rate: '₹1,000',
      GST: '18%',
      'Taxable Value': '₹1,000',
    });
    expect(cellsOf(paper, 1, 0)).toEqual({
      'HSN/SAC': '9984',
      'Taxable Value': '₹1,000',
      'CGST Rate': '9%',
      CGST: '₹90',
      'SGST Rate': '9%',
      SGST: '₹90',
      Tax: '₹180',
    });
    expect(sumsOf(paper)).toEqual({ 'Taxable Value': '₹1,000', CGST: '₹90', SGST: '₹90', Total: '₹1,180' });
    expect(paper.words).toBe('Rupees One Thousand One Hundred Eighty Only');
    expect(factsOf({ facts: paper.bank })).toEqual({
      'Account Name': 'Trackyard Telematics',
      Bank: 'HDFC Bank',
      'Account Number': '50200064718352',
      IFSC: 'HDFC0000084',
      'UPI ID': 'trackyard@hdfcbank',
    });
    expect(paper.signatures).toEqual(['For Trackyard Telematics, Authorised Signatory']);
    expect([paper.mark, paper.note, paper.remarks]).toEqual([undefined, 'Original for recipient', []]);
  });

  test('of a part of a month says which days and why', () => {
    const part = billOf(1, {
      lines: [lineOf(1, { days: 19, taxable: 633.33, included: true, why: 'fitted 12 Nov: 19 of 30 days' })],
    });
    expect(cellsOf(billPaper(business, part), 0, 0)).toMatchObject({
      Description: 'GPS tracking subscription, MH 01 AB 1001, fitted 12 Nov: 19 of 30 days',
      Qty: '19/30',
      Rate: '₹1,000 incl. GST',
      'Taxable Value': '₹633.33',
    });
  });

  test('to another state shows IGST and the place of supply, and the round off where there is one', () => {
    const abroad = billOf(1, {
      companyId: 'company-1',
      recipient: { ...bill.recipient, stateCode: '07', gstin: '07AAEFI6740H1ZD' },
      taxes: [{ hsn: '9984', taxable: 84.75, cgst: 0, sgst: 0, igst: 15.26 }],
      lines: [lineOf(1, { taxable: 84.75 })],
      roundOff: -0.01,
      total: 100,
    });
    const shown = billPaper(business, abroad);
    expect(factsOf(shown)['Place of Supply']).toBe('Delhi (07)');
    expect(cellsOf(shown, 1, 0)).toEqual({
      'HSN/SAC': '9984',
      'Taxable Value': '₹84.75',
      'IGST Rate': '18%',
      IGST: '₹15.26',
      Tax: '₹15.26',
    });
    expect(sumsOf(shown)).toEqual({ 'Taxable Value': '₹84.75', IGST: '₹15.26', 'Round off': '−₹0.01', Total: '₹100' });
  });

  test('has a code that pays what is open, as long as something is and the company has a UPI id', () => {
    // 1,180 less 500 received and 196.67 credited.
    expect(paper.code).toEqual({
      text: 'upi://pay?pa=trackyard%40hdfcbank&pn=Trackyard%20Telematics&am=483.33&cu=INR&tn=INV%2F26-27%2F000001',
      caption: 'Scan to pay ₹483.33 by UPI',
    });
    const paid = {
      ...business,
      receipts: receiptTable([receiptOf(1, { cash: 983.33, allocations: [{ billId: 'bill-1', amount: 983.33 }] })]),
    };
    expect(billPaper(paid, bill).code).toBeUndefined();
    const without = { ...business, company: companyTable([{ ...company, upiId: '' }]) };
    expect(billPaper(without, bill).code).toBeUndefined();
  });

  test('that was cancelled keeps its number, says so and asks for nothing', () => {
    const cancelled = billPaper(business, { ...bill, status: 'Cancelled' });
    expect([cancelled.mark, cancelled.docNo, cancelled.code]).toEqual(['Cancelled', 'INV/26-27/000001', undefined]);
  });

  test('without what it should say comes all the same, and says what is missing', () => {
    const unknown = billOf(1, { recipient: { name: 'Konkan Carriers', address: '', gstin: '', stateCode: '' } });
    const shown = billPaper({ ...business, company: companyTable([]) }, unknown);
    expect(shown.remarks).toEqual([
      'The supplier’s name, address, GST number and state are not known.',
      'The recipient’s address, GST number and state are not known.',
    ]);
    expect(factsOf(shown.recipient)).toEqual({ GSTIN: 'Not given', State: 'Not given' });
    const gstinAlone = billOf(1, { companyId: 'company-1', recipient: { ...bill.recipient, gstin: '' } });
    expect(billPaper(business, gstinAlone).remarks).toEqual(['The recipient’s GST number is not known.']);
  });

  test('shows no number and no code while that is not confirmed', () => {
    const shown = unnumbered(paper);
    expect([shown.docNo, shown.code, factsOf(shown)['Invoice No']]).toEqual([undefined, undefined, BEING_NUMBERED]);
  });
});

test('a proforma invoice says that it is no tax invoice, and until when it holds', () => {
  const paper = proformaPaper(business, proformaOf(1, { companyId: 'company-1' }));
  expect([paper.title, paper.note]).toEqual(['Proforma Invoice', 'This is not a tax invoice.']);
  expect(factsOf(paper)).toEqual({
    'Proforma No': 'PI/26-27/000001',
    Date: '01 Nov 2026',
    'Valid Until': '16 Nov 2026',
  });
  expect(cellsOf(paper, 0, 0)).toMatchObject({ Description: 'GPS device', 'HSN/SAC': '852691', Qty: '1', Unit: 'NOS' });
  expect(paper.code?.text).toContain('am=1180.00');
});

test('before it is issued a proforma invoice says what it would, without a number and without asking for money', () => {
  const draft = quotedTo(business, { accountId: 'account-1', on: '2026-11-05' });
  if (!draft) throw new Error('There is no account 1.');
  const paper = proformaDraftPaper(business, draft);
  expect([paper.mark, paper.docNo, paper.code]).toEqual(['Draft', undefined, undefined]);
  expect(linesOf(paper).map(([, description]) => description)).toEqual([
    'GPS device, once, for the first fitting',
    'Installation, once, for the first fitting',
    'Lease of GPS device, Half Yearly',
    'GPS tracking subscription, Yearly',
  ]);
});

test('a credit note says against which bill it is, why, and what is taken off each line', () => {
  const paper = creditNotePaper(business, creditNoteOf(1, { companyId: 'company-1', remark: 'Server down' }));
  expect(factsOf(paper)).toEqual({
    'Credit Note No': 'CN/26-27/000001',
    Date: '20 Nov 2026',
    'Against Invoice': 'INV/26-27/000001',
    'Invoice Date': '01 Nov 2026',
    For: 'November 2026',
    Reason: 'Downtime: Server down',
  });
  expect(cellsOf(paper, 0, 0)).toMatchObject({ Qty: '', Unit: '', Rate: '', 'Taxable Value': '₹166.67' });
  expect(paper.recipient.name).toBe('Konkan Carriers');
  expect(paper.words).toBe('Rupees One Hundred Ninety Six and Sixty Seven Paise Only');
});

test('a credit note of a whole line counts it as its bill does', () => {
  const [line] = business.bills.entities['bill-1']?.lines ?? [];
  if (!line) throw new Error('Bill 1 has no line.');
  const paper = creditNotePaper(business, creditNoteOf(1, { reason: 'Mistake', lines: [line] }));
  expect(cellsOf(paper, 0, 0)).toMatchObject({ Qty: '1', Unit: 'Month' });
});

test('a credit note that comes too late for GST shows none', () => {
  const late = creditNoteOf(1, { taxes: [{ hsn: '9984', taxable: 166.67, cgst: 0, sgst: 0, igst: 0 }], total: 166.67 });
  const paper = creditNotePaper(business, late);
  expect([cellsOf(paper, 0, 0)['GST'], cellsOf(paper, 1, 0)['CGST Rate']]).toEqual(['0%', '0%']);
});

test('an invoice says which copy it is: of goods there are three, of services two', () => {
  const [services, goods] = [
    billOf(1),
    billOf(2, { taxes: [{ hsn: '852691', taxable: 1000, cgst: 90, sgst: 90, igst: 0 }] }),
  ];
  expect([copiesOf(services), copiesOf(goods)]).toEqual([
    ['Original for recipient', 'Duplicate for supplier'],
    ['Original for recipient', 'Duplicate for transporter', 'Triplicate for supplier'],
  ]);
  const notesOf = (bill: IssuedBill) =>
    [undefined, 'Duplicate for transporter'].map((copy) => billPaper(business, bill, copy).note);
  expect(notesOf(goods)).toEqual(['Original for recipient', 'Duplicate for transporter']);
  expect(notesOf(services)).toEqual(['Original for recipient', 'Original for recipient']);
});

test('a receipt says how money came, what was kept back as tax, what it settles and what stays on account', () => {
  const receipt = business.receipts.entities['receipt-1'];
  if (!receipt) throw new Error('There is no receipt 1.');
  const paper = receiptPaper(business, receipt);
  expect(factsOf(paper)).toEqual({
    'Receipt No': 'RC/26-27/000001',
    Date: '10 Nov 2026',
    Mode: 'UPI',
    Reference: 'UTR 7',
    'Tax payable on reverse charge': 'No',
  });
  expect(paper.title).toBe('Receipt Voucher');
  expect(linesOf(paper)).toEqual([
    ['1', 'INV/26-27/000001', '01 Nov 2026', '₹1,180', '₹500'],
    ['2', 'On account', '', '', '₹20'],
  ]);
  expect(sumsOf(paper)).toEqual({ 'Amount Received': '₹500', 'TDS 194C at 2%': '₹20', Total: '₹520' });
  expect(paper.remarks).toEqual([
    '₹20 on account is an advance with GST at 18%: taxable value ₹16.95, CGST ₹1.53, SGST ₹1.53. Place of supply: 27-Maharashtra.',
  ]);
  expect(receiptPaper(business, { ...receipt, status: 'Bounced', bouncedOn: '2026-11-12' }).mark).toBe('Bounced');
});

test('a receipt that was allocated later shows what it settled when it was recorded', () => {
  const allocated = receiptsSlice.reducer(
    business.receipts,
    receiptAllocated('receipt-1', [{ billId: 'bill-1', amount: 20 }], '2026-11-20'),
  );
  const [before, after] = [business.receipts, allocated].map(({ entities }) => entities['receipt-1']);
  if (!before || !after) throw new Error('There is no receipt 1.');
  expect(settledBy(after)).toEqual([{ billId: 'bill-1', amount: 520 }]);
  expect(receiptPaper(business, after)).toEqual(receiptPaper(business, before));
});

test('a statement leads from the opening to the closing balance over all documents of its period', () => {
  const account = business.accounts.entities['account-1'];
  if (!account) throw new Error('There is no account 1.');
  const paper = statementPaper(business, account, '2026-11-05', '2026-11-30');
  expect(linesOf(paper)).toEqual([
    ['05 Nov 2026', 'Opening balance', '', '', '', '₹1,180'],
    ['10 Nov 2026', 'Receipt', 'RC/26-27/000001', '', '₹520', '₹660'],
    ['20 Nov 2026', 'Credit Note', 'CN/26-27/000001', '', '₹196.67', '₹463.33'],
  ]);
  expect(sumsOf(paper)).toEqual({
    'Opening Balance': '₹1,180',
    Debit: '₹0',
    Credit: '₹716.67',
    'Closing Balance': '₹463.33',
  });
  expect(paper.code?.text).toContain('am=463.33');
});

test('no document tells the number of another that is not given for good, and none that waits for one is to be printed', () => {
  const account = business.accounts.entities['account-1'];
  const [receipt, note] = [business.receipts.entities['receipt-1'], business.creditNotes.entities['creditNote-1']];
  if (!account || !receipt || !note) throw new Error('There are no documents.');
  const papersOf = (state: DocumentLedger) => [
    statementPaper(state, account, '2026-11-01', '2026-11-30'),
    receiptPaper(state, receipt),
    creditNotePaper(state, note),
  ];
  expect(papersOf(shownLedger(business, new Set(['']))).map(waitsForNumber)).toEqual([false, false, false]);
  const papers = papersOf(shownLedger(business, new Set(['bill-1'])));
  expect(papers.map(waitsForNumber)).toEqual([true, true, true]);
  expect(JSON.stringify(papers)).not.toContain('INV/26-27/000001');
});

test('a stock request says what is asked of which vendor', () => {
  const request = Object.values(smallBusiness.requests.entities)[0];
  if (!request) throw new Error('There is no request.');
  const paper = requestPaper(smallBusiness, request, new Set());
  expect(paper.title).toBe(`Stock Request ${request.number}`);
  expect(linesOf(paper).map(([, name, vendor]) => [name, vendor])).toEqual(
    request.products.map(({ name, vendor }) => [name, vendor]),
  );
  expect(factsOf(paper)['Deliver To']).not.toBe('');
});

test('a challan says from whom to whom its goods go, and has a code to be scanned', () => {
  const challan = Object.values(smallBusiness.challans.entities)[0];
  if (!challan) throw new Error('There is no challan.');
  const paper = challanPaper(smallBusiness, challan, new Set());
  expect([paper.title, paper.code?.text]).toEqual([`Delivery Challan ${challan.number}`, `CHALLAN ${challan.number}`]);
  expect(linesOf(paper)).toHaveLength(challan.lines.length);
});

test('a challan and a stock request that are not confirmed say no number and do not leave the house', () => {
  const [challan] = Object.values(smallBusiness.challans.entities);
  const [request] = Object.values(smallBusiness.requests.entities);
  if (!challan || !request) throw new Error('There is none.');
  const waiting = new Set([challan.id, request.id]);
  const papers = [challanPaper(smallBusiness, challan, waiting), requestPaper(smallBusiness, request, waiting)];
  expect(papers.map(waitsForNumber)).toEqual([true, true]);
  expect(papers.map(({ title, code }) => [title, code])).toEqual([
    ['Delivery Challan being numbered…', undefined],
    ['Stock Request being numbered…', undefined],
  ]);
});

test('whatever the company and the client change later, what was issued stays as it was', () => {
  const inStore = Object.values(smallBusiness.devices.entities).find((device) => holderOf(device).at === 'store');
  const before = replayed({ ...smallBusiness, ...sales }, [
    accountsBilled(['account-1'], ['vehicle-1'], '2026-11-20'),
    proformaIssued('account-1', '2026-11-20'),
    receiptRecorded(
      { accountId: 'account-1', on: '2026-11-20', mode: 'Cash', cash: 100, allocations: [] },
      '2026-11-20',
    ),
    creditNoteIssued(
      {
        accountId: 'account-1',
        billId: 'bill-1',
        reason: 'Mistake',
        lines: [{ kind: 'Subscription', vehicleId: 'vehicle-1', amount: 10 }],
      },
      '2026-11-20',
    ),
    requestRaised([orderedLine({ qty: 5 })]),
    challanOffered(
      { from: STORE, to: { at: 'branch', id: 'branch-1' }, lines: [{ device: inStore?.id, qty: 1 }] },
      '2026-11-20',
    ),
  ]);
  expect(before.reasons.filter(Boolean)).toEqual([]);
  const papersOf = (state: Business) => [
    ...Object.values(state.bills.entities).map((row) => billPaper(state, row)),
    ...Object.values(state.proformas.entities).map((row) => proformaPaper(state, row)),
    ...Object.values(state.receipts.entities).map((row) => receiptPaper(state, row)),
    ...Object.values(state.creditNotes.entities).map((row) => creditNotePaper(state, row)),
    ...Object.values(state.requests.entities).map((row) => requestPaper(state, row, new Set())),
    ...Object.values(state.challans.entities).map((row) => challanPaper(state, row, new Set())),
  ];
  const after = replayed(before.after, [
    companyChanged({
      was: { name: 'Trackyard Telematics', upiId: 'trackyard@hdfcbank', gstin: '27AAHCT6129L1ZV', stateCode: '27' },
      to: { name: 'Yardtrack', upiId: 'yard@upi', gstin: '07AAEFI6740H1ZD', stateCode: '07' },
    }),
    clientsImported(
      {
        added: [],
        edits: [
          {
            accountId: 'account-1',
            edit: {
              was: { gstNo: '27AAPFU0939F1ZV', billingName: 'Konkan Carriers' },
              to: { gstNo: '', billingName: 'Malabar Lines' },
            },
            vehicles: { added: [], edited: [] },
          },
        ],
      },
      '2026-11-21',
    ),
  ]);
  expect(after.reasons).toEqual([undefined, undefined]);
  const issued = papersOf(before.after);
  expect(issued.length).toBeGreaterThanOrEqual(6);
  expect(papersOf(after.after)).toEqual(issued);
  const draft = quotedTo(after.after, { accountId: 'account-1', on: '2026-11-21' });
  expect(draft && proformaDraftPaper(after.after, draft).recipient.name).toBe('Malabar Lines');
});

test('of ticked accounts the last live bill is printed, and where there is none the last proforma invoice', () => {
  const ledger = {
    ...business,
    bills: billTable([billOf(1), billOf(2), billOf(3, { status: 'Cancelled' })]),
    proformas: proformaTable([proformaOf(1), proformaOf(2, { accountId: 'account-2' })]),
  };
  expect(latestDocuments(ledger, ['account-1', 'account-2', 'account-3'])).toEqual({ bills: [2], proformas: [2] });
});

test('a file is called as its number, without strokes', () => {
  const [one, two] = [billPaper(business, billOf(1)), billPaper(business, billOf(2))];
  expect(fileNameOfAll([one])).toBe('INV-26-27-000001');
  expect(fileNameOfAll([one, two])).toBe('INV-26-27-000001 to INV-26-27-000002');
});

test('a statement is saved under the name of its client and its last day', () => {
  const account = business.accounts.entities['account-1'];
  if (!account) throw new Error('There is no account 1.');
  const named = { ...account, billing: { ...account.billing, billingName: 'A/B: Roads' } };
  expect(fileNameOfAll([statementPaper(business, named, '2026-11-01', '2026-11-30')])).toBe(
    'Statement A-B- Roads 2026-11-30',
  );
});

test('bills have no number for good as long as what made them is not in the journal', () => {
  const list = accountsBilled(['account-1', 'account-2'], ['vehicle-1'], '2026-11-20');
  const editor = vehiclesBilled('account-1', ['vehicle-1'], noEdit, noVehicles, '2026-11-20');
  const waiting = [{ action: list }, { action: editor }];
  const made = unnumberedIn(waiting);
  expect([...made]).toEqual([...list.payload.bills.map(({ id }) => id), editor.payload.billId]);
  expect(unnumberedIn(waiting)).toBe(made);
});
