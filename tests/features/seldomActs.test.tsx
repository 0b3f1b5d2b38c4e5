import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { seldomClientActs } from '@/features/sales/seldomClientActs';
import { useSeldomBillActs } from '@/features/sales/useSeldomBillActs';
import type { IssuedBill } from '@/store/billing/bills/bill';
import { mayNotSay } from '@/store/business/policy';
import { createStore } from '@/store/business/store';
import { ROLES } from '@/store/kit/roles';
import { numbered } from '@/store/kit/table';
import { ToastProvider } from '@/ui/toast';
import type { LimitedAction } from '@/ui/limits';
import type { MoreAct } from '@/ui/moreActs';
import { portalBusiness } from '../support/eInvoices';
import { textOf } from '../support/rendered';

/** The one fact that something says. */
function typeOf(does: LimitedAction | undefined): string {
  if (does === undefined || typeof does === 'string' || !('type' in does)) throw new Error('It says no fact.');
  return does.type;
}

/** Who may do what a menu offers, by its label. */
const mayDo = (acts: readonly (MoreAct | false | undefined)[]) =>
  acts.flatMap((act) =>
    act ? [[act.label, ROLES.filter((role) => mayNotSay(role, typeOf(act.does)) === undefined)]] : [],
  );

const Seldom = ({ bill }: { bill: IssuedBill }) => mayDo(useSeldomBillActs(bill, () => {})).join('; ');

test('what is seldom done with a client is offered to those who may do it', () => {
  expect(mayDo(seldomClientActs(() => {}))).toEqual([
    ['Credit Terms', ['admin', 'sales']],
    ['Language and Wishes', ['admin', 'sales']],
    ['Delete Vehicle', ['admin', 'sales', 'care']],
  ]);
});

test('what is seldom done with a bill is offered to those who may do it', () => {
  const store = createStore(portalBusiness());
  const bill = numbered(store.getState().bills, '123');
  if (!bill) throw new Error('The portal’s business has no bill 123');
  const menu = renderToString(
    <Provider store={store}>
      <ToastProvider>
        <Seldom bill={bill} />
      </ToastProvider>
    </Provider>,
  );
  expect(textOf(menu)).toContain('Credit,admin,sales; Debit,admin,sales; Cancel Bill,admin,sales');
});
