import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { billTable } from '@/store/billing/bills/billsSlice';
import { companySchema } from '@/store/billing/company/companySchema';
import { companyTable } from '@/store/billing/company/companySlice';
import { companyNow } from '@/store/billing/company/company';
import { debitNoteTable } from '@/store/billing/debitNotes/debitNotesSlice';
import { creditNoteTable } from '@/store/billing/creditNotes/creditNotesSlice';
import type { Receipt } from '@/store/billing/receipts/receipt';
import { openingTable } from '@/store/billing/openings/openingsSlice';
import { receiptTable } from '@/store/billing/receipts/receiptsSlice';
import { partyLedgers } from '@/store/billing/tally/partyLedgers';
import { tallyFiles } from '@/store/billing/tally/tallyFiles';
import { vouchersOf } from '@/store/billing/tally/vouchers';
import { receiptRecorded, receiptRefunded } from '@/store/facts/receipts';
import { createStore } from '@/store/business/store';
import { daysOf } from '@/store/kit/calendar';
import { emptyBusiness, type Business } from '@/store/business/business';
import { done } from '../../../support/said';
import { account, salesOf } from '../../../support/accounts';
import { receiptOf } from '../../../support/bills';
import { bill, debit, line, note, someBills } from '../../../support/returnDocuments';
import { monthsAfter } from '@/store/kit/dates';
import { rupees, sumOf } from '@/store/kit/money';
import { selectBalances } from '@/store/billing/receivables/balances';
import { sampleBusiness } from '@/store/sample/sampleBusiness';
import { runs } from '../../../support/runs';

const own = { ...companyNow(emptyBusiness), id: 'company-1', number: 1, name: 'R & R Trackers', stateCode: '27' };

const businessOf = (parts: Partial<Business>): Business => ({
  ...emptyBusiness,
  company: companyTable([own]),
  ...parts,
});
const november = (parts: Partial<Business>) => vouchersOf(businessOf(parts), daysOf('2026-11'), new Set());
const receipts = (...all: Receipt[]) => ({ receipts: receiptTable(all) });

const away = bill({ number: 121, who: 'away', lines: [line('Hardware', 500_000, 1)] });
/** 5,800 in the bank and 100 kept back settle a bill of 5,900. */
const settled = receiptOf(7, {
  accountId: away.accountId,
  on: '2026-11-09',
  cash: 5800,
  tds: { code: '194C', rate: 2, amount: 100 },
  allocations: [{ billId: away.id, amount: 5900 }],
  recipient: away.recipient,
});

/** XML as it is read: a line for each element. */
const lines = (xml: string) => xml.replaceAll('><', '>\n<').split('\n');
const vouchersIn = (parts: Partial<Business>) => lines(tallyFiles(november(parts), own).vouchers);

test('a sale tells its rate of GST, and of what is not taxed that it is exempt or of nil rate', () => {
  const rates = { Subscription: '5%', Lease: 'Exempt', Installation: '0%' } as const;
  const kinds = ['Subscription', 'Hardware', 'Lease', 'Installation'] as const;
  const sold = bill({ number: 9, who: 'home', lines: kinds.map((kind, place) => line(kind, 100_000, place)), rates });
  const read = vouchersIn({ bills: billTable([sold]) })
    .filter((one) => /^<(GSTHSNNAME|GSTOVRDNTAXABILITY|GSTRATE)>/.test(one))
    .map((one) => one.split(/[<>]/)[2]);
  expect(read.join(' ')).toBe('9984 Taxable 2.5 2.5 852691 Taxable 9 9 997319 Exempt 998734 Nil Rated');
});

test('a bill to another state is the voucher that Tally’s accountant would type', () => {
  const read = vouchersIn({ bills: billTable([away]) });
  const voucher = read.slice(
    read.findIndex((one) => one.startsWith('<VOUCHER ')),
    read.indexOf('</VOUCHER>') + 1,
  );
  expect(voucher).toEqual(
    lines(
      [
        '<VOUCHER REMOTEID="bill 121" VCHTYPE="Sales" ACTION="Create" OBJVIEW="Invoice Voucher View">',
        '<DATE>20261105</DATE><EFFECTIVEDATE>20261105</EFFECTIVEDATE>',
        '<VOUCHERTYPENAME>Sales</VOUCHERTYPENAME><VOUCHERNUMBER>INV/26-27/000121</VOUCHERNUMBER>',
        '<PARTYLEDGERNAME>Karavali Lines</PARTYLEDGERNAME><PARTYNAME>Karavali Lines</PARTYNAME>',
        '<PARTYGSTIN>29AAGCG6253J1Z8</PARTYGSTIN>',
        '<STATENAME>Karnataka</STATENAME><PLACEOFSUPPLY>Karnataka</PLACEOFSUPPLY>',
        '<COUNTRYOFRESIDENCE>India</COUNTRYOFRESIDENCE><GSTREGISTRATIONTYPE>Regular</GSTREGISTRATIONTYPE>',
        '<PERSISTEDVIEW>Invoice Voucher View</PERSISTEDVIEW>',
        '<VCHENTRYMODE>Accounting Invoice</VCHENTRYMODE><ISINVOICE>Yes</ISINVOICE>',
        '<VCHGSTSTATUSISINCLUDED>Yes</VCHGSTSTATUSISINCLUDED><VCHGSTSTATUSISUNCERTAIN>No</VCHGSTSTATUSISUNCERTAIN>',
        '<LEDGERENTRIES.LIST><LEDGERNAME>Karavali Lines</LEDGERNAME><ISDEEMEDPOSITIVE>Yes</ISDEEMEDPOSITIVE>',
        '<ISPARTYLEDGER>Yes</ISPARTYLEDGER><AMOUNT>-5900.00</AMOUNT>',
        '<BILLALLOCATIONS.LIST><NAME>INV/26-27/000121</NAME><BILLTYPE>New Ref</BILLTYPE><AMOUNT>-5900.00</AMOUNT>',
        '</BILLALLOCATIONS.LIST></LEDGERENTRIES.LIST>',
        '<LEDGERENTRIES.LIST><LEDGERNAME>Sales 852691</LEDGERNAME><ISDEEMEDPOSITIVE>No</ISDEEMEDPOSITIVE>',
        '<AMOUNT>5000.00</AMOUNT><GSTHSNNAME>852691</GSTHSNNAME>',
        '<GSTOVRDNTAXABILITY>Taxable</GSTOVRDNTAXABILITY><GSTOVRDNTYPEOFSUPPLY>Goods</GSTOVRDNTYPEOFSUPPLY>',
        '<RATEDETAILS.LIST><GSTRATEDUTYHEAD>IGST</GSTRATEDUTYHEAD>',
        '<GSTRATEVALUATIONTYPE>Based on Value</GSTRATEVALUATIONTYPE><GSTRATE>18</GSTRATE></RATEDETAILS.LIST>',
        '</LEDGERENTRIES.LIST>',
        '<LEDGERENTRIES.LIST><LEDGERNAME>Output IGST</LEDGERNAME><ISDEEMEDPOSITIVE>No</ISDEEMEDPOSITIVE>',
        '<AMOUNT>900.00</AMOUNT></LEDGERENTRIES.LIST>',
        '</VOUCHER>',
      ]
        .join('\n')
        .replaceAll('>\n<', '><'),
    ),
  );
});

describe('money', () => {
  const booked = (parts: Partial<Business>) =>
    november(parts).map(({ type, on, remoteId, entries }) => ({
      type,
      on,
      remoteId,
      entries: entries.map(({ ledger, amount, references }) => [
        ledger,
        amount,
        ...(references ?? []).map((one) => `${one.type} ${one.name ?? ''} ${one.amount}`),
      ]),
    }));

  test('with tax kept back settles a bill whole', () => {
    expect(booked({ bills: billTable([{ ...away, issuedOn: '2026-10-05' }]), ...receipts(settled) })).toEqual([
      {
        type: 'Receipt',
        on: '2026-11-09',
        remoteId: 'receipt-7',
        entries: [
          ['Bank', 580_000],
          ['TDS Receivable', 10_000],
          ['Karavali Lines', -590_000, 'Agst Ref INV/26-27/000121 -590000'],
        ],
      },
    ]);
  });

  test('beyond what it settles is on account, and cash is in its own ledger', () => {
    const more = { ...settled, mode: 'Cash' as const, cash: 6000, tds: undefined };
    expect(booked({ bills: billTable([{ ...away, issuedOn: '2026-10-05' }]), ...receipts(more) })[0]?.entries).toEqual([
      ['Cash', 600_000],
      ['Karavali Lines', -600_000, 'Agst Ref INV/26-27/000121 -590000', 'On Account  -10000'],
    ]);
  });

  test('that settles a bill in a later month stays on account in its own, and is a journal of that later one', () => {
    const advance = { ...settled, on: '2026-10-20', cash: 6000, tds: undefined, allocations: [] };
    const later = [{ id: 'later-1', on: '2026-11-09', billId: away.id, amount: 5900 }];
    const parts = { bills: billTable([{ ...away, issuedOn: '2026-10-25' }]), ...receipts({ ...advance, later }) };
    const october = vouchersOf(businessOf(parts), daysOf('2026-10'), new Set()).find(({ type }) => type === 'Receipt');
    expect(october?.entries[1]?.references).toEqual([{ type: 'On Account', amount: -600_000 }]);
    expect(booked(parts)).toEqual([
      {
        type: 'Journal',
        on: '2026-11-09',
        remoteId: 'later-1',
        entries: [
          ['Karavali Lines', 590_000, 'On Account  590000'],
          ['Karavali Lines', -590_000, 'Agst Ref INV/26-27/000121 -590000'],
        ],
      },
    ]);
  });

  test('that was given to a bill of a later month is on account until that is there', () => {
    const early = { ...settled, on: '2026-10-30' };
    const parts = { bills: billTable([{ ...away, issuedOn: '2026-11-01' }]), ...receipts(early) };
    const october = vouchersOf(businessOf(parts), daysOf('2026-10'), new Set()).find(({ type }) => type === 'Receipt');
    expect(october?.entries.at(-1)?.references).toEqual([{ type: 'On Account', amount: -590_000 }]);
    expect(booked(parts).find(({ type }) => type === 'Journal')).toMatchObject({
      on: '2026-11-01',
      remoteId: `receipt-7-${away.id}`,
    });
  });

  test('that bounced in a month before is allocated to nothing in Tally', () => {
    const later = [{ id: 'later-1', on: '2026-11-09', billId: away.id, amount: 5900 }];
    const bounced = { ...settled, on: '2026-09-20', allocations: [], later, status: 'Bounced' as const };
    const parts = { bills: billTable([{ ...away, issuedOn: '2026-10-25' }]) };
    expect(booked({ ...parts, ...receipts({ ...bounced, bouncedOn: '2026-10-25' }) })).toEqual([]);
    expect(booked({ ...parts, ...receipts({ ...bounced, bouncedOn: '2026-11-25' }) })).toHaveLength(2);
  });

  test('of a receipt that was taken away is cancelled with it', () => {
    const later = [{ id: 'later-1', on: '2026-11-09', billId: away.id, amount: 5900 }];
    const gone = { ...settled, on: '2026-10-20', allocations: [], later, status: 'Cancelled' as const };
    expect(november({ bills: billTable([{ ...away, issuedOn: '2026-10-25' }]), ...receipts(gone) })).toMatchObject([
      { type: 'Journal', isCancelled: true },
    ]);
  });

  test('of a cheque that bounced goes back on the day on which it did, by a voucher of its own', () => {
    const bounced = { ...settled, on: '2026-10-30', status: 'Bounced' as const, bouncedOn: '2026-11-12' };
    expect(booked({ bills: billTable([{ ...away, issuedOn: '2026-10-05' }]), ...receipts(bounced) })).toEqual([
      {
        type: 'Payment',
        on: '2026-11-12',
        remoteId: 'receipt-7-bounced',
        entries: [
          ['Bank', -580_000],
          ['TDS Receivable', -10_000],
          ['Karavali Lines', 590_000, 'Agst Ref INV/26-27/000121 590000'],
        ],
      },
    ]);
  });
});

test('a credit note mirrors its bill, and names it', () => {
  const [, credit] = november({ bills: billTable([away]), creditNotes: creditNoteTable(note(away, 1, 1)) });
  const [party, ...others] = credit?.entries ?? [];
  expect(credit?.type).toBe('Credit Note');
  expect(party?.amount).toBeLessThan(0);
  expect(party?.references).toEqual([{ type: 'Agst Ref', name: away.docNo, amount: party?.amount }]);
  expect(others.filter(({ ledger, amount }) => ledger !== 'Round Off' && amount <= 0)).toEqual([]);
});

test('a debit note is a Debit Note of Tally: the party owes it by its number, and sales and GST rise', () => {
  const debits = debit(away, 1, 'Hardware', 100.5);
  const [, voucher] = november({ bills: billTable([away]), debitNotes: debitNoteTable(debits) });
  expect(voucher).toMatchObject({
    remoteId: 'debit 1',
    type: 'Debit Note',
    number: 'DN/26-27/000001',
    on: '2026-11-21',
    entries: [
      { amount: 11_900, references: [{ type: 'New Ref', name: 'DN/26-27/000001', amount: 11_900 }] },
      { ledger: 'Sales 852691', amount: -10_050, hsn: '852691' },
      { ledger: 'Output IGST', amount: -1809 },
      { ledger: 'Round Off', amount: -41 },
    ],
  });
  const parts = {
    bills: billTable([away]),
    debitNotes: debitNoteTable(debits.map((one) => ({ ...one, status: 'Cancelled' as const }))),
  };
  expect(vouchersIn(parts)).toContain(
    '<VOUCHER REMOTEID="debit 1" VCHTYPE="Debit Note" ACTION="Cancel" OBJVIEW="Invoice Voucher View">',
  );
});

test('a cancelled bill cancels what Tally has of it', () => {
  const read = vouchersIn({ bills: billTable([{ ...away, status: 'Cancelled' }]) });
  expect(read).toContain(
    '<VOUCHER REMOTEID="bill 121" VCHTYPE="Sales" ACTION="Cancel" OBJVIEW="Invoice Voucher View">',
  );
});

test('every voucher adds up to nothing, names only ledgers of the masters, and its references come to its party’s entry', () => {
  fc.assert(
    fc.property(someBills, (all) => {
      const vouchers = november({
        bills: billTable(all.map(({ one }) => one)),
        creditNotes: creditNoteTable(all.flatMap(({ notes }) => notes)),
        debitNotes: debitNoteTable(all.flatMap(({ debits }) => debits)),
        ...receipts(settled),
      });
      const { masters } = tallyFiles(vouchers, own);
      for (const { entries } of vouchers) {
        expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
        expect(entries.filter(({ ledger }) => !masters.includes(`<NAME>${ledger}</NAME>`))).toEqual([]);
        for (const { amount, references = [{ amount }] } of entries)
          expect(references.reduce((sum, one) => sum + one.amount, 0)).toBe(amount);
      }
    }),
    { numRuns: runs(100) },
  );
});

test('what a name has of XML’s own signs is escaped, and what XML has no sign for is left out', () => {
  const odd = { ...away, recipient: { ...away.recipient, name: 'A & B <"Cabs"> \u0007’s', address: 'Line 1\nLine 2' } };
  const { masters } = tallyFiles(november({ bills: billTable([odd]) }), own);
  expect(masters).toContain('<SVCURRENTCOMPANY>R &amp; R Trackers</SVCURRENTCOMPANY>');
  expect(masters).toContain('NAME="A &amp; B &lt;&quot;Cabs&quot;&gt; ’s"');
  expect(masters).toContain('<ADDRESS.LIST><ADDRESS>Line 1</ADDRESS><ADDRESS>Line 2</ADDRESS></ADDRESS.LIST>');
});

test('two clients of one name, or one called as a ledger of ours, have ledgers that Tally tells apart', () => {
  const named = (number: number, billingName: string) => {
    const one = account(number);
    return { ...one, billing: { ...one.billing, billingName } };
  };
  const ledgers = partyLedgers(
    businessOf(salesOf(named(1, 'Metro Cabs'), named(2, 'METRO CABS'), named(3, 'Bank'), named(4, 'Blue'))),
  );
  expect([...ledgers.values()]).toEqual(['Metro Cabs', 'METRO CABS (No. 2)', 'Bank (No. 3)', 'Blue']);
});

test('who had the first document keeps its ledger when another client comes to be called alike', () => {
  const [first, other] = [account(1), account(2)];
  const called = { ...first, billing: { ...first.billing, billingName: away.recipient.name } };
  const sales = salesOf(called, other);
  const billed = { ...sales, bills: billTable([{ ...away, accountId: other.id }]) };
  expect([...partyLedgers(businessOf(billed))]).toEqual([
    [other.id, 'Karavali Lines'],
    [first.id, 'Karavali Lines (No. 1)'],
  ]);
});

test('money of an earlier day that is known later takes no ledger from a client who is called alike', () => {
  const [first, other] = [account(1), account(2)].map((one) => ({
    ...one,
    billing: { ...one.billing, billingName: away.recipient.name },
  }));
  if (!first || !other) throw new Error('there are two');
  const sales = salesOf(first, other);
  const store = createStore(businessOf({ ...sales, bills: billTable([{ ...away, accountId: other.id }]) }));
  const ledgers = () => Object.fromEntries(partyLedgers(store.getState()));
  const before = ledgers();
  const paid = { accountId: first.id, on: '2026-11-02', mode: 'UPI' as const, cash: 500, allocations: [] };
  done(store.dispatch(receiptRecorded(paid, '2026-11-20')));
  expect(store.getState().receipts.entities[store.getState().receipts.ids[0] ?? '']).toMatchObject({
    on: '2026-11-02',
    knownOn: '2026-11-20',
  });
  expect(ledgers()).toEqual(before);
  expect(before[other.id]).toBe('Karavali Lines');
});

test('nor does a refund of an earlier day that is known later', () => {
  const [first, other] = [account(1), account(2)].map((one) => ({
    ...one,
    billing: { ...one.billing, billingName: away.recipient.name },
  }));
  if (!first || !other) throw new Error('there are two');
  const opening = { id: 'opening-1', number: 1, accountId: first.id, on: '2026-11-01', amount: -500 };
  const store = createStore(
    businessOf({
      ...salesOf(first, other),
      openings: openingTable([opening]),
      bills: billTable([{ ...away, accountId: other.id }]),
    }),
  );
  const ledgers = () => Object.fromEntries(partyLedgers(store.getState()));
  const before = ledgers();
  const back = { on: '2026-11-02', mode: 'UPI' as const, amount: 40, why: 'Paid twice' };
  done(store.dispatch(receiptRefunded(opening.id, back, '2026-11-20')));
  expect(ledgers()).toEqual(before);
});

test('a client who is called as another one’s ledger is told apart from it too', () => {
  const clients = ['Metro Cabs', 'Metro Cabs (No. 3)', 'Metro Cabs', 'M'.repeat(100), 'M'.repeat(101)].map(
    (billingName, place) => {
      const one = account(place + 1);
      return { ...one, billing: { ...one.billing, billingName } };
    },
  );
  const names = [...partyLedgers(businessOf(salesOf(...clients))).values()];
  expect(names.slice(0, 3)).toEqual(['Metro Cabs', 'Metro Cabs (No. 3)', 'Metro Cabs (No. 3, 2)']);
  expect([new Set(names).size, Math.max(...names.map(({ length }) => length))]).toEqual([5, 100]);
});

test('a client who is called as Tally calls a ledger of ours has one of its own', () => {
  const tallyLedgers = [{ ours: 'Bank', tally: 'HDFC Bank' }];
  const clients = ['hdfc bank', 'Sales 9984'].map((billingName, place) => {
    const one = account(place + 1);
    return { ...one, billing: { ...one.billing, billingName } };
  });
  const business = businessOf({ ...salesOf(...clients), company: companyTable([{ ...own, tallyLedgers }]) });
  expect([...partyLedgers(business).values()]).toEqual(['hdfc bank (No. 1)', 'Sales 9984 (No. 2)']);
});

test('the parties of all months owe in Tally what they owe here', () => {
  const business = sampleBusiness('2026-11-21', 'sample');
  const months = Array.from({ length: 24 }, (_none, past) => monthsAfter('2026-12-01', -past).slice(0, 7));
  const vouchers = months.flatMap((month) => vouchersOf(business, daysOf(month), new Set()));
  const owed = vouchers
    .filter(({ isCancelled }) => !isCancelled)
    .flatMap(({ entries }) => entries.filter(({ references }) => references))
    .reduce((sum, { amount }) => sum + amount, 0);
  expect(vouchers.length).toBeGreaterThan(50);
  expect(rupees(owed)).toBe(sumOf([...selectBalances(business).values()]));
});

test('ledgers have the names that the books in Tally have for them, and are not created again', () => {
  const tallyLedgers = [
    { ours: 'Output IGST', tally: 'IGST Payable @18%' },
    { ours: 'Bank', tally: 'HDFC & Co 0123' },
    { ours: 'Sales 852691', tally: 'Sale of trackers' },
  ];
  const vouchers = november({ bills: billTable([away]), ...receipts(settled) });
  const files = tallyFiles(vouchers, { ...own, tallyLedgers });
  const named = (file: string, tag: string) =>
    new Set([...file.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, name]) => name));
  const used = named(files.vouchers, 'LEDGERNAME');
  expect(tallyLedgers.map(({ ours }) => used.has(ours))).toEqual([false, false, false]);
  expect(['IGST Payable @18%', 'HDFC &amp; Co 0123', 'Sale of trackers'].map((name) => used.has(name))).toEqual([
    true,
    true,
    true,
  ]);
  expect(files.vouchers).toContain('<GSTRATEDUTYHEAD>IGST</GSTRATEDUTYHEAD>');
  expect([...named(files.masters, 'NAME')].filter((name) => /IGST|HDFC|Bank|Sale/.test(name ?? ''))).toEqual([]);
  const typed = { ...own, refundPrefix: 'RV', debitPrefix: 'DN' };
  expect(companySchema.validateSync({ ...typed, tallyLedgers }).tallyLedgers).toEqual(tallyLedgers);
  expect(() =>
    companySchema.validateSync({ ...typed, tallyLedgers: [...tallyLedgers, { ours: 'Bank', tally: 'Other' }] }),
  ).toThrow('Tally Ledgers: a ledger is listed twice. Remove one.');
});

test('a voucher has one identity however often it is exported, whatever its ledgers are called', () => {
  const ids = (tallyLedgers?: { ours: string; tally: string }[]) =>
    [
      ...tallyFiles(november({ bills: billTable([away]), ...receipts(settled) }), {
        ...own,
        tallyLedgers,
      }).vouchers.matchAll(/REMOTEID="([^"]*)"/g),
    ].map(([, id]) => id);
  expect(ids([{ ours: 'Bank', tally: 'HDFC' }])).toEqual(ids());
  expect(new Set(ids()).size).toBe(ids().length);
});
