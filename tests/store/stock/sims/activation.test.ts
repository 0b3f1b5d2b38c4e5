import { expect, test } from 'vitest';
import { activationOf, activationSchema } from '@/store/stock/sims/activation';
import { simOf } from '../../../support/stock';

const at = (n: number, changes: Parameters<typeof simOf>[1]) => simOf(n, { statusOn: undefined, ...changes });

test('of several SIMs those are activated that can be, and each other says why not', () => {
  const blank = at(1, { status: 'Blank' });
  const resting = at(2, { status: 'Suspended', statusOn: '2026-11-10' });
  const active = at(3, { status: 'Active' });
  const numberless = at(4, { status: 'Blank', msisdn: undefined });
  const gone = at(5, { status: 'Deactivated' });
  const all = [blank, resting, active, numberless, gone];
  const later = activationOf(all, '2026-11-20');
  expect(later.ready).toEqual([blank, resting]);
  expect(later.refused).toEqual([
    { id: active.id, reason: `SIM ${active.msisdn} is Active.` },
    {
      id: numberless.id,
      reason: `SIM ${numberless.id} has no number yet: put it into a device and activate it there.`,
    },
    { id: gone.id, reason: `SIM ${gone.msisdn} is Deactivated.` },
  ]);
  expect(activationOf([resting], '2026-11-09')).toEqual({
    ready: [],
    refused: [
      { id: resting.id, reason: `SIM ${resting.msisdn} was moved or changed on 10 Nov 2026, later than this day.` },
    ],
  });
});

test('SIMs are activated on a day that is not to come', () => {
  const schema = activationSchema('2026-11-20');
  expect(schema.isValidSync({ on: '2026-11-20' })).toBe(true);
  expect(() => schema.validateSync({ on: '2026-11-21' })).toThrow('On cannot be in the future.');
  expect(() => schema.validateSync({ on: '' })).toThrow('Date is required.');
});
