import { expect, test } from 'vitest';
import { mailSent, selectMessages, smsSent, spareTotal, type MailDraft } from '@/store/messages/messagesSlice';
import { createStore } from '@/store/business/store';

const mail: MailDraft = {
  clientUsername: 'Meera Joshi',
  noOfVehicles: 1,
  vehicles: [
    {
      vehicleNo: 'MH12AB1234',
      receivingDate: '2026-11-01',
      status: 'Repaired',
      warranty: 'Warranty',
      spareChanged: 'Battery',
      spareCost: 450,
    },
  ],
  subject: 'Repair Detail',
  to: ['fleet@konkan.example'],
  cc: ['accounts@konkan.example'],
};

test('what was sent is kept, newest first, with its time and a number of its own', () => {
  const store = createStore();
  store.dispatch(smsSent({ mobileNumbers: ['9820012345'], message: 'Reports again.' }));
  store.dispatch(mailSent(mail));
  const [newest, oldest, ...others] = selectMessages(store.getState());
  expect(newest).toEqual({ ...mail, kind: 'mail', id: 2, sentAt: expect.stringMatching(/^\d{4}-.+Z$/) as string });
  expect(oldest).toMatchObject({ kind: 'sms', id: 1, mobileNumbers: ['9820012345'], message: 'Reports again.' });
  expect(others).toEqual([]);
});

test.each([
  [[], 0],
  [[450, 0.1, 0.2], 450.3],
  [[undefined, 120], 120],
])('spares of %j cost %d rupees together', (costs, total) => {
  expect(spareTotal(costs.map((spareCost) => ({ spareCost })))).toBe(total);
});
