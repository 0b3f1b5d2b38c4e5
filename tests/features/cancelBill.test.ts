import { expect, test } from 'vitest';
import { createStore } from '@/store/business/store';
import { monthClosed } from '@/store/facts/periods';
import { buttonsIn, shownAt } from '../support/rendered';
import { portalBusiness } from '../support/eInvoices';
import { done } from '../support/said';

test('a bill can be cancelled on its page until its month is closed: then the button says why not', async () => {
  const store = createStore(portalBusiness());
  const cancel = async () => {
    const html = await shownAt('/sales/invoice?no=123', undefined, store.getState());
    return buttonsIn(html).find(({ name }) => name === 'Cancel Bill')?.attributes;
  };
  expect(await cancel()).not.toContain('aria-disabled');
  done(store.dispatch(monthClosed('2026-09', '2026-10-05')));
  expect(await cancel()).toContain(
    'aria-description="Sep 2026 is closed: issue a credit note instead, or ask an admin to open the month again."',
  );
});
