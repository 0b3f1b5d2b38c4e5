import { describe, expect, test } from 'vitest';
import { copiesOf } from '@/store/billing/notices/messageNotices';
import { noticeRows } from '@/store/billing/notices/noticeRows';
import type { Business } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import type { MailDraft, Sent } from '@/store/care/messages/message';
import { messageTable } from '@/store/care/messages/messagesSlice';
import { wishesOf, type WritingWishes } from '@/store/clients/accounts/writingWishes';
import { wishesTold } from '@/store/facts/accounts';
import { noticeSent } from '@/store/facts/notices';
import { edited } from '@/store/kit/edit';
import { noticeMail } from '../../../../office/post/noticeMail';
import { account, salesOf } from '../../../support/accounts';
import { noticeBusiness as business, TODAY } from '../../../support/notices';
import { done, reasonOf } from '../../../support/said';

const mail = business.messages.entities['message-2'] as Extract<Sent, { kind: 'mail' }>;
const sms = business.messages.entities['message-1'] as Extract<Sent, { kind: 'sms' }>;

/** Two clients, each with its own address. */
const second = account(2);
const twoClients: Business = {
  ...business,
  accounts: salesOf(account(1), {
    ...second,
    client: { ...second.client, emailAddress: 'ops@malwa.example', mobileNumber: '9000000001' },
    billing: { ...second.billing, email: '' },
  }).accounts,
};
const withMail = (changes: Partial<MailDraft>, of = twoClients): Business => ({
  ...of,
  messages: messageTable([sms, { ...mail, ...changes }]),
});
const repairs = (state: Business) => noticeRows(state, 'Repair Done', ['message-2'], TODAY, undefined);
const messages = (state: Business) => noticeRows(state, 'Message', ['message-1'], TODAY, undefined);

describe('a Repair Done mail of the office', () => {
  test('tells each vehicle in a line, and what the spares cost', () => {
    const [row] = repairs(withMail({}));
    expect(row?.subject).toBe('Repair Detail');
    expect(row?.text).toMatchInlineSnapshot(`
      "Dear Meera,

      This was repaired:
      MH 12 AB 1: Repaired, device received on 18 Nov 2026, Out of warranty, spare changed: Antenna, ₹450
      MH 12 AB 2: Repaired, device received on 18 Nov 2026, Out of warranty, spare changed: Antenna, ₹450

      Total spare cost: ₹900"
    `);
    expect(row?.sms).toBe('Dear Meera, the repair of MH 12 AB 1 and 1 more is done. Spares cost Rs 900 in all.');
  });

  test('tells no client of another one’s vehicle', () => {
    const [one, other] = mail.vehicles;
    if (!one || !other) throw new Error('It names two.');
    const to = ['meera@konkan.example', 'OPS@malwa.example'];
    const told = repairs(withMail({ to, vehicles: [one, { ...other, vehicleNo: 'mh12ab3' }] }));
    expect(told.map(({ accountId, tells }) => [accountId, tells])).toEqual([
      ['account-1', 'Repair done at 1 vehicle: MH 12 AB 1'],
      ['account-2', 'Repair done at 1 vehicle: mh12ab3'],
    ]);
    const toOne = repairs(withMail({ vehicles: [one, { ...other, vehicleNo: 'MH 12 AB 3' }] }));
    expect(toOne.map(({ tells }) => tells)).toEqual(['Repair done at 1 vehicle: MH 12 AB 1']);
  });

  test('tells of a vehicle that is nobody’s where it goes to one client alone', () => {
    const [one] = mail.vehicles;
    if (!one) throw new Error('It names two.');
    const vehicles = [{ ...one, vehicleNo: 'GJ 01 ZZ 9' }];
    expect(repairs(withMail({ vehicles })).map(({ tells }) => tells)).toEqual(['Repair done at 1 vehicle: GJ 01 ZZ 9']);
    expect(repairs(withMail({ vehicles, to: ['meera@konkan.example', 'ops@malwa.example'] }))).toEqual([]);
  });

  test('goes with a copy to whoever stands on it besides its clients, and to none of them twice', () => {
    expect(copiesOf({ ...withMail({}), heard: {} } as never, mail)).toEqual([
      'driver@konkan.example',
      'care@trackyard.example',
    ]);
  });

  test('is refused to a client to whom it does not go', () => {
    const draft = repairs(withMail({}))[0]?.draftBy('Email', true);
    if (!draft) throw new Error('There is nobody to tell.');
    const store = createStore(withMail({}));
    const other = { ...draft, accountId: 'account-2', to: 'ops@malwa.example' };
    expect(reasonOf(store.dispatch(noticeSent(other, TODAY)))).toBe(
      'A client is told of its own jobs and vehicles alone.',
    );
  });

  test('of which another mail says something else by now is not sent', () => {
    const store = createStore(withMail({}));
    const draft = repairs(store.getState())[0]?.draftBy('Email', true);
    if (!draft) throw new Error('There is nobody to tell.');
    done(store.dispatch(noticeSent({ ...draft, tells: 'Repair done at 9 vehicles' }, TODAY)));
    const [id = ''] = store.getState().notices.ids;
    expect(noticeMail.whyNotSo(store.getState(), id, TODAY)).toMatch(/^What it tells is not so any more/);
  });
});

describe('an SMS in somebody’s own words', () => {
  test('goes to each client at one of its numbers as it was written, and to two of them at once', () => {
    const store = createStore(twoClients);
    const rows = messages(twoClients);
    expect(rows.map(({ accountId, sms: said }) => [accountId, said])).toEqual([
      ['account-1', 'We are closed on 24 Nov 2026.'],
      ['account-2', 'We are closed on 24 Nov 2026.'],
    ]);
    for (const { draftBy } of rows) done(store.dispatch(noticeSent(draftBy('SMS', true), TODAY)));
    expect(messages(store.getState()).map(({ isWaiting }) => isWaiting)).toEqual([true, true]);
  });

  test('is never mailed by the office', () => {
    const draft = messages(twoClients)[0]?.draftBy('Email', true);
    if (!draft) throw new Error('There is nobody to tell.');
    expect(reasonOf(createStore(twoClients).dispatch(noticeSent(draft, TODAY)))).toBe(
      'The office sends words of somebody’s own by SMS alone, where they are registered.',
    );
  });

  test('is not sent to a client who wants no SMS, nor once it says so', () => {
    const store = createStore(twoClients);
    const draft = messages(twoClients)[0]?.draftBy('SMS', true);
    if (!draft) throw new Error('There is nobody to tell.');
    const none = edited<WritingWishes>(wishesOf({}), { ...wishesOf({}), sms: 'Not wanted' });
    done(store.dispatch(wishesTold('account-1', none)));
    expect(messages(store.getState())[0]?.unwanted).toEqual(['SMS']);
    expect(reasonOf(store.dispatch(noticeSent(draft, TODAY)))).toBe(
      'Konkan Carriers wants no SMS. Where that changed, note it on the client first.',
    );
  });
});
