import type { Msg, NatsConnection, SubscriptionOptions } from '@nats-io/nats-core';
import type { StreamInfo } from '@nats-io/jetstream';
import { expect, onTestFinished, test, vi } from 'vitest';
import { leadershipOver, leadingAlone } from '../../office/leadership';
import { eventually } from '../support/eventually';

type Cluster = Pick<StreamInfo, 'cluster'>;

/** The machine `one` of an office, what is asked of the server there, and what it hears. */
function onMachineOne() {
  const asked: { answer: (told: Cluster) => void; fail: (error: Error) => void }[] = [];
  let hear: SubscriptionOptions['callback'];
  const subscribe = vi.fn<NatsConnection['subscribe']>((_subject, options) => {
    hear = options?.callback;
    return { unsubscribe: () => {} } as ReturnType<NatsConnection['subscribe']>;
  });
  const connection = { info: { server_name: 'one' }, subscribe } as unknown as NatsConnection;
  const info = () => new Promise<Cluster>((answer, fail) => asked.push({ answer, fail })) as Promise<StreamInfo>;
  const leadership = leadershipOver(connection, { info });
  onTestFinished(() => leadership.close());
  return {
    leadership,
    subscribe,
    asked,
    answer: async (leader?: string) => {
      asked.shift()?.answer({ cluster: leader === undefined ? {} : { leader } });
      await Promise.resolve();
    },
    unanswered: () => asked.shift()?.fail(new Error('The office does not answer.')),
    elected: (leader: string) => void hear?.(null, { json: () => ({ leader }) } as unknown as Msg),
  };
}

test('all who follow are told that the machine leads, those who come later at once, and the server is asked once', async () => {
  const { leadership, subscribe, asked, answer, elected } = onMachineOne();
  const told: string[] = [];
  leadership.follow((leads) => told.push(`first ${leads}`));
  leadership.follow((leads) => told.push(`second ${leads}`));
  expect([asked.length, subscribe.mock.calls.length, told]).toEqual([1, 1, []]);
  await answer('one');
  await eventually(() => expect(told).toEqual(['first true', 'second true']));

  const stop = leadership.follow((leads) => told.push(`third ${leads}`));
  stop();
  elected('two');
  expect(told.slice(2)).toEqual(['third true', 'first false', 'second false']);
});

test('what was asked before an election does not take it back', async () => {
  const { leadership, answer, elected } = onMachineOne();
  const told: boolean[] = [];
  leadership.follow((leads) => told.push(leads));
  elected('one');
  await answer('two');
  await new Promise((resolve) => setImmediate(resolve));
  expect(told).toEqual([true]);
});

test('a machine of several that cannot tell for a moment who leads looks again at once, not only at the next beat', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { leadership, asked, answer, unanswered } = onMachineOne();
  const told: boolean[] = [];
  leadership.follow((leads) => told.push(leads));
  await answer('one');
  await vi.advanceTimersByTimeAsync(2_000);
  unanswered();
  await vi.advanceTimersByTimeAsync(200);
  expect(asked.length).toBe(1);
  await answer('one');
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual([true, false, true]);
});

test('a machine that is cut off from the others, whose server knows of no leader, does not lead', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { leadership, answer } = onMachineOne();
  const told: boolean[] = [];
  leadership.follow((leads) => told.push(leads));
  await answer('one');
  await vi.advanceTimersByTimeAsync(2_000);
  await answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(told).toEqual([true, false]);
});

test('the machine of an office that has no other one leads from its beginning', () => {
  const told: boolean[] = [];
  leadingAlone.follow((leads) => told.push(leads))();
  leadingAlone.close();
  expect(told).toEqual([true]);
});
