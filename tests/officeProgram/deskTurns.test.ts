import type { Msg, NatsConnection, SubscriptionOptions } from '@nats-io/nats-core';
import { expect, test } from 'vitest';
import { openDesk } from '../../office/desk';
import type { AccessDesk } from '../../office/deskAnswers';
import type { Members } from '../../office/members';

const PEOPLE = [
  { name: 'Asha', role: 'admin' },
  { name: 'Ravi', role: 'stock' },
];

/** A desk that anybody may ask; tells of whom it did something, in the order in which it did. */
function opened() {
  const done: string[] = [];
  const members = {
    secretOf: () => Promise.resolve({ hash: '', place: 1 }),
    people: () => Promise.resolve({ place: 1, people: PEOPLE }),
    drop: async (name: string) => void done.push(`remove ${name}`),
    putHash: () => Promise.resolve(),
  } as unknown as Members;
  const access = {
    answer: async ({ name }: { name: string }) => {
      done.push(`access ${name}`);
      return { done: true };
    },
    forget: () => Promise.resolve(),
  } as unknown as AccessDesk;
  const heard: NonNullable<SubscriptionOptions['callback']>[] = [];
  openDesk({
    connection: {
      subscribe: (_subject: string, { callback }: SubscriptionOptions) => callback && heard.push(callback),
    } as unknown as NatsConnection,
    members,
    access,
    whenceOf: () => Promise.resolve({}),
    notes: () => {},
    changed: () => {},
  });
  /** Asks it; resolves with its answer. */
  const ask = (by: string, request: string, asked: object) =>
    new Promise<unknown>((answered) => {
      const message = {
        subject: `office.desk.${by}.${request}`,
        json: () => asked,
        respond: (text: string) => answered(JSON.parse(text)),
      };
      void heard[0]?.(null, message as unknown as Msg);
    });
  return { done, ask };
}

test('whoever is removed is, however much they ask of the office meanwhile', async () => {
  const { done, ask } = opened();
  const flood = Array.from({ length: 40 }, () => ask('Ravi', 'own.access', {}));
  await Promise.all([...flood, ask('Asha', 'people.remove', { name: 'Ravi' })]);
  expect(done.slice(0, 2)).toEqual(['access Ravi', 'remove Ravi']);
});
