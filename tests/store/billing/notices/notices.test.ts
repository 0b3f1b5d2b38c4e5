import { describe, expect, test } from 'vitest';
import { NOTICE_KINDS, noticesOfAccount, noticesOfRecord, type NoticeKind } from '@/store/billing/notices/notice';
import { noticeRows } from '@/store/billing/notices/noticeRows';
import type { Heard } from '@/store/browser/heardSlice';
import type { Business } from '@/store/business/business';
import { declarationOf } from '@/store/business/declared';
import { createStore } from '@/store/business/store';
import { jobTable } from '@/store/care/jobs/jobsSlice';
import { WISHED, wishesOf, type WritingWishes } from '@/store/clients/accounts/writingWishes';
import { subscriptionTable } from '@/store/clients/subscriptions/subscriptionsSlice';
import { wishesTold } from '@/store/facts/accounts';
import { jobAssigned } from '@/store/facts/jobs';
import { noticeAnswered, noticeSent } from '@/store/facts/notices';
import { edited } from '@/store/kit/edit';
import { LANGUAGES, type Language } from '@/store/kit/language';
import { deviceTable } from '@/store/stock/devices/devicesSlice';
import type { Vehicle } from '@/store/vehicles/vehicles/vehicle';
import { vehicleTable } from '@/store/vehicles/vehicles/vehiclesSlice';
import { noticeMail } from '../../../../office/post/noticeMail';
import { account, salesOf, vehicle } from '../../../support/accounts';
import { checkedFact } from '../../../support/factChecks';
import { DONE_AT, jobOf, noticeBusiness as business, RECORDS, TODAY, VISIT } from '../../../support/notices';
import { done, reasonOf } from '../../../support/said';
import { deviceOf, imeiOfDevice } from '../../../support/stock';
import { subscription } from '../../../support/vehicles';

function rowOf(kind: NoticeKind, state: Business = business, language?: Language) {
  const [row] = noticeRows(state, kind, RECORDS[kind], TODAY, language);
  if (!row) throw new Error('There is nobody to tell.');
  return row;
}

/** A message in somebody's own words has no template, no wish, and goes by SMS alone. */
const TEMPLATED = NOTICE_KINDS.filter((kind) => kind !== 'Message');

const asked = (kind: NoticeKind, more: Partial<ReturnType<typeof noticeSent>['payload']> = {}) =>
  noticeSent({ ...rowOf(kind).draftBy(kind === 'Message' ? 'SMS' : 'Email', true), ...more }, TODAY);

const told = (kind: NoticeKind, ids: readonly string[]) =>
  noticeRows(business, kind, ids, TODAY, undefined).map(({ accountId, tells }) => [accountId, tells]);

describe('what a client is told', () => {
  test('of a visit: who comes, when and for what', () => {
    const { subject, text, sms } = rowOf('Visit Planned');
    expect(subject).toBe('Service on 23 Nov 2026');
    expect(text).toMatchInlineSnapshot(`
      "Dear Meera,

      Rakesh Yadav visits you on 23 Nov 2026, Morning (9 AM to 12 PM), for: Service.
      Please have the vehicle there. If the time does not suit you, please tell us."
    `);
    expect(sms).toBe('Dear Meera, Rakesh Yadav visits you on 23 Nov 2026, Morning (9 AM to 12 PM), for: Service.');
  });

  test('of a visit that is done: where it was', () => {
    const { text, sms } = rowOf('Visit Done');
    expect(text).toContain('Service was done on 20 Nov 2026 at MH 12 AB 1, MH 12 AB 2.');
    expect(sms).toContain('Service was done at MH 12 AB 1 and 1 more on 20 Nov 2026.');
  });

  test('of silent vehicles: each with its day, the longest silent first', () => {
    expect(rowOf('Vehicle Silent').text.split('\n').slice(2, 4)).toEqual([
      'We have had no signal from MH 12 AB 1 since 10 Nov 2026.',
      'We have had no signal from MH 12 AB 2 since 15 Nov 2026.',
    ]);
  });

  test('of a subscription: the day with which it ends', () => {
    expect(rowOf('Subscription Ends').text).toContain('The subscription of MH 12 AB 1 ends on 30 Nov 2026.');
  });

  test.each(TEMPLATED)('of “%s” stands in Hindi where the client wants that', (kind) => {
    const accounts = salesOf(account(1, { language: 'hi' })).accounts;
    const { text, sms, subject, language } = rowOf(kind, { ...business, accounts });
    expect(language).toBe('hi');
    for (const said of [text, sms]) expect(said).toContain('Meera जी');
    expect(subject).toMatch(/[\u0900-\u097F]/);
  });

  test('is told to each client of what was chosen, and of that alone of which it is so', () => {
    expect(told('Vehicle Silent', ['vehicle-1', 'vehicle-3', 'vehicle-4', 'vehicle-9'])).toEqual([
      ['account-1', 'MH 12 AB 1 silent since 10 Nov 2026'],
      ['account-2', 'MH 12 AB 3 silent since 18 Nov 2026'],
    ]);
    expect(told('Visit Planned', ['job-1', 'job-2', 'job-3', 'job-4'])).toHaveLength(1);
    expect(told('Visit Done', ['job-1', 'job-2'])).toHaveLength(1);
    expect(told('Subscription Ends', ['vehicle-1', 'vehicle-2'])).toHaveLength(1);
  });

  test('of a vehicle that the office heard again today is nothing', () => {
    const moves = [{ to: { at: 'vehicle', id: 'vehicle-1' }, on: '2026-11-02', cause: { what: 'fitted' } } as const];
    const devices = deviceTable([deviceOf(1, { moves })]);
    const tells = (heard: Heard) => rowOf('Vehicle Silent', { ...business, devices, ...({ heard } as object) }).tells;
    expect(tells({})).toBe('MH 12 AB 1 and 1 more silent since 10 Nov 2026');
    const imei = imeiOfDevice(1);
    expect(tells({ [imei]: { imei, at: '2026-11-21T08:00' } })).toBe('MH 12 AB 2 silent since 15 Nov 2026');
  });
});

describe.each(NOTICE_KINDS)('“%s”', (kind) => {
  test('stands with its client and what it tells of, and once it is told the next one says when', () => {
    const store = createStore(business);
    done(store.dispatch(noticeSent(rowOf(kind).draftBy('WhatsApp'), TODAY)));
    const { notices } = store.getState();
    const [sent] = noticesOfAccount(notices, 'account-1');
    expect(sent).toMatchObject({ number: 1, kind, channel: 'WhatsApp', on: TODAY, to: '9820012345' });
    expect(sent?.status).toBeUndefined();
    for (const id of RECORDS[kind]) expect(noticesOfRecord(notices, id)).toEqual([sent]);
    expect(rowOf(kind, store.getState()).toldOn).toBe(TODAY);
  });

  test('waits for the office, is asked for once meanwhile, and ends with its answer', () => {
    const store = createStore(business);
    done(store.dispatch(asked(kind)));
    const [id = ''] = store.getState().notices.ids;
    expect(rowOf(kind, store.getState()).isWaiting).toBe(true);
    expect(reasonOf(store.dispatch(asked(kind)))).toBe('This message waits already to be sent by the office.');
    done(store.dispatch(noticeAnswered({ id, accountId: 'account-1', became: 'accept', answer: '250 Ok' })));
    expect(store.getState().notices.entities[id]).toMatchObject({ status: 'Accepted', answer: '250 Ok' });
    expect(rowOf(kind, store.getState()).already).toBe('was told so on 21 Nov 2026');
    done(store.dispatch(asked(kind)));
  });
});

test('a client who may have been told, as nobody knows whether it went, is told of before it goes again', () => {
  const store = createStore(business);
  done(store.dispatch(asked('Visit Planned')));
  const [id = ''] = store.getState().notices.ids;
  done(store.dispatch(noticeAnswered({ id, accountId: 'account-1', became: 'lose', answer: 'No answer' })));
  expect(rowOf('Visit Planned', store.getState()).already).toBe('may have been told so on 21 Nov 2026');
});

describe.each(TEMPLATED)('“%s”', (kind) => {
  test('is not told to a client who does not want it, nor sent to one who said so meanwhile', () => {
    const store = createStore(business);
    done(store.dispatch(asked(kind)));
    const [id = ''] = store.getState().notices.ids;
    expect(noticeMail.whyNotSo(store.getState(), id, TODAY)).toBeUndefined();
    const none = { visits: WISHED[1], repairs: WISHED[1], silence: WISHED[1], endings: WISHED[1] };
    done(store.dispatch(wishesTold('account-1', edited<WritingWishes>(wishesOf({}), { ...wishesOf({}), ...none }))));
    expect(noticeMail.whyNotSo(store.getState(), id, TODAY)).toBe('The client does not want this: it was not sent.');
    expect(rowOf(kind, store.getState()).held).toBe('does not want it');
    expect(reasonOf(store.dispatch(noticeSent(rowOf(kind).draftBy('WhatsApp'), TODAY)))).toBe(
      'Konkan Carriers does not want this. Where that changed, note it on the client first.',
    );
  });
});

describe('a notice', () => {
  test('of a visit that is another one by now is not sent', () => {
    const store = createStore(business);
    done(store.dispatch(asked('Visit Planned')));
    const [id = ''] = store.getState().notices.ids;
    done(store.dispatch(jobAssigned('job-1', { ...VISIT, on: '2026-11-24' })));
    expect(noticeMail.whyNotSo(store.getState(), id, TODAY)).toBe('What it tells is not so any more: it was not sent.');
  });

  test('of a vehicle that ends on another day by now is not sent, were it not the first that it names', () => {
    const of = (to: string): Business => ({
      ...business,
      subscriptions: subscriptionTable([
        subscription(1, 'vehicle-1', { to: '2026-11-30' }),
        subscription(2, 'vehicle-2', { to }),
      ]),
    });
    const store = createStore(of('2026-12-05'));
    const [row] = noticeRows(store.getState(), 'Subscription Ends', ['vehicle-1', 'vehicle-2'], TODAY, undefined);
    if (!row) throw new Error('There is nobody to tell.');
    done(store.dispatch(noticeSent(row.draftBy('Email', true), TODAY)));
    const { notices } = store.getState();
    const [id = ''] = notices.ids;
    expect(noticeMail.whyNotSo(store.getState(), id, TODAY)).toBeUndefined();
    expect(noticeMail.whyNotSo({ ...store.getState(), ...of('2026-12-10'), notices }, id, TODAY)).toBe(
      'What it tells is not so any more: it was not sent.',
    );
  });

  test('of what a vehicle had with the client before is told to nobody', () => {
    const past = [{ until: '2026-12-02', vehicleNo: 'MH 12 AB 1', accountId: 'account-2' }];
    const moved = (changes: Partial<Vehicle>) =>
      noticeRows(
        {
          ...business,
          vehicles: vehicleTable([vehicle(1, { accountId: 'account-1', vehicleNo: 'MH 12 AB 1', ...changes })]),
        },
        'Subscription Ends',
        ['vehicle-1'],
        TODAY,
        undefined,
      );
    expect(moved({ past })).toEqual([]);
    expect(moved({ past: [{ ...past[0], until: '2026-11-02' }] as typeof past })).toHaveLength(1);
    expect(moved({ past: [{ ...past[0], accountId: 'account-1' }] as typeof past })).toHaveLength(1);
  });

  test.each(['Vehicle Silent', 'Subscription Ends', 'Visit Done'] as const)(
    'of “%s” with as many vehicles as there may be, all names long, is no longer than it may be',
    (kind) => {
      const long = 'क'.repeat(200);
      const many = Array.from({ length: 300 }, (_, place) =>
        vehicle(place + 1, {
          accountId: 'account-1',
          vehicleNo: place === 0 ? long : `MH 12 AB ${1000 + place}`,
          contact: { at: '2026-11-10T09:00' },
        }),
      );
      const outcomes = many.map(({ id, vehicleNo }) => ({ ...DONE_AT, vehicleId: id, vehicleNo }));
      const state: Business = {
        ...business,
        vehicles: vehicleTable(many),
        subscriptions: subscriptionTable(
          many.map(({ id }, place) => subscription(place + 1, id, { to: '2026-11-30' })),
        ),
        jobs: jobTable([jobOf(1, { status: 'Done', outcomes })]),
      };
      const ids = kind === 'Visit Done' ? ['job-1'] : many.map(({ id }) => id);
      for (const language of LANGUAGES) {
        const [row] = noticeRows(state, kind, ids, TODAY, language);
        if (!row) throw new Error('There is nobody to tell.');
        expect(checkedFact(noticeSent(row.draftBy('Email', true), TODAY))).not.toHaveProperty('reason');
        expect(row.text).toContain('280');
      }
    },
  );

  test.each([
    ['another client’s vehicle', asked('Subscription Ends', { recordIds: ['vehicle-3'] })],
    ['another client’s job', asked('Visit Done', { accountId: 'account-2' })],
    ['a vehicle that is gone', asked('Vehicle Silent', { recordIds: ['vehicle-1', 'vehicle-9'] })],
  ])('of %s is refused', (_what, fact) => {
    expect(reasonOf(createStore(business).dispatch(fact))).toBe('A client is told of its own jobs and vehicles alone.');
  });

  test('goes by the office to what stands with the client alone', () => {
    expect(reasonOf(createStore(business).dispatch(asked('Visit Done', { to: 'somebody@example.com' })))).toBe(
      'The office mails to the address that stands with the client alone.',
    );
  });

  test.each([
    ['a kind that is not known', { kind: 'Offer' }],
    ['nothing that it tells of', { recordIds: [] }],
    ['a subject of two lines', { subject: 'Yours\r\nBcc: all@example.com' }],
  ])('does not fit with %s', (_what, more) => {
    expect(checkedFact(asked('Visit Done', more as never))).toHaveProperty('reason');
  });

  test('reads as who told whom of what', () => {
    const state = createStore(business).getState();
    const fact = asked('Visit Planned');
    expect(declarationOf(fact)?.words(fact.payload as never, state)).toBe(
      'asked the office to tell Konkan Carriers of a visit that is planned by Email to accounts@konkan.example: Service by Rakesh Yadav on 23 Nov 2026, Morning (9 AM to 12 PM)',
    );
  });
});
