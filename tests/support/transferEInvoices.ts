// Transfers between branches of a business that registers e-invoices since 1 April 2026; all of them have their towns and PIN codes.
import { companyTable } from '@/store/billing/company/companySlice';
import type { Company } from '@/store/billing/company/company';
import { createStore } from '@/store/business/store';
import { challanAnswered, challanCancelled, challanOffered, transferCredited } from '@/store/facts/challans';
import { STORE, type Holder } from '@/store/kit/movements/holder';
import { branchTable } from '@/store/places/branches/branchesSlice';
import type { Challan } from '@/store/stock/challans/challan';
import { done } from './said';
import { imeiOfDevice } from './stock';
import { DELHI, NASHIK, PUNE, registeredBusiness, STORE_DETAILS } from './transfers';

const TRANSFER_DAY = '2027-01-15';
const RELAY = { productName: 'Relay', model: 'RL-12', kind: 'Accessory' as const };
const PLACES = new Map([
  ['branch-1', { town: 'New Delhi', pinCode: '110020' }],
  ['branch-2', { town: 'Pune', pinCode: '411004' }],
]);

/** That business, before anything is offered. */
export const transferBusiness = (ours: Partial<Company> = {}, places = PLACES) => ({
  ...registeredBusiness,
  company: companyTable([{ ...STORE_DETAILS, town: 'Mumbai', pinCode: '400028', eInvoiceFrom: '2026-04-01', ...ours }]),
  branches: branchTable(
    Object.values(registeredBusiness.branches.entities).map((one) => ({ ...one, ...places.get(one.id) })),
  ),
});

/**
 * A tracker of ₹1,499.99 and three relays of ₹80.35 from the store to Delhi, of which two relays are accepted and one is credited; a
 * relay from Delhi to Pune; and what needs no IRN: one to Nashik, which has the company's GST number, and one that was taken back.
 */
export function transferred(business = transferBusiness()) {
  const store = createStore(business);
  const offer = (from: Holder, to: Holder, relays: number, device?: number): Challan => {
    const declared = [
      { product: 'OBD tracker', hsn: '852691', value: 1499.99 },
      { product: 'Relay, RL-12', hsn: '853641', value: 80.35 },
    ];
    const lines = [
      ...(device === undefined ? [] : [{ device: imeiOfDevice(device), qty: 1 }]),
      { goods: RELAY, qty: relays },
    ];
    const fact = challanOffered({ from, to, lines, declared }, TRANSFER_DAY);
    done(store.dispatch(fact));
    const challan = store.getState().challans.entities[fact.payload.id];
    if (!challan) throw new Error('Nothing was offered.');
    return challan;
  };
  const toDelhi = offer(STORE, DELHI, 3, 4);
  done(
    store.dispatch(
      challanAnswered(
        toDelhi,
        [
          { device: imeiOfDevice(4), qty: 1, line: 0, outcome: 'Accepted' },
          { goods: RELAY, qty: 3, line: 1, outcome: 'Short', accepted: 2, reason: 'One is missing' },
        ],
        TRANSFER_DAY,
      ),
    ),
  );
  done(store.dispatch(transferCredited(toDelhi, '2027-01-20')));
  const toPune = offer(DELHI, PUNE, 1);
  offer(STORE, NASHIK, 1);
  done(store.dispatch(challanCancelled(offer(STORE, DELHI, 1), TRANSFER_DAY)));
  return { store, toDelhi, toPune };
}
