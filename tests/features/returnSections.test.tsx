import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ReturnSections } from '@/features/sales/ReturnSections';
import { companyNow } from '@/store/billing/company/company';
import { selectFiling } from '@/store/billing/returns/taxReturn';
import { createStore } from '@/store/business/store';
import { companyChanged } from '@/store/facts/company';
import { textOf } from '../support/rendered';
import { done } from '../support/said';
import { smallBusiness } from '../support/tabs';

test('the return of a month asks for a GST number unless it was billed under one that the company had then', () => {
  const store = createStore(smallBusiness);
  const { gstin } = companyNow(smallBusiness);
  done(store.dispatch(companyChanged({ was: { gstin }, to: { gstin: '' } })));
  const shown = (month: string) => {
    const found = selectFiling(store.getState(), month, new Set());
    const router = createMemoryRouter([{ path: '*', element: <ReturnSections found={found} faults={[]} /> }]);
    return textOf(
      renderToString(
        <Provider store={store}>
          <RouterProvider router={router} />
        </Provider>,
      ),
    );
  };
  const [bill] = Object.values(smallBusiness.bills.entities);
  expect(shown(bill?.month ?? '')).not.toContain('Our own GST number');
  expect(shown('2020-01')).toContain('Our own GST number');
});
