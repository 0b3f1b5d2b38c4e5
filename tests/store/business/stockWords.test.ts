import { expect, test } from 'vitest';
import { readActivities } from '@/store/business/activity';
import { memoryShelf } from '@/store/journal/memoryJournal';
import { deviceAssigned, devicesDeleted, devicesRenamed } from '@/store/configured/configuredSlice';
import { handoverVerified } from '@/store/received/receivedSlice';
import { requestAdvanced, requestRaised } from '@/store/requests/requestsSlice';
import { requestLine } from '../../support/stock';
import { openTab, settle } from '../../support/tabs';

test('every fact of the stocks area reads as what was done, and names the record that it is about', async () => {
  const door = memoryShelf();
  const tab = await openTab(() => Promise.resolve(door()));
  const { dispatch, getState } = tab.store;
  dispatch(requestRaised([requestLine(), requestLine({ name: 'Siren' })]));
  dispatch(requestAdvanced(4, { type: 'approve' }));
  dispatch(requestAdvanced(4, { type: 'dispatch' }));
  dispatch(requestAdvanced(4, { type: 'deliver' }));
  dispatch(handoverVerified([1], 'pending'));
  dispatch(handoverVerified([1, 2], 'accepted'));
  dispatch(deviceAssigned(2, 'Installer', 'Delhi'));
  dispatch(devicesRenamed([1, 2, 3], 'Mumbai'));
  dispatch(devicesRenamed([3], 'Mumbai'));
  dispatch(devicesDeleted([1]));
  await settle([tab]);
  const told = await dispatch(readActivities(getState().journal.seq));
  expect(told.toReversed().slice(1).map(({ text, about }) => [text, about])).toEqual([
    ['raised a stock request of 2 products', { kind: 'request', id: 4 }],
    ['approved stock request 4', { kind: 'request', id: 4 }],
    ['marked stock request 4 in transit', { kind: 'request', id: 4 }],
    ['marked stock request 4 delivered', { kind: 'request', id: 4 }],
    ['accepted ITGC-1', { kind: 'received', id: 1 }],
    ['received 2 devices', undefined],
    ['assigned ITGC-2 to Installer, Delhi', { kind: 'configured', id: 2 }],
    ['set 3 devices to Mumbai', undefined],
    ['set ITGC-3 to Mumbai', { kind: 'configured', id: 3 }],
    ['deleted device 1 from the configured stock', { kind: 'configured', id: 1 }],
  ]);
});
