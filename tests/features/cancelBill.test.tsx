import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { useSeldomBillActs } from '@/features/sales/useSeldomBillActs';
import type { IssuedBill } from '@/store/billing/bills/bill';
import { numbered } from '@/store/kit/table';
import { createStore } from '@/store/business/store';
import { monthClosed } from '@/store/facts/periods';
import { ToastProvider } from '@/ui/toast';
import { portalBusiness } from '../support/eInvoices';
import { textOf } from '../support/rendered';
import { done } from '../support/said';

function Seldom({ bill }: { bill: IssuedBill }) {
  return useSeldomBillActs(bill, () => {}).map((act) => act && `${act.label}: ${act.whyNot ?? 'can be'}; `);
}

test('a bill can be cancelled on its page until its month is closed: then the menu says why not', () => {
  const store = createStore(portalBusiness());
  const seldom = () => {
    const bill = numbered(store.getState().bills, '123');
    if (!bill) throw new Error('The portal’s business has no bill 123');
    return textOf(
      renderToString(
        <Provider store={store}>
          <ToastProvider>
            <Seldom bill={bill} />
          </ToastProvider>
        </Provider>,
      ),
    );
  };
  expect(seldom()).toContain('Cancel Bill: can be;');
  done(store.dispatch(monthClosed('2026-09', '2026-10-05')));
  expect(seldom()).toContain(
    'Cancel Bill: Sep 2026 is closed: issue a credit note instead, or ask an admin to open the month again.;',
  );
});
