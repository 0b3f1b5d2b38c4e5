import { describe, expect, test } from 'vitest';
import { companyTable } from '@/store/billing/company/companySlice';
import { challanPaper } from '@/store/billing/papers/challanPaper';
import { copiesOfChallan } from '@/store/billing/papers/copies';
import { BEING_NUMBERED } from '@/store/billing/papers/paper';
import { areRegisteredApart, registrationOf } from '@/store/billing/transfers/registration';
import { businessOf, type Business } from '@/store/business/business';
import { refusal } from '@/store/business/businessRules';
import { withOutcome } from '@/store/business/outcomes';
import { createStore } from '@/store/business/store';
import { branchEdited } from '@/store/facts/branches';
import { challanAnswered, challanCancelled, challanOffered } from '@/store/facts/challans';
import { selectFiling } from '@/store/billing/returns/taxReturn';
import { companyChanged } from '@/store/facts/company';
import { monthClosed } from '@/store/facts/periods';
import { requestTable } from '@/store/purchasing/requests/requestsSlice';
import { vendorTable } from '@/store/purchasing/vendors/vendorsSlice';
import { branchTable } from '@/store/places/branches/branchesSlice';
import { STORE, type Holder } from '@/store/kit/movements/holder';
import { readableTo } from '@/store/business/feeds/readable';
import { readableFact } from '@/store/business/feeds/withheld';
import type { DeclaredValue } from '@/store/stock/challans/consignment';
import type { OfferedLine } from '@/store/stock/challans/challan';
import { checkedFact } from '../../../support/factChecks';
import { done, reasonOf } from '../../../support/said';
import { imeiOfDevice, simOf } from '../../../support/stock';
import {
  DELHI,
  DELHI_BAG,
  DELHI_GSTIN,
  NASHIK,
  ofNashik,
  OUR_GSTIN,
  PUNE,
  PUNE_GSTIN,
  registeredBusiness,
  STORE_DETAILS,
} from '../../../support/transfers';

const TRACKER = { product: 'OBD tracker', hsn: '852691', value: 1499.99 };
const device = (number: number): OfferedLine => ({ device: imeiOfDevice(number), qty: 1 });
const relays = (qty: number): OfferedLine => ({
  goods: { productName: 'Relay', model: 'RL-12', kind: 'Accessory' },
  qty,
});
const ON = '2026-11-21';

function offered(
  lines: OfferedLine[],
  { from = STORE, to = DELHI, declared = [TRACKER], on = ON, business = registeredBusiness } = {} as {
    from?: Holder;
    to?: Holder;
    declared?: DeclaredValue[];
    on?: string;
    business?: Business;
  },
) {
  const store = createStore(business);
  const fact = challanOffered({ from, to, lines, declared }, on);
  const said = store.dispatch(fact);
  return { store, said, challan: () => store.getState().challans.entities[fact.payload.id] };
}

describe('what a place is registered as', () => {
  test.each<[string, Holder, string]>([
    ['the store as the company', STORE, OUR_GSTIN],
    ['a branch without a GST number as the company', NASHIK, OUR_GSTIN],
    ['a branch with one by itself', DELHI, DELHI_GSTIN],
    ['a bag as the branch of its installer', DELHI_BAG, DELHI_GSTIN],
  ])('is %s', (_what, place, gstin) => {
    expect(registrationOf(registeredBusiness, place)).toMatchObject({ gstin, stateCode: gstin.slice(0, 2) });
  });
});

test.each<[Holder, Holder, boolean]>([
  [STORE, DELHI, true],
  [STORE, PUNE, true],
  [STORE, NASHIK, false],
  [DELHI, DELHI_BAG, false],
])('from %o to %o goods go to another registration: %s', (from, to, apart) => {
  expect(areRegisteredApart(registeredBusiness, from, to)).toBe(apart);
});

describe('a challan to another registration', () => {
  test('is a tax invoice in the series of the giver, with IGST to another state, to the paisa', () => {
    const { said, challan } = offered([device(4), device(1), relays(3)], {
      declared: [TRACKER, { product: 'Relay, RL-12', hsn: '853641', value: 80.35 }],
    });
    expect(reasonOf(said)).toBeUndefined();
    expect(challan()?.consignment).toEqual({
      consignor: {
        name: 'Trackyard Telematics',
        address: '402 Kohinoor Square, Mumbai 400028',
        gstin: OUR_GSTIN,
        stateCode: '27',
      },
      goods: [
        { product: 'OBD tracker', lines: [0, 1], qty: 2, hsn: '852691', value: 1499.99, taxable: 2999.98 },
        { product: 'Relay, RL-12', lines: [2], qty: 3, hsn: '853641', value: 80.35, taxable: 241.05 },
      ],
      invoice: {
        docNo: '271/26-27/000001',
        recipient: {
          name: 'Trackyard Telematics',
          address: '14 Okhla Phase II, New Delhi 110020',
          gstin: DELHI_GSTIN,
          stateCode: '07',
        },
        // 18 percent of 2,999.98 is 539.9964, of 241.05 it is 43.389.
        taxes: [
          { hsn: '852691', taxable: 2999.98, cgst: 0, sgst: 0, igst: 540 },
          { hsn: '853641', taxable: 241.05, cgst: 0, sgst: 0, igst: 43.39 },
        ],
        roundOff: -0.42,
        total: 3824,
      },
    });
  });

  test('has CGST and SGST within a state, and by the rate of its HSN on its day', () => {
    const business = {
      ...registeredBusiness,
      company: companyTable([
        {
          ...STORE_DETAILS,
          gstRates: [
            { hsn: '852691', rate: '12%', from: '2026-01-01' },
            { hsn: '852691', rate: '5%', from: '2026-11-22' },
          ],
        },
      ]),
    };
    const { challan } = offered([device(4)], { to: PUNE, business });
    expect(challan()?.consignment?.invoice).toMatchObject({
      recipient: { gstin: PUNE_GSTIN },
      taxes: [{ hsn: '852691', rate: '12%', taxable: 1499.99, cgst: 90, sgst: 90, igst: 0 }],
      roundOff: 0.01,
      total: 1680,
    });
  });

  test('takes what is known of a product: the HSN of our devices, and what was paid for it last', () => {
    const { challan } = offered([relays(2)], { declared: [{ product: 'Relay, RL-12', hsn: '8536' }] });
    expect(challan()?.consignment?.goods).toEqual([
      { product: 'Relay, RL-12', lines: [0], qty: 2, hsn: '8536', value: 80, taxable: 160 },
    ]);
    const trackers = offered([device(4)], { declared: [{ product: 'OBD tracker', value: 1 }] });
    expect(trackers.challan()?.consignment?.goods).toMatchObject([{ hsn: STORE_DETAILS.hardwareHsn, value: 1 }]);
  });

  test('is numbered by registration and financial year, and keeps its number when it is taken back', () => {
    const store = createStore(registeredBusiness);
    const offer = (number: number, from: Holder, to: Holder, on: string) => {
      const fact = challanOffered({ from, to, lines: [device(number)], declared: [TRACKER] }, on);
      done(store.dispatch(fact));
      return store.getState().challans.entities[fact.payload.id];
    };
    const first = offer(4, STORE, DELHI, '2026-11-21');
    if (first) done(store.dispatch(challanCancelled(first, '2026-11-21')));
    const second = offer(4, STORE, DELHI, '2026-11-22');
    const answers = [{ ...device(4), line: 0, outcome: 'Accepted' as const }];
    if (second) done(store.dispatch(challanAnswered(second, answers, '2026-11-22')));
    const back = offer(4, DELHI, STORE, '2026-11-23');
    const nextYear = offer(1, STORE, DELHI, '2027-04-01');
    expect([first, second, back, nextYear].map((one) => one?.consignment?.invoice?.docNo)).toEqual([
      '271/26-27/000001',
      '271/26-27/000002',
      'T71/26-27/000001',
      '271/27-28/000001',
    ]);
  });

  test.each<[string, Parameters<typeof offered>[1], string]>([
    [
      'while HSN or value are not known',
      { declared: [] },
      'From Store to Delhi a tax invoice is due, as each has its own GST number. Enter HSN and Value of OBD tracker.',
    ],
    [
      'while the company has no name and no GST number',
      {
        business: {
          ...registeredBusiness,
          company: companyTable([{ ...STORE_DETAILS, name: '', gstin: '' }]),
        },
      },
      'From Store to Delhi a tax invoice is due, as each has its own GST number. Fill in Company Name and GST Number in Settings, Company first.',
    ],
  ])('is refused in words %s', (_when, asked, reason) => {
    expect(offered([device(4)], asked).said).toMatchObject({ done: false, reason });
  });

  test('is refused where it comes to more than an amount can have, which no journal would keep', () => {
    const declared = [{ product: 'Relay, RL-12', hsn: '853641', value: 999_999_999_999 }];
    expect(offered([relays(3)], { declared }).said).toMatchObject({
      done: false,
      reason:
        'From Store to Delhi a tax invoice is due, as each has its own GST number. It comes to ₹35,39,99,99,99,996, and an amount is at most ₹9,99,99,99,99,999: lower the values, or hand over less at a time.',
    });
  });

  test('is refused while the company has another PAN than the branch', () => {
    const company = companyTable([{ ...STORE_DETAILS, gstin: '27AAPFU0939F1ZV', panNo: 'AAPFU0939F' }]);
    const { said } = offered([device(4)], { business: { ...registeredBusiness, company } });
    expect(reasonOf(said)).toBe(
      'From Store to Delhi a tax invoice is due, as each has its own GST number. The GST number has the PAN AAHCT6129L, and the company’s PAN is AAPFU0939F: branches are registered under one PAN. Check both numbers.',
    );
  });

  test('is overtaken where the branch got its GST number, or lost it, meanwhile', () => {
    const { branches } = registeredBusiness;
    const alone = { ...branches.entities, 'branch-1': { id: 'branch-1', number: 1, branch: 'Delhi' } };
    const unregistered = { ...registeredBusiness, branches: { ...branches, entities: alone } };
    const fact = challanOffered({ from: STORE, to: DELHI, lines: [device(4)], declared: [TRACKER] }, ON);
    expect(refusal(registeredBusiness, withOutcome(unregistered, fact))?.reason).toContain('a tax invoice is due');
    expect(refusal(unregistered, withOutcome(registeredBusiness, fact))?.reason).toContain('were changed meanwhile');
  });

  test('never changes, whatever the company and the branch are called and registered as later', () => {
    const { store, challan } = offered([device(4)]);
    const paperOf = () => {
      const row = challan();
      return row && challanPaper(businessOf(store.getState()), row, new Set());
    };
    const issued = paperOf();
    done(store.dispatch(companyChanged({ was: { name: 'Trackyard Telematics' }, to: { name: 'Yardtrack' } })));
    done(
      store.dispatch(
        branchEdited('branch-1', {
          was: { gstin: DELHI_GSTIN, address: '14 Okhla Phase II, New Delhi 110020' },
          to: { gstin: null, address: null },
        }),
      ),
    );
    expect(paperOf()).toEqual(issued);
  });

  test('is not offered in a month that is closed, nor taken back in one', () => {
    const { store, challan } = offered([device(4)]);
    done(store.dispatch(monthClosed('2026-11', '2026-12-02')));
    const row = challan();
    expect(row && reasonOf(store.dispatch(challanCancelled(row, '2026-12-03')))).toContain('Nov 2026 is closed');
    const late = challanOffered({ from: STORE, to: DELHI, lines: [device(1)], declared: [TRACKER] }, ON);
    expect(reasonOf(store.dispatch(late))).toContain('Nov 2026 is closed');
  });

  test('nor is a delivery challan, which table 13 of that month tells by its number', () => {
    const { store, challan } = offered([device(4)], { to: NASHIK });
    done(store.dispatch(monthClosed('2026-11', '2026-12-02')));
    const row = challan();
    expect(row && reasonOf(store.dispatch(challanCancelled(row, '2026-12-03')))).toBe(
      'Nov 2026 is closed: let the receiver decline it instead, or ask an admin to open the month again.',
    );
    const late = (business: Business) =>
      createStore(business).dispatch(challanOffered({ from: STORE, to: NASHIK, lines: [device(1)] }, ON));
    expect(reasonOf(late(businessOf(store.getState())))).toBe(
      'Nov 2026 is closed: choose 01 Dec 2026 or a later day, or ask an admin to open the month again.',
    );
    const branches = branchTable([{ id: 'branch-3', number: 3, branch: 'Nashik', stateCode: '27' }]);
    // Where the company had one registration when it was closed, nobody asks for them.
    const alone = createStore({ ...registeredBusiness, branches });
    done(alone.dispatch(monthClosed('2026-11', '2026-12-02')));
    done(late(businessOf(alone.getState())));
  });

  test('what is left of a delivery challan is taken back after its month was closed, as its number stays told', () => {
    const { store, challan } = offered([device(4), device(1)], { to: NASHIK });
    const row = () => {
      const it = challan();
      if (!it) throw new Error('The challan is gone.');
      return it;
    };
    done(store.dispatch(challanAnswered(row(), [{ line: 0, outcome: 'Accepted', ...device(4) }], ON)));
    const told = () => selectFiling(businessOf(store.getState()), '2026-11', new Set()).documents;
    const before = told();
    done(store.dispatch(monthClosed('2026-11', '2026-12-02')));
    const { undo } = done(store.dispatch(challanCancelled(row(), '2026-12-03')));
    expect([row().status, told()]).toEqual(['Closed', before]);
    done(undo?.() ?? { done: false, reason: 'It cannot be taken back.' });
    expect([row().status, told()]).toEqual(['Offered', before]);
  });
});

describe('its paper', () => {
  const paperOf = (unnumbered: readonly string[] = [], asked: Parameters<typeof offered>[1] = {}) => {
    const { store, challan } = offered([device(4), device(1)], asked);
    const row = challan();
    if (!row) throw new Error('not offered');
    return challanPaper(businessOf(store.getState()), row, new Set(unnumbered.includes('it') ? [row.id] : []));
  };

  test('says both registrations, the place of supply, each product with HSN, quantity and value, and the tax', () => {
    const paper = paperOf();
    expect(paper).toMatchObject({
      title: 'Tax Invoice',
      docNo: '271/26-27/000001',
      words: 'Rupees Three Thousand Five Hundred Forty Only',
      sums: [
        { label: 'Taxable Value', value: '₹2,999.98' },
        { label: 'IGST', value: '₹540' },
        { label: 'Round off', value: '₹0.02' },
        { label: 'Total', value: '₹3,540' },
      ],
    });
    expect(paper.supplier.facts).toContainEqual({ label: 'GSTIN', value: OUR_GSTIN });
    expect(paper.recipient).toMatchObject({ label: 'Bill To', address: '14 Okhla Phase II, New Delhi 110020' });
    expect(paper.recipient.facts).toContainEqual({ label: 'GSTIN', value: DELHI_GSTIN });
    expect(paper.facts).toContainEqual({ label: 'Place of Supply', value: 'Delhi (07)' });
    expect(paper.tables.map(({ label, rows }) => [label, rows.length])).toEqual([
      ['Value', 1],
      ['Taxes', 1],
      ['Goods', 2],
    ]);
    expect(paper.tables[0]?.rows[0]).toEqual(['1', 'OBD tracker', '852691', '2', 'NOS', '₹1,499.99', '₹2,999.98']);
  });

  test('tells no number before that is given for good', () => {
    const paper = paperOf(['it']);
    expect(paper.docNo).toBeUndefined();
    expect(paper.facts.map(({ value }) => value)).toContain(BEING_NUMBERED);
    expect(JSON.stringify(paper)).not.toContain('271/26-27');
  });

  test('within one registration is a challan with HSN and value, without tax', () => {
    const { store, challan } = offered([relays(2)], { to: NASHIK });
    const row = challan();
    const paper = row && challanPaper(businessOf(store.getState()), row, new Set());
    expect(paper?.title).toMatch(/^Delivery Challan/);
    expect(paper?.note).toBe('Original for consignee');
    expect(paper?.sums).toEqual([{ label: 'Taxable Value', value: '₹160' }]);
    expect(paper?.tables.map(({ label }) => label)).toEqual(['Goods', 'Value']);
  });

  test('is one of three copies, of an invoice and of a challan; of a company without a GST number none', () => {
    const notes = (asked: Parameters<typeof offered>[1], copy: string) => {
      const { store, challan } = offered([device(4)], asked);
      const row = challan();
      if (!row) throw new Error('not offered');
      const business = businessOf(store.getState());
      const copies = copiesOfChallan(business, row);
      return [copies, challanPaper(business, row, new Set(), copy).note];
    };
    expect(notes({}, 'Duplicate for transporter')).toEqual([
      ['Original for recipient', 'Duplicate for transporter', 'Triplicate for supplier'],
      'Duplicate for transporter',
    ]);
    expect(notes({ to: NASHIK }, 'Triplicate for consigner')).toEqual([
      ['Original for consignee', 'Duplicate for transporter', 'Triplicate for consigner'],
      'Triplicate for consigner',
    ]);
    const company = companyTable([{ ...STORE_DETAILS, gstin: '' }]);
    expect(notes({ to: NASHIK, business: { ...registeredBusiness, company } }, 'Original for consignee')).toEqual([
      [],
      undefined,
    ]);
  });

  const WITHIN = [TRACKER, { product: 'Relay, RL-12', hsn: '853641', value: 95.5 }];

  test('within one registration has what was typed, whatever is paid for the goods later', () => {
    const { store, challan } = offered([device(4), relays(3)], { to: NASHIK, declared: WITHIN });
    const row = challan();
    expect(row?.consignment).toMatchObject({
      consignor: { gstin: OUR_GSTIN },
      goods: [
        { product: 'OBD tracker', lines: [0], qty: 1, hsn: '852691', value: 1499.99, taxable: 1499.99 },
        { product: 'Relay, RL-12', lines: [1], qty: 3, hsn: '853641', value: 95.5, taxable: 286.5 },
      ],
    });
    expect(row?.consignment?.invoice).toBeUndefined();
    const dearer = { ...businessOf(store.getState()), requests: requestTable([]), vendors: vendorTable([]) };
    const paper = row && challanPaper(dearer, row, new Set());
    expect(paper?.sums).toEqual([{ label: 'Taxable Value', value: '₹1,786.49' }]);
    expect(paper?.tables[1]?.rows[1]).toEqual(['2', 'Relay, RL-12', '853641', '3', 'NOS', '₹95.50', '₹286.50']);
  });

  test('of a challan from before it said so has what is known, as it had', () => {
    const { store, challan } = offered([relays(2)], { to: NASHIK });
    const row = challan();
    const before = row?.consignment && { ...row, consignment: { consignor: row.consignment.consignor, goods: [] } };
    const paper = before && challanPaper(businessOf(store.getState()), before, new Set());
    expect(paper?.sums).toEqual([{ label: 'Taxable Value', value: '₹160' }]);
  });

  test.each(['sales', 'care', 'installer'] as const)(
    'within one registration tells %s not what was paid, nor does the fact',
    (role) => {
      const reader = { name: 'Rakesh Yadav', role };
      const { store, challan } = offered([relays(2)], {
        to: DELHI_BAG,
        declared: WITHIN,
        business: ofNashik(registeredBusiness),
      });
      const row = challan();
      const business = businessOf(store.getState());
      const read = readableTo(reader, business);
      const seen = read.challans.entities[row?.id ?? ''];
      expect(seen?.consignment?.goods).toEqual([{ product: 'Relay, RL-12', lines: [0], qty: 2, hsn: '853641' }]);
      expect(JSON.stringify(seen && challanPaper(read, seen, new Set()))).not.toContain('₹');
      const fact = withOutcome(
        ofNashik(registeredBusiness),
        challanOffered({ from: STORE, to: DELHI_BAG, lines: [relays(2)], declared: WITHIN }, ON),
      );
      expect(JSON.stringify(readableFact(reader, fact, reader.name))).not.toMatch(/95\.5|191/);
      expect(readableTo({ ...reader, role: 'stock' }, business).challans).toBe(business.challans);
    },
  );

  test('of a challan of which nothing is known says nothing of value', () => {
    const { store, challan } = offered([{ sim: simOf(4).id, qty: 1 }], { to: NASHIK, declared: [] });
    const row = challan();
    expect(row && challanPaper(businessOf(store.getState()), row, new Set()).sums).toEqual([]);
  });
});

test('from outside a tax invoice whose amounts do not add up is none', () => {
  const { challan } = offered([device(4)]);
  const { consignment } = challan() ?? {};
  const fact = challanOffered({ from: STORE, to: DELHI, lines: [device(1)], declared: [TRACKER] }, ON);
  const carrying = (total = 0) => ({
    ...fact,
    payload: {
      ...fact.payload,
      consignment: { ...consignment, invoice: { ...consignment?.invoice, total } },
    },
  });
  expect(checkedFact(carrying(consignment?.invoice?.total))).toMatchObject({ leftOut: [] });
  expect(checkedFact(carrying(1))).toMatchObject({ reason: expect.stringContaining('do not add up') });
});
