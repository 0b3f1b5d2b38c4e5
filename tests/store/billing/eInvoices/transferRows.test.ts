import { expect, test } from 'vitest';
import { companyTable } from '@/store/billing/company/companySlice';
import { irnOf } from '@/store/billing/eInvoices/irn';
import { refusedNumber, selectTransferRows } from '@/store/billing/eInvoices/transferRows';
import { selectFiling } from '@/store/billing/returns/taxReturn';
import { createStore } from '@/store/business/store';
import { challanAnswered, challanCancelled, challanOffered, transferCredited } from '@/store/facts/challans';
import { STORE, type Holder } from '@/store/kit/movements/holder';
import { done } from '../../../support/said';
import {
  DELHI,
  DELHI_GSTIN,
  NASHIK,
  OUR_GSTIN,
  PUNE,
  PUNE_GSTIN,
  registeredBusiness,
  STORE_DETAILS,
} from '../../../support/transfers';

const DAY = '2027-01-15';
const NONE: ReadonlySet<string> = new Set();
const relays = (qty: number) => ({ goods: { productName: 'Relay', model: 'RL-12', kind: 'Accessory' as const }, qty });

/** Three relays from the store to Delhi of which two are accepted and one is credited, some from Delhi to Pune, and what needs no IRN. */
function handedOver(eInvoiceFrom: string) {
  const company = companyTable([{ ...STORE_DETAILS, eInvoiceFrom }]);
  const store = createStore({ ...registeredBusiness, company });
  const offer = (from: Holder, to: Holder, qty: number) => {
    const declared = [{ product: 'Relay, RL-12', hsn: '853641', value: 100 }];
    const fact = challanOffered({ from, to, lines: [relays(qty)], declared }, DAY);
    done(store.dispatch(fact));
    const challan = store.getState().challans.entities[fact.payload.id];
    if (!challan) throw new Error('Nothing was offered.');
    return challan;
  };
  const toDelhi = offer(STORE, DELHI, 3);
  const answer = { ...relays(3), line: 0, outcome: 'Short' as const, accepted: 2, reason: 'One is missing' };
  done(store.dispatch(challanAnswered(toDelhi, [answer], DAY)));
  done(store.dispatch(transferCredited(toDelhi, '2027-01-20')));
  const toPune = offer(DELHI, PUNE, 1);
  offer(STORE, NASHIK, 1);
  done(store.dispatch(challanCancelled(offer(STORE, DELHI, 1), DAY)));
  const rows = (from = '2027-01-01', to = '2027-01-31', unnumbered = NONE) =>
    selectTransferRows(store.getState(), from, to, unnumbered).map(({ docNo }) => docNo);
  const missing = (filer?: string) =>
    selectFiling(store.getState(), '2027-01', NONE, filer).missing.flatMap(({ docNo, what, mend }) =>
      what.includes('needs an IRN') ? [[docNo, mend?.label]] : [],
    );
  return { store, toDelhi, toPune, rows, missing };
}

test('tax invoices and credit notes between two GST numbers of ours need an IRN of the one that gives', () => {
  const { store, toDelhi, toPune, rows } = handedOver('2026-04-01');
  const [invoice, credit, other] = selectTransferRows(store.getState(), '2027-01-01', '2027-01-31', NONE);
  expect([invoice, credit, other]).toMatchObject([
    { kind: 'INV', docNo: '271/26-27/000001', challan: toDelhi.number, seller: OUR_GSTIN, buyer: DELHI_GSTIN },
    { kind: 'CRN', docNo: '271C/26-27/00001', issuedOn: '2027-01-20', seller: OUR_GSTIN, buyer: DELHI_GSTIN },
    { kind: 'INV', docNo: 'T71/26-27/000001', challan: toPune.number, seller: DELHI_GSTIN, buyer: PUNE_GSTIN },
  ]);
  expect(other?.irn).toBe(irnOf({ gstin: DELHI_GSTIN, kind: 'INV', docNo: 'T71/26-27/000001', issuedOn: DAY }));
  expect(rows('2027-01-16')).toEqual(['271C/26-27/00001']);
  expect(rows('2027-01-01', '2027-01-31', new Set([toDelhi.id]))).toEqual(['271C/26-27/00001', 'T71/26-27/000001']);
  expect(handedOver('2027-01-16').rows()).toEqual(['271C/26-27/00001']);
  expect(handedOver('').rows()).toEqual([]);
});

test('the return of the registration that gives tells that they are in no file', () => {
  const { toDelhi, toPune, missing } = handedOver('2026-04-01');
  expect(missing()).toEqual([
    ['271/26-27/000001', `Open challan ${toDelhi.number}`],
    ['271C/26-27/00001', `Open challan ${toDelhi.number}`],
  ]);
  expect(missing(DELHI_GSTIN)).toEqual([['T71/26-27/000001', `Open challan ${toPune.number}`]]);
  expect(handedOver('').missing()).toEqual([]);
});

test('a number that begins with 0, as those of such states once did, is told to be refused', () => {
  expect(refusedNumber({ docNo: '071/26-27/000001' })).toContain('takes no number that begins with 0');
  expect(refusedNumber({ docNo: 'T71/26-27/000001' })).toBeUndefined();
});
