import { expect, test } from 'vitest';
import type { FactAnswer } from '@/journal/adapters/nats/deskAnswers';
import type { Fact } from '@/store/business/store';
import { reportAsFact } from '../../../office/sms/reportAsFact';
import { takenSms } from '../../support/takenSms';

const NOW = '2026-11-28T09:00:00.000Z';

/** An office whose provider has taken SMS under these ids, what it tells, and the identities under which it said that. */
function office(requestIds: readonly string[], answer: FactAnswer = { kept: 1, subject: '' }) {
  const store = takenSms('2026-11-28', requestIds);
  const said: string[] = [];
  const say = async (id: string, fact: Fact) => {
    said.push(id);
    if ('kept' in answer) store.dispatch(fact);
    return answer;
  };
  const tell = reportAsFact({ desk: { store, say } as never, now: () => new Date(NOW) });
  const statuses = () => Object.values(store.getState().reminders.entities).map(({ status }) => status);
  const answeredAt = () => Object.values(store.getState().reminders.entities).map((one) => one.answeredAt);
  return { tell, said, statuses, answeredAt };
}

const DELIVERED = { became: 'deliver', words: 'Delivered' } as const;
const MISSED = { became: 'missDelivery', words: 'Absent' } as const;

test('what is known already is not said once more, nor what comes too late', async () => {
  const { tell, said, statuses } = office(['35-1']);
  expect(await tell({ requestId: '35-1', ...MISSED })).toBe('taken');
  expect(await tell({ requestId: '35-1', ...MISSED })).toBe('known');
  expect(await tell({ requestId: '35-1', ...DELIVERED })).toBe('taken');
  expect(await tell({ requestId: '35-1', ...MISSED })).toBe('known');
  expect([statuses(), said.length, new Set(said).size]).toEqual([['Delivered'], 2, 2]);
});

test('a report tells of the SMS of its id alone', async () => {
  const { tell, statuses } = office(['35-1', '35-2']);
  expect(await tell({ requestId: '35-2', ...DELIVERED })).toBe('taken');
  expect(await tell({ requestId: '35-3', ...DELIVERED })).toBe('unknown');
  expect(statuses()).toEqual(['Accepted', 'Delivered']);
});

test('an id that several SMS have tells of none of them', async () => {
  const { tell, said } = office(['35-1', '35-1']);
  expect(await tell({ requestId: '35-1', ...DELIVERED })).toBe('unknown');
  expect(said).toEqual([]);
});

test('what cannot be kept now is to be reported again', async () => {
  const { tell } = office(['35-1'], { again: 'not ready' });
  expect(await tell({ requestId: '35-1', ...DELIVERED })).toBe('again');
});

test.each([
  ['its own time', '2026-11-28T08:30:00.000Z', '2026-11-28T08:30:00.000Z'],
  ['when it was heard, where the provider does not say', undefined, NOW],
  ['when it was heard, where the provider says what is still to come', '2026-11-28T14:30:00.000Z', NOW],
  ['when it was taken, where the provider says a time before', '2026-11-28T02:30:00.000Z', '2026-11-28T08:00:00.000Z'],
])('a report counts as of %s', async (_what, at, answeredAt) => {
  const { tell, answeredAt: kept } = office(['35-1']);
  expect(await tell({ requestId: '35-1', ...DELIVERED, at })).toBe('taken');
  expect(kept()).toEqual([answeredAt]);
});
