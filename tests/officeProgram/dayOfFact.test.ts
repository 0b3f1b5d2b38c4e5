import { expect, test } from 'vitest';
import { additionEdited, additionRecorded } from '@/store/facts/additions';
import { goodsCorrected, thingCorrected } from '@/store/facts/counts';
import { vehicleDeletionRequested } from '@/store/facts/deletions';
import { jobAssigned, visitFailed } from '@/store/facts/jobs';
import { deletionRequestOf } from '@/store/vehicles/deletions/deletionRequest';
import { additionDraft } from '../support/care';
import { answered } from '../support/memoryValidator';
import { smallBusiness } from '../support/tabs';

const LATE_IN_INDIA = '2026-11-21T18:20:00.000Z';
const failed = (on: string) => visitFailed({ id: 'job-5', on, installerId: 'installer-1', cause: 'Vehicle away' });
const said = (fact: Parameters<typeof answered>[1], now = LATE_IN_INDIA) =>
  answered('Asha', fact, { business: smallBusiness, now });

test('nothing has happened later than tomorrow by the office’s clock', async () => {
  expect(await said(failed('2031-11-21'))).toBe(
    'It is of 21 Nov 2031, and today is 21 Nov 2026: set the clock of this device right, then do it again.',
  );
  expect(await said(failed('2026-11-23'))).toMatch(/set the clock of this device right/);
  expect(await said(failed('2026-11-22'))).toEqual(failed('2026-11-22'));
  expect(await said(failed('2026-11-23'), '2026-11-21T18:40:00.000Z')).toEqual(failed('2026-11-23'));
});

test('a visit is planned for a later day', async () => {
  const later = jobAssigned('job-5', { installerId: 'installer-1', on: '2031-11-21', slot: 'morning' });
  expect(await said(later)).toEqual(later);
});

test('no device is fitted, and nothing is counted, on a day to come', async () => {
  const late = '2031-11-21';
  const lost = { correction: 'Lost', to: { at: 'lost' }, why: 'Not there' } as const;
  const fitted = additionRecorded(additionDraft({ date: late }));
  const thing = thingCorrected('count-1', { device: '356938035643809', ...lost }, late);
  const goods = goodsCorrected(
    'count-1',
    { productName: 'Relay', kind: 'Accessory', qty: 1, at: { at: 'store' }, ...lost },
    late,
  );
  const corrected = additionEdited('addition-1', { was: { date: '2026-11-20' }, to: { date: late } });
  for (const fact of [fitted, corrected, thing, goods])
    expect(await said(fact)).toMatch(/^It is of 21 Nov 2031, and today is/);
});

test('a deletion is asked for from a later day on', async () => {
  const vehicle = Object.values(smallBusiness.vehicles.entities).find(({ accountId }) => accountId !== undefined);
  if (!vehicle) throw new Error('There is a vehicle.');
  const asked = { status: 'SoldVehicle', reason: 'It is sold', date: '2031-11-21' } as const;
  const later = vehicleDeletionRequested(deletionRequestOf(smallBusiness, vehicle, asked));
  expect(await said(later)).toEqual(later);
});
