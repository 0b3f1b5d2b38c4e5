import { describe, expect, test } from 'vitest';
import type { MailStatus } from '@/machines/outgoingMail';
import { canStillBeSent, leftToSend } from '@/store/billing/notices/messageNotices';
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
const ofMalwa = {
  ...second,
  client: { ...second.client, emailAddress: 'ops@malwa.example', mobileNumber: '9000000001' },
  billing: { ...second.billing, email: '' },
};
const twoClients: Business = {
  ...business,
  accounts: salesOf(account(1), ofMalwa).accounts,
};
const withMail = (changes: Partial<MailDraft>, of = twoClients): Business => ({
  ...of,
  messages: messageTable([sms, { ...mail, ...changes }]),
});
const FIRST = 'meera@konkan.example';
const OTHER_OF_FIRST = 'owner@konkan.example';
const SECOND = 'ops@malwa.example';
/** The same, the first one with a second address. */
const first = account(1);
const ofTwoAddresses: Business = {
  ...twoClients,
  accounts: salesOf(
    {
      ...first,
      client: { ...first.client, emailAddress: OTHER_OF_FIRST },
      billing: { ...first.billing, email: FIRST },
    },
    ofMalwa,
  ).accounts,
};
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

  test.each([
    ['two addresses of one client and another client', { to: [FIRST, OTHER_OF_FIRST, SECOND] }],
    ['a client, with another one in CC', { cc: [SECOND] }],
    ['a client, with 900 strangers in CC', { cc: Array.from({ length: 900 }, (_, at) => `a${at}@b.example`) }],
  ])('to %s goes to one address of each client in To, and nobody gets a copy', async (_who, changes) => {
    const state = withMail(changes, ofTwoAddresses);
    const store = createStore(state);
    for (const { draftBy } of repairs(state)) done(store.dispatch(noticeSent(draftBy('Email', true), TODAY)));
    const mails = await Promise.all(
      store.getState().notices.ids.map((id) => noticeMail.content(store, () => Promise.resolve([]), id, TODAY)),
    );
    expect(mails).toMatchObject([{ to: FIRST, text: expect.stringContaining('MH 12 AB 1') }]);
    expect(Object.keys(mails[0] ?? {}).toSorted()).toEqual(['files', 'html', 'id', 'isPaper', 'subject', 'text', 'to']);
  });

  test('has a row of its own for each client', () => {
    const [one, other] = mail.vehicles;
    if (!one || !other) throw new Error('It names two.');
    const rows = repairs(withMail({ to: [FIRST, SECOND], vehicles: [one, { ...other, vehicleNo: 'MH 12 AB 3' }] }));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(2);
  });

  test('goes to the other address of a client where that stands in To, as no other notice does', () => {
    const state = withMail({ to: [OTHER_OF_FIRST] }, ofTwoAddresses);
    const [row] = repairs(state);
    if (!row) throw new Error('There is nobody to tell.');
    expect(row.to.Email).toBe(OTHER_OF_FIRST);
    const store = createStore(state);
    done(store.dispatch(noticeSent(row.draftBy('Email', true), TODAY)));
    const [visit] = noticeRows(state, 'Visit Planned', ['job-1'], TODAY, undefined);
    if (!visit) throw new Error('There is no visit.');
    const elsewhere = { ...visit.draftBy('Email', true), to: OTHER_OF_FIRST };
    expect(reasonOf(store.dispatch(noticeSent(elsewhere, TODAY)))).toBe(
      'The office mails to the address that stands with the client alone.',
    );
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

  test('that reads as the OTP of a challan is sent to nobody by the office', () => {
    for (const message of [
      'Your OTP for challan 43 is 111111, valid until 15:40.',
      'चालान 43 के लिए आपका OTP 1 है, 2 तक।',
    ]) {
      const state = { ...twoClients, messages: messageTable([{ ...sms, message }]) };
      expect(messages(state)).toEqual([]);
      const draft = messages(twoClients)[0]?.draftBy('SMS', true);
      if (!draft) throw new Error('There is nobody to tell.');
      expect(reasonOf(createStore(state).dispatch(noticeSent({ ...draft, text: message }, TODAY)))).toBe(
        'A client is told of its own jobs and vehicles alone.',
      );
    }
  });
});

describe('what a person is left to send of a message', () => {
  test('is the part for those to whom nothing of the office waits or went', () => {
    const letter = (status: MailStatus, to: string) => ({ status, to });
    expect(leftToSend(mail, [])).toEqual(mail);
    expect(leftToSend(mail, [letter('Accepted', 'Meera@konkan.example')])).toMatchObject({
      to: ['driver@konkan.example'],
      cc: mail.cc,
    });
    expect(leftToSend(sms, [letter('Waiting', '+91 98200 12345')])).toMatchObject({ mobileNumbers: ['9000000001'] });
    expect(leftToSend(sms, [letter('Delivered', '9820012345'), letter('Accepted', '9000000001')])).toBeUndefined();
  });

  test.each(['Failed', 'No Such Receiver', 'Not Delivered', 'Not Known'] as const)(
    'is all of it again where what the office was asked to send is %s',
    (status) => {
      expect(leftToSend(mail, [{ status, to: FIRST }])).toMatchObject({ to: mail.to });
      expect(leftToSend(sms, [{ status, to: '9820012345' }])).toMatchObject({ mobileNumbers: sms.mobileNumbers });
      expect(canStillBeSent([{ status }, { status: 'Accepted' }])).toBe(true);
    },
  );

  test('is nothing more for a client once all that was asked for is on its way', () => {
    expect([canStillBeSent([]), canStillBeSent([{ status: 'Waiting' }, { status: 'Accepted' }])]).toEqual([
      true,
      false,
    ]);
  });
});
