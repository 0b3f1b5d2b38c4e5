import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ReturnSections } from '@/features/sales/ReturnSections';
import { companyNow } from '@/store/billing/company/company';
import { selectFiling } from '@/store/billing/returns/taxReturn';
import { deniedFor, openFor } from '@/store/business/policy';
import { createStore } from '@/store/business/store';
import { whyNot } from '@/store/business/whyNot';
import { companyChanged } from '@/store/facts/company';
import { DeniedButton } from '@/ui/DeniedButton';
import { Limits, type LimitedAction } from '@/ui/limits';
import { goldenBusiness } from '../support/goldenReturn';
import { linksIn, textOf } from '../support/rendered';
import { done } from '../support/said';
import { smallBusiness } from '../support/tabs';

test('a tax invoice over a transfer leads to its challan, but not for sales, who have no page of it', () => {
  const golden = goldenBusiness();
  const found = selectFiling(golden.getState(), '2026-10', new Set());
  const shownTo = (role: 'sales' | 'admin') => {
    const open = openFor(role);
    const limiting = { denied: deniedFor(role), ...(open && { open }) };
    const limits = {
      whyNot: (does: LimitedAction) => whyNot(limiting, does),
      Denied: DeniedButton,
      instead: () => undefined,
    };
    const element = (
      <Limits value={limits}>
        <ReturnSections found={found} faults={[]} />
      </Limits>
    );
    const router = createMemoryRouter([{ path: '*', element }]);
    return renderToString(
      <Provider store={golden}>
        <RouterProvider router={router} />
      </Provider>,
    );
  };
  const transfer = found.b2b.find(({ challan }) => challan !== undefined);
  const challans = (html: string) => linksIn(html).filter(([, to]) => to.startsWith('/stocks/slips/'));
  expect(challans(shownTo('admin'))).toContainEqual([transfer?.docNo, `/stocks/slips/${transfer?.challan}`]);
  expect(challans(shownTo('sales'))).toEqual([]);
  expect(textOf(shownTo('sales'))).toContain(transfer?.docNo);
});

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
