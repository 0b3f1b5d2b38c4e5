import { expect, test } from 'vitest';
import { emptyBusiness } from '@/store/business/business';
import { requestTable } from '@/store/purchasing/requests/requestsSlice';
import { selectComing, selectContents } from '@/store/stock/onHand/contents';
import { requestLine, stockRequest } from '../../../support/stock';

const state = {
  ...emptyBusiness,
  requests: requestTable([
    stockRequest(1, {
      status: 'In Transit',
      products: [
        requestLine({ name: 'All came and counted', qty: 5, received: 5, stocked: 5 }),
        requestLine({ name: 'Some will never come', qty: 5, received: 2, stocked: 1, shortClosed: 1 }),
      ],
    }),
  ]),
};

test('of a request only what is still to come is coming, and only what came and was not counted is to be counted', () => {
  expect(selectComing(state).map(({ productName, qty }) => [productName, qty])).toEqual([['Some will never come', 2]]);
  const [store] = selectContents(state).values();
  expect(store?.uncounted.map(({ productName, qty }) => [productName, qty])).toEqual([['Some will never come', 1]]);
});
