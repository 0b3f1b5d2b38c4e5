import type { UnknownAction } from '@reduxjs/toolkit';
import { afterAll, expect, test, vi } from 'vitest';
import { StateMachine, type AnyStateMachine, type EventObject } from 'xstate';
import { changesBetween } from '@/journal/undo/undo';
import type { Business } from '@/store/business/business';
import { asCancelled } from '@/store/billing/bills/documents';
import { businessModel } from '@/store/business/businessModel';
import { replay } from '@/store/business/replay';
import { accountDeactivated } from '@/store/facts/deactivations';
import { selectStandings } from '@/store/vehicles/vehicles/standings';
import { receiptRecorded } from '@/store/facts/receipts';
import { subscriptionOpened } from '@/store/facts/subscriptions';
import { numbersFrom } from '../../support/work/chance';
import { someFact } from '../../support/work/someFact';
import { workplace } from '../../support/work/workplace';
import { chainFactOf } from '../../support/stockWork';
import { smallBusiness } from '../../support/tabs';
import { isQuick } from '../../support/runs';

/** Those that a screen, a connection or the office itself runs: no fact moves a status of theirs. */
const RUNNING = [
  'import',
  'move',
  'newVersion',
  'officeLink',
  'otpTalk',
  'outboxLetter',
  'salesWizard',
  'saving',
  'supportBot',
];

const ofStatuses = Object.values(import.meta.glob<object>('/src/machines/*.ts', { eager: true }))
  .flatMap((module) => Object.values<unknown>({ ...module }))
  .filter((one): one is AnyStateMachine => one instanceof StateMachine)
  .filter(({ id }) => !RUNNING.includes(id));

/** What moved a status: the machine with its event, `bill cancel` for one. */
const moved = new Set<string>();
for (const machine of ofStatuses) {
  const own = machine.transition.bind(machine);
  vi.spyOn(machine, 'transition').mockImplementation((snapshot, event: EventObject, scope) => {
    moved.add(`${machine.id} ${event.type}`);
    return own(snapshot, event, scope);
  });
}
afterAll(() => vi.restoreAllMocks());

type SomeFact = (business: Business, below: (limit: number) => number) => UnknownAction | undefined;

/** What a business comes to by so many facts, each said of what the one before left. */
function saidOf(start: Business, factOf: SomeFact, count: number, seed: number): Business {
  const below = numbersFrom(seed);
  let business = start;
  for (let said = 0; said < count; said += 1) {
    const fact = factOf(business, below);
    if (fact) business = replay(business, [businessModel.asSaid(fact, business)]);
  }
  return business;
}

const deactivated = (deactivate: 'Temporary' | 'Permanent', alertDate?: string) =>
  accountDeactivated({
    userName: 'Asha',
    companyName: 'Konkan Carriers',
    totalNoOfVehicles: 1,
    deviceRemoved: 'No',
    deactivate,
    alertDate,
    accountId: smallBusiness.accounts.ids[0],
  });

const received = ({ accounts }: Business) =>
  receiptRecorded(
    { accountId: accounts.ids[0] ?? '', on: '2026-11-21', mode: 'UPI', cash: 500, allocations: [] },
    '2026-11-21',
  );

test.skipIf(isQuick)('every event of a machine moves a status by something that can be said', () => {
  const office = saidOf(workplace, someFact, 6_000, 4);
  for (let seed = 1; seed <= 10; seed += 1) saidOf(smallBusiness, chainFactOf, 100, seed);
  // A document is cancelled by the Undo of its issue, and an account's pause is over once it is billed again.
  asCancelled(changesBetween(workplace, office));
  asCancelled(changesBetween(office, replay(office, [businessModel.asSaid(received(office), office)])));
  selectStandings(office);
  const ended = replay(smallBusiness, [deactivated('Temporary', '2026-12-01'), deactivated('Permanent')]);
  selectStandings(ended);
  const { accounts, vehicles } = smallBusiness;
  const billed = vehicles.ids.find((id) => vehicles.entities[id]?.accountId === accounts.ids[0]) ?? '';
  selectStandings(replay(smallBusiness, [deactivated('Temporary', '2026-12-01'), subscriptionOpened(billed)]));
  expect(ofStatuses.length).toBeGreaterThan(10);
  const events = ofStatuses.flatMap(({ id, events: types }) => types.map((type) => `${id} ${type}`));
  expect(events.filter((event) => !moved.has(event))).toEqual([]);
});
