import { expect, test } from 'vitest';
import { getSimplePaths } from 'xstate/graph';
import { advance, type StatusOf } from '@/machines/advance';
import { outgoingMailMachine, type MailEvent } from '@/machines/outgoingMail';
import { MAIL_EVENTS } from '../support/mailEvents';

test('a mail waits for one answer, and an SMS that was taken for its reports as well', () => {
  const ways = getSimplePaths(outgoingMailMachine).map(({ state, steps }) =>
    [...steps.slice(1).map(({ event }) => event.type), state.value].join(' '),
  );
  expect(ways.toSorted()).toEqual([
    'Waiting',
    'accept Accepted',
    'accept deliver Delivered',
    'accept missDelivery Not Delivered',
    'accept missDelivery deliver Delivered',
    'accept missDelivery missReceiver No Such Receiver',
    'accept missDelivery missReceiver deliver Delivered',
    'accept missReceiver No Such Receiver',
    'accept missReceiver deliver Delivered',
    'fail Failed',
    'lose Not Known',
    'lose deliver Delivered',
    'lose missDelivery Not Delivered',
    'lose missDelivery deliver Delivered',
    'lose missDelivery missReceiver No Such Receiver',
    'lose missDelivery missReceiver deliver Delivered',
    'lose missReceiver No Such Receiver',
    'lose missReceiver deliver Delivered',
    'missReceiver No Such Receiver',
    'missReceiver deliver Delivered',
  ]);
});

test('once it is delivered or failed, it stays so', () => {
  for (const status of ['Delivered', 'Failed'] as const)
    expect([status, MAIL_EVENTS.filter((type) => advance(outgoingMailMachine, status, { type }))]).toEqual([
      status,
      [],
    ]);
});

test('reports that come in another order, or again, end where the true one does', () => {
  const after = (...events: MailEvent['type'][]) =>
    events.reduce<StatusOf<typeof outgoingMailMachine>>(
      (status, type) => advance(outgoingMailMachine, status, { type }) ?? status,
      'Accepted',
    );
  expect(after('deliver', 'missDelivery', 'missReceiver', 'deliver')).toBe('Delivered');
  expect(after('missDelivery', 'missDelivery', 'deliver')).toBe('Delivered');
  expect(after('missDelivery', 'missReceiver')).toBe('No Such Receiver');
  expect(after('missReceiver', 'missDelivery')).toBe('No Such Receiver');
});
