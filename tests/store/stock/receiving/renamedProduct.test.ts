import { expect, test } from 'vitest';
import { createStore } from '@/store/business/store';
import { requestAdvanced, requestRaised } from '@/store/facts/requests';
import { productEdited, vendorAdded } from '@/store/facts/vendors';
import type { Edit } from '@/store/kit/edit';
import { receiptOfRest } from '@/store/purchasing/requests/receipt';
import { requestLine } from '@/store/purchasing/requests/requestLines';
import { selectRequests } from '@/store/purchasing/requests/requestsSlice';
import type { ProductDraft } from '@/store/purchasing/vendors/vendor';
import { selectVendors } from '@/store/purchasing/vendors/vendorsSlice';
import { selectComing } from '@/store/stock/onHand/contents';
import { kindOfLine, selectReceivingContext } from '@/store/stock/receiving/receivingContext';
import { vendorDraft } from '../../../support/vendors';

const TRACKER = { name: 'GPS tracker', rate: 900, unit: 'Pcs', minOrderQty: 1, kind: 'Device', model: 'TK-2' } as const;

test.each<[string, Edit<ProductDraft>]>([
  ['another name', { was: { name: 'GPS tracker' }, to: { name: 'GPS tracker basic' } }],
  ['another unit', { was: { unit: 'Pcs' }, to: { unit: 'Bundle' } }],
])('trackers on their way stay trackers when their product is given %s', (_what, edit) => {
  const store = createStore();
  store.dispatch(vendorAdded(vendorDraft('Bharat Trackers', [TRACKER])));
  const vendors = selectVendors(store.getState());
  const [vendor] = vendors;
  const [vendorId, productId] = [vendor?.id ?? '', vendor?.products[0]?.id ?? ''];
  const line = requestLine(vendors, { vendorId, productId, units: 5, rate: 900 });
  const raised = requestRaised(line ? [line] : []);
  store.dispatch(raised);
  for (const type of ['approve', 'dispatch'] as const) store.dispatch(requestAdvanced(raised.payload.id, { type }));
  expect(store.dispatch(productEdited(vendorId, productId, edit))).toMatchObject({ done: true });

  const state = store.getState();
  const [request] = selectRequests(state);
  expect(request?.products.map((one) => kindOfLine(selectReceivingContext(state), one))).toEqual(['Device']);
  expect(request && receiptOfRest(request, state.vendors.entities)).toMatchObject([{ kind: 'Device', model: 'TK-2' }]);
  expect(selectComing(state)).toMatchObject([{ productName: 'GPS tracker', kind: 'Device', model: 'TK-2', qty: 5 }]);
});
