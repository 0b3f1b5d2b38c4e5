import { runToEnd } from '@/journal/kit/runToEnd';
import { selectBillRun } from '@/store/billing/billRun/billRunSteps';
import { runRowSteps, seenBills } from '@/store/billing/billRun/runRows';
import { createStore, type Fact } from '@/store/business/store';
import { selectTodayList, todaySteps } from '@/store/business/today/today';
import { accountsBilled } from '@/store/facts/accounts';
import { billRunApproved } from '@/store/facts/bills';
import { deviceLost } from '@/store/facts/devices';
import { contactsImported } from '@/store/facts/vehicles';
import { manyAccounts } from '../manyAccounts';

const TODAY = '2026-11-21';
const LAST_MONTH = '2026-10';
const SLICE_MS = 8;
const CONTACTS = 5_000;
/** Of so many vehicles one is silent for more than a week. */
const SILENT_ONE_OF = 20;

const contactOf = (index: number) => ({
  contact: { at: `${index % SILENT_ONE_OF === 0 ? '2026-11-02' : '2026-11-20'}T08:00` },
});

/** Milliseconds of today's list over 20,000 accounts with five vehicles each, whose last month is billed: at first, and after each fact. */
async function measure() {
  const business = manyAccounts(contactOf);
  const store = createStore(business);
  const say = (fact: Fact) => {
    const said = store.dispatch(fact);
    if (!said.done) throw new Error(said.reason);
  };
  const run = runToEnd(runRowSteps(business, selectBillRun(business, LAST_MONTH, TODAY)));
  say(billRunApproved(LAST_MONTH, seenBills([...run.ready, ...run.look]), TODAY));

  const list = async () => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    const began = performance.now();
    const { parts } = selectTodayList(store.getState(), TODAY);
    return { ms: performance.now() - began, items: parts.reduce((sum, { items }) => sum + items.length, 0) };
  };
  const after = async (fact: Fact) => {
    say(fact);
    return (await list()).ms;
  };
  let longest = 0;
  let slices = 0;
  const steps = todaySteps(store.getState(), TODAY);
  for (let done = false; !done;) {
    const began = performance.now();
    while (performance.now() - began < SLICE_MS && !done) done = steps.next().done === true;
    longest = Math.max(longest, performance.now() - began);
    slices += 1;
  }
  const first = await list();
  const billed = Array.from({ length: 5 }, (_, place) => `vehicle-${4711 * 5 + place}`);
  const told = Array.from({ length: CONTACTS }, (_, index) => ({
    id: `vehicle-${index}`,
    contact: { at: `${TODAY}T11:00` },
  }));
  return {
    items: first.items,
    slices,
    longest,
    first: first.ms,
    contact: await after(contactsImported(told.slice(0, 1))),
    contacts: await after(contactsImported(told)),
    lost: await after(deviceLost(business.devices.ids[7] ?? '', 'Burnt', TODAY)),
    billed: await after(accountsBilled(['account-4711'], billed, TODAY)),
  };
}

Object.assign(window, { bench: { measure } });
