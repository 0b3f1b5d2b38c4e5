import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runToEnd } from '@/journal/kit/runToEnd';
import { portalFiles } from '@/store/billing/returns/gstr1/portalFiles';
import { selectBranchRegistrations } from '@/store/billing/returns/registrations';
import { selectFiling } from '@/store/billing/returns/taxReturn';
import { createStore } from '@/store/business/store';
import { challanAnswered, challanCancelled, challanOffered, transferCredited } from '@/store/facts/challans';
import { STORE, type Holder } from '@/store/kit/movements/holder';
import { sumOf } from '@/store/kit/money';
import { isInvoiced } from '@/store/stock/challans/challan';
import { runs } from '../../../support/runs';
import { done, reasonOf } from '../../../support/said';
import { imeiOfDevice } from '../../../support/stock';
import { smallBusiness } from '../../../support/tabs';
import {
  DELHI,
  DELHI_BAG,
  DELHI_GSTIN,
  NASHIK,
  OUR_GSTIN,
  PUNE,
  PUNE_GSTIN,
  registeredBusiness,
} from '../../../support/transfers';

const DAY = '2027-01-15';
const MONTH = '2027-01';
const NONE: ReadonlySet<string> = new Set();
const relays = (qty: number) => [{ goods: { productName: 'Relay', model: 'RL-12', kind: 'Accessory' as const }, qty }];

function handingOver() {
  const store = createStore(registeredBusiness);
  const offer = (from: Holder, to: Holder, qty: number, value: number) => {
    const declared = [{ product: 'Relay, RL-12', hsn: '853641', value }];
    const fact = challanOffered({ from, to, lines: relays(qty), declared }, DAY);
    const said = store.dispatch(fact);
    return { said, challan: store.getState().challans.entities[fact.payload.id] };
  };
  const filing = (filer = '', unnumbered = NONE) => selectFiling(store.getState(), MONTH, unnumbered, filer);
  return { store, offer, filing };
}

describe('the return of a month with transfers', () => {
  test('lists the tax invoices of its own registration as B2B, in the HSN summary and among the documents', () => {
    const { store, offer, filing } = handingOver();
    const toDelhi = offer(STORE, DELHI, 3, 100.5);
    done(toDelhi.said);
    if (toDelhi.challan) {
      const answers = relays(3).map((line) => ({ ...line, line: 0, outcome: 'Accepted' as const }));
      done(store.dispatch(challanAnswered(toDelhi.challan, answers, DAY)));
    }
    done(offer(DELHI, PUNE, 1, 50).said);
    const withinCompany = offer(STORE, NASHIK, 1, 50);
    done(withinCompany.said);
    const taken = offer(STORE, DELHI, 2, 10).challan;
    if (taken) done(store.dispatch(challanCancelled(taken, DAY)));

    const ours = filing();
    expect(ours.b2b).toMatchObject([
      {
        gstin: DELHI_GSTIN,
        docNo: '271/26-27/000001',
        challan: toDelhi.challan?.number,
        place: '07-Delhi',
        taxable: 301.5,
        igst: 54.27,
        value: 356,
      },
    ]);
    expect(ours.hsn).toMatchObject([
      { hsn: '853641', description: 'Relay, RL-12', quantity: 3, unit: 'NOS', taxable: 301.5, igst: 54.27 },
    ]);
    const challanNo = String(withinCompany.challan?.number);
    expect(
      ours.documents.map(({ nature, from, to, count, cancelled }) => [nature, from, to, count, cancelled]),
    ).toEqual([
      ['Invoices for outward supply', '271/26-27/000001', '271/26-27/000002', 2, 1],
      ['Delivery challans', challanNo, challanNo, 1, 0],
    ]);
    expect([ours.difference, ours.missing]).toEqual([0, []]);
    expect(ours.gstr1.head.gstin).toBe(OUR_GSTIN);
    expect(runToEnd(portalFiles(ours.gstr1)).faults).toEqual([]);

    const delhi = filing(DELHI_GSTIN);
    expect(delhi.b2b).toMatchObject([{ gstin: PUNE_GSTIN, docNo: 'T71/26-27/000001', igst: 9, value: 59 }]);
    expect(delhi.gstr1.head.gstin).toBe(DELHI_GSTIN);
    expect(runToEnd(portalFiles(delhi.gstr1)).faults).toEqual([]);
    expect(filing(PUNE_GSTIN).documents).toEqual([]);
  });

  test('waits for the number of an invoice that is not given for good', () => {
    const { offer, filing } = handingOver();
    const { challan } = offer(STORE, DELHI, 1, 10);
    const found = filing('', new Set([challan?.id ?? '']));
    expect([found.waiting, found.b2b]).toEqual([1, []]);
  });

  test('names the registrations besides the company’s, and none where no branch has a GST number', () => {
    expect(selectBranchRegistrations(registeredBusiness)).toEqual([
      { gstin: DELHI_GSTIN, name: 'Delhi' },
      { gstin: PUNE_GSTIN, name: 'Pune' },
    ]);
    expect(selectBranchRegistrations(smallBusiness)).toEqual([]);
  });

  test('tells no challan while the company is the only registration', () => {
    const store = createStore(smallBusiness);
    done(store.dispatch(challanOffered({ from: STORE, to: DELHI, lines: relays(1) }, DAY)));
    expect(selectFiling(store.getState(), MONTH, NONE).documents).toEqual([]);
  });
});

const PLACES = [STORE, DELHI, PUNE, NASHIK, DELHI_BAG];
const place = fc.constantFrom(...PLACES);
const step = fc.record({
  from: place,
  to: place,
  qty: fc.integer({ min: 1, max: 3 }),
  value: fc.integer({ min: 1, max: 9_999_999 }).map((paise) => paise / 100),
  answer: fc.constantFrom('Accepted' as const, 'Declined' as const, 'Cancelled' as const, undefined),
});

test('whatever is handed over, the returns of all registrations come to the invoices that stand, to the paisa', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
      const { store, offer, filing } = handingOver();
      for (const { from, to, qty, value, answer } of steps) {
        const { challan } = offer(from, to, qty, value);
        if (!challan || answer === undefined) continue;
        if (answer === 'Cancelled') store.dispatch(challanCancelled(challan, DAY));
        else {
          const answers = relays(qty).map((line) => ({ ...line, line: 0, outcome: answer, reason: 'Wet' }));
          store.dispatch(challanAnswered(challan, answers, DAY));
          store.dispatch(transferCredited(challan, DAY));
        }
      }
      const filings = ['', DELHI_GSTIN, PUNE_GSTIN].map((filer) => filing(filer));
      const standing = Object.values(store.getState().challans.entities)
        .filter(isInvoiced)
        .filter(({ status }) => status !== 'Cancelled');
      const totals = standing.map(({ consignment }) => consignment.invoice.total);
      const credits = standing.map(({ credit }) => credit?.total ?? 0);
      expect(filings.map(({ difference }) => difference)).toEqual([0, 0, 0]);
      expect(sumOf(filings.flatMap(({ b2b }) => b2b.map(({ total }) => total)))).toBe(sumOf(totals));
      expect(sumOf(filings.flatMap((one) => one.credits.map(({ total }) => total)))).toBe(sumOf(credits));
      expect(filings.flatMap(({ gstr1 }) => runToEnd(portalFiles(gstr1)).faults)).toEqual([]);
      const numbers = Object.values(store.getState().challans.entities).flatMap((one) =>
        isInvoiced(one) ? [one.consignment.invoice.docNo] : [],
      );
      expect(new Set(numbers).size).toBe(numbers.length);
    }),
    { numRuns: runs(60) },
  );
});

test('a challan of which some was accepted is not taken back: its tax invoice stands', () => {
  const { store } = handingOver();
  const lines = [...relays(2), { device: imeiOfDevice(4), qty: 1 }];
  const declared = [
    { product: 'Relay, RL-12', hsn: '853641', value: 10 },
    { product: 'OBD tracker', value: 1000 },
  ];
  const fact = challanOffered({ from: STORE, to: DELHI, lines, declared }, DAY);
  done(store.dispatch(fact));
  const challan = () => store.getState().challans.entities[fact.payload.id];
  const offered = challan();
  if (offered)
    done(store.dispatch(challanAnswered(offered, [{ ...relays(2)[0], qty: 2, line: 0, outcome: 'Accepted' }], DAY)));
  const answered = challan();
  expect(answered && reasonOf(store.dispatch(challanCancelled(answered, DAY)))).toContain(
    'tax invoice 271/26-27/000001 stands',
  );
});
