import { expect, test } from 'vitest';
import { accountMachine } from '@/machines/account';
import { advance, statusesOf } from '@/machines/advance';
import { simMachine } from '@/machines/sim';

const ACCOUNT_EVENTS = ['pause', 'resume', 'end', 'strikeOff'] as const;
const SIM_EVENTS = ['pair', 'fit', 'activate', 'suspend', 'deactivate'] as const;
const NOTHING = undefined;

test('an account is paused and resumed until it is ended, which nothing but striking off follows', () => {
  const after = statusesOf(accountMachine).map((status) => [
    status,
    ...ACCOUNT_EVENTS.map((type) => advance(accountMachine, status, { type })),
  ]);
  expect(after).toEqual([
    ['Active', 'Paused', NOTHING, 'Ended', 'Deleted From Debtors'],
    ['Paused', 'Paused', 'Active', 'Ended', 'Deleted From Debtors'],
    ['Ended', NOTHING, NOTHING, 'Ended', 'Deleted From Debtors'],
    ['Deleted From Debtors', NOTHING, NOTHING, NOTHING, 'Deleted From Debtors'],
  ]);
});

test('a SIM is paired until it is deactivated, and fitted only while it is active', () => {
  const after = statusesOf(simMachine).map((status) => [
    status,
    ...SIM_EVENTS.map((type) => advance(simMachine, status, { type })),
  ]);
  expect(after).toEqual([
    ['Blank', 'Blank', NOTHING, 'Active', NOTHING, 'Deactivated'],
    ['Active', 'Active', 'Active', NOTHING, 'Suspended', 'Deactivated'],
    ['Suspended', 'Suspended', NOTHING, 'Active', NOTHING, 'Deactivated'],
    ['Deactivated', NOTHING, NOTHING, NOTHING, NOTHING, NOTHING],
  ]);
});
