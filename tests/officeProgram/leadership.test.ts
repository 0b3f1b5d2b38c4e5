import type { Msg, NatsConnection, SubscriptionOptions } from '@nats-io/nats-core';
import type { StreamInfo } from '@nats-io/jetstream';
import { expect, onTestFinished, test, vi } from 'vitest';
import { leadershipOver } from '../../office/leadership';
import { eventually } from '../support/eventually';

type Cluster = Pick<StreamInfo, 'cluster'>;

/** The machine `one` of an office, what is asked of the server there, and what it hears. */
function onMachineOne() {
  const asked: ((told: Cluster) => void)[] = [];
  let hear: SubscriptionOptions['callback'];
  const subscribe = vi.fn<NatsConnection['subscribe']>((_subject, options) => {
    hear = options?.callback;
    return { unsubscribe: () => {} } as ReturnType<NatsConnection['subscribe']>;
  });
  const connection = { info: { server_name: 'one' }, subscribe } as unknown as NatsConnection;
  const info = () => new Promise<Cluster>((answer) => asked.push(answer)) as Promise<StreamInfo>;
  const leadership = leadershipOver(connection, { info });
  onTestFinished(() => leadership.close());
  return {
    leadership,
    subscribe,
    asked,
    answer: async (leader: string) => {
      asked.shift()?.({ cluster: { leader } });
      await Promise.resolve();
    },
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
