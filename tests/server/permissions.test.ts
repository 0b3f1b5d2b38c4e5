import { jetstreamManager } from '@nats-io/jetstream';
import { headers, type MsgHdrs, type NatsConnection } from '@nats-io/nats-core';
import { connect } from '@nats-io/transport-node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { streamsOf } from '@/journal/adapters/nats/streams';
import { feedAt } from '@/journal/adapters/nats/feedProtocol';
import {
  adminAlertAt,
  alertAt,
  API,
  asideAt,
  deskOf,
  personAt,
  postAt,
  presenceOf,
  subjectOf,
  WAYS,
  type Way,
} from '@/journal/adapters/nats/subjects';
import { FACT_TYPES } from '@/store/business/policy';
import { ROLES, type Role } from '@/store/kit/roles';
import { accountsFor } from '../../office/accounts';
import { permissionsOf } from '../../office/permissions';
import { startNatsServer } from './support/natsServer';

const password = 'a password of this test';
/** One person of each role. */
const NAMES: Readonly<Record<Role, string>> = {
  admin: 'Asha',
  stock: 'Vijay',
  sales: 'Meera',
  care: 'Kiran',
  installer: 'Rakesh',
};

const FEEDS = [
  ...ROLES.filter((role) => role !== 'installer').map((role) => feedAt(`role.${role}`)),
  feedAt(`person.${NAMES.installer}`),
];
/** The feed of each. */
const feedFor = (role: Role) => feedAt(role === 'installer' ? `person.${NAMES.installer}` : `role.${role}`);

const STREAMS = streamsOf({ business: 'a-business', raised: [] }, 1);

describe('an office', () => {
  let server: Awaited<ReturnType<typeof startNatsServer>>;
  let office: NatsConnection;
  const users = {} as Record<Role, NatsConnection>;
  let ids = 0;

  beforeAll(async () => {
    server = await startNatsServer({
      accounts: accountsFor(
        password,
        ROLES.map((role) => ({ name: NAMES[role], role, hash: password })),
      ),
    });
    const signIn = (user: string) =>
      connect({ servers: server.address, user, pass: password, inboxPrefix: `_INBOX.${user}` });
    office = await signIn('office');
    const { streams } = await jetstreamManager(office);
    for (const stream of STREAMS) await streams.add(stream);
    for (const role of ROLES) users[role] = await signIn(NAMES[role]);
    office.subscribe('office.desk.>', { callback: (_error, request) => void request.respond('done') });
    office.publish(personAt('Asha'), '{"role":"admin"}');
    office.publish('office.secrets.Asha', 'a hash');
    await office.flush();
  });

  afterAll(async () => {
    await Promise.all([office, ...Object.values(users)].map((each) => each.close()));
    await server.stop();
  });

  /** What the server makes of a message: its answer, or that it does not let it in. */
  async function sent(role: Role, subject: string, content = '', extra?: MsgHdrs): Promise<string> {
    try {
      const answer = await users[role].request(subject, content, { timeout: 10_000, ...(extra && { headers: extra }) });
      return answer.string();
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('Permissions Violation')) return 'not let in';
      throw error;
    }
  }

  /** What somebody reads in a stream. */
  const read = async (role: Role, stream: string, query: object) => {
    const { message } = JSON.parse(await sent(role, `${API}.STREAM.MSG.GET.${stream}`, JSON.stringify(query))) as {
      message: { data: string };
    };
    return atob(message.data);
  };

  const freshId = () => {
    ids += 1;
    return `fact-${ids}`;
  };
  const subjectFor = (way: Way, user: string, type: string) =>
    subjectOf(way, user, type, { id: freshId(), about: ['vendor-1'] });
  const isLetIn = async (role: Role, subject: string) => (await sent(role, subject, '{}')) !== 'not let in';

  /** Those of the subjects that somebody of any role is let in at. */
  async function letIn(subjects: (user: string) => readonly string[]) {
    const found: string[] = [];
    for (const role of ROLES) {
      for (const subject of subjects(NAMES[role])) if (await isLetIn(role, subject)) found.push(`${role}: ${subject}`);
    }
    return found;
  }

  const lastSeq = async (stream: string) => {
    const { streams } = await jetstreamManager(office);
    return (await streams.info(stream)).state.last_seq;
  };

  test('nobody writes a fact, an Undo or contents themselves', async () => {
    const found = await letIn((user) => [
      ...WAYS.flatMap((way) => FACT_TYPES.map((type) => subjectFor(way, user, type))),
      '$O.contents.C.x',
      '$O.contents.M.x',
      asideAt(user, 'rows'),
    ]);
    expect(found).toEqual([]);
  });

  test('nobody says anything under the name of another', async () => {
    const found = await letIn((user) => {
      const others = Object.values(NAMES).filter((name) => name !== user);
      return others.flatMap((name) => [
        ...WAYS.flatMap((way) => FACT_TYPES.map((type) => subjectFor(way, name, type))),
        presenceOf(name),
        deskOf(name, 'own.key'),
        deskOf(name, 'say'),
        deskOf(name, 'read.since'),
        asideAt(name, 'rows'),
      ]);
    });
    expect(found).toEqual([]);
  });

  test('nobody makes a consumer, deletes what was said, changes a stream or reads a secret', async () => {
    const requests = STREAMS.flatMap(({ name: stream }) => [
      `CONSUMER.CREATE.${stream}`,
      `CONSUMER.CREATE.${stream}.mine`,
      `CONSUMER.CREATE.${stream}.mine.office.fact.>`,
      `CONSUMER.DURABLE.CREATE.${stream}.mine`,
      `CONSUMER.MSG.NEXT.${stream}.mine`,
      `CONSUMER.INFO.${stream}.mine`,
      `CONSUMER.NAMES.${stream}`,
      `DIRECT.GET.${stream}`,
      `DIRECT.GET.${stream}.>`,
      `STREAM.MSG.DELETE.${stream}`,
      `STREAM.PURGE.${stream}`,
      `STREAM.UPDATE.${stream}`,
      `STREAM.DELETE.${stream}`,
      `STREAM.CREATE.${stream}`,
      `STREAM.SNAPSHOT.${stream}`,
      `STREAM.RESTORE.${stream}`,
      `STREAM.LEADER.STEPDOWN.${stream}`,
    ]);
    const secret = ['STREAM.INFO.SECRETS', 'STREAM.MSG.GET.SECRETS'];
    const all = ['$JS.API', API].flatMap((where) =>
      [...requests, ...secret, 'STREAM.CREATE.MINE'].map((request) => `${where}.${request}`),
    );
    expect(await letIn(() => all)).toEqual([]);
  });

  test('nobody puts anything where only the office’s own programs do', async () => {
    const found = await letIn((user) => [
      `office.kept.JOURNAL.office.fact.${user}.vendors.vendorAdded.x`,
      ...FEEDS,
      '$O.snapshots.C.x',
      '$O.snapshots.M.x',
      personAt(user),
      `office.secrets.${user}`,
      alertAt('disk'),
      '_INBOX.Asha.x',
      '$SYS.REQ.SERVER.PING',
      '$JS.ACK.JOURNAL.mine.1.1.1.1.1',
      '_R_.x',
    ]);
    expect(found).toEqual([]);
  });

  test('everybody asks for what is their own, and only an admin about others, to set aside and to bring a business along', async () => {
    const found = await letIn((user) =>
      [
        'people.add',
        'aside',
        'move',
        'mail.save',
        'api.addToken',
        'webhook.save',
        'tracking.settings',
        'own.key',
        'say',
        'content.known',
        'read.since',
        'mail.state',
        'sms.state',
        'sms.refusedNumbers',
        'otp.own',
        'tracking.heard',
      ].map((request) => deskOf(user, request)),
    );
    expect(found).toEqual([
      ...['people.add', 'aside', 'move', 'mail.save', 'api.addToken', 'webhook.save', 'tracking.settings'].map(
        (request) => `admin: office.desk.Asha.${request}`,
      ),
      ...ROLES.flatMap((role) =>
        [
          'own.key',
          'say',
          'content.known',
          'read.since',
          'mail.state',
          'sms.state',
          'sms.refusedNumbers',
          'otp.own',
          'tracking.heard',
        ].map((request) => `${role}: office.desk.${NAMES[role]}.${request}`),
      ),
    ]);
  });

  /** The office's own program keeps something. */
  const kept = async (subject: string, content: string, extra?: MsgHdrs) =>
    (await office.request(subject, content, { timeout: 10_000, ...(extra && { headers: extra }) })).string();

  test('what was kept once is kept for ever, and rolled up by nobody', async () => {
    const subject = subjectFor('fact', NAMES.admin, 'vendors/vendorAdded');
    expect(await kept(subject, '{"name":"First"}')).toContain('"seq"');
    for (const scope of ['all', 'sub']) {
      const rolling = headers();
      rolling.set('Nats-Rollup', scope);
      expect(await kept(subject, '{}', rolling)).toContain('"error"');
      expect(await kept(subjectFor('fact', NAMES.admin, 'vendors/vendorAdded'), '{}', rolling)).toContain('"error"');
      expect(await kept('$O.contents.M.x', '{}', rolling)).toContain('"error"');
    }
    expect(await kept(subject, '{"name":"Second"}')).toContain('"err_code":10077');
    const { streams } = await jetstreamManager(office);
    expect((await streams.getMessage('JOURNAL', { last_by_subj: subject }))?.string()).toBe('{"name":"First"}');
  });

  test('everybody reads who belongs to the office, all but installers what is off and what vehicles told, admins what is off that names people, and nobody anything else but what the desk tells them', async () => {
    const open = (role: Role) => [
      'PEOPLE',
      ...(role === 'installer' ? [] : ['ALERTS', 'CONTACTS']),
      ...(role === 'admin' ? ['ADMIN_ALERTS'] : []),
    ];
    const requests = STREAMS.flatMap(({ name }) =>
      ['STREAM.INFO', 'STREAM.MSG.GET'].map((request) => `${API}.${request}.${name}`),
    );
    expect(await letIn(() => requests)).toEqual(
      ROLES.flatMap((role) =>
        requests
          .filter((request) => open(role).some((name) => request.endsWith(`.${name}`)))
          .map((one) => `${role}: ${one}`),
      ),
    );
    for (const role of ROLES) expect(await read(role, 'PEOPLE', { last_by_subj: personAt('Asha') })).toContain('admin');
  });

  /** The first subject at which somebody hears something there. */
  const heard = (role: Role, subject: string) =>
    new Promise<string>((resolve, reject) => {
      const callback = (error: Error | null, message: { subject: string }) =>
        error ? reject(error) : resolve(message.subject);
      users[role].subscribe(subject, { max: 1, callback });
    });

  test('everybody hears news of who belongs to the office, all but installers of what is off and who is there', async () => {
    const news = ROLES.flatMap((role) => [
      heard(role, `office.kept.PEOPLE.${personAt('Asha')}`),
      ...(role === 'installer' ? [] : [heard(role, `office.kept.ALERTS.${alertAt('disk')}`)]),
    ]);
    const seers = ROLES.filter((role) => role !== 'installer');
    const presence = seers.map((role) => heard(role, presenceOf('*')));
    await Promise.all(ROLES.map((role) => users[role].flush()));
    await kept(personAt('Asha'), '{"role":"admin"}');
    await kept(alertAt('disk'), '{}');
    users.stock.publish(presenceOf(NAMES.stock), '{}');
    expect(new Set(await Promise.all(news))).toEqual(
      new Set([`office.kept.PEOPLE.${personAt('Asha')}`, `office.kept.ALERTS.${alertAt('disk')}`]),
    );
    expect(new Set(await Promise.all(presence))).toEqual(new Set([presenceOf(NAMES.stock)]));
    expect(await isLetIn('installer', presenceOf(NAMES.installer))).toBe(false);
    await expect(heard('installer', presenceOf('*'))).rejects.toThrow('Permissions Violation');
    await expect(heard('sales', `office.kept.ADMIN_ALERTS.${adminAlertAt('otp')}`)).rejects.toThrow(
      'Permissions Violation',
    );
  });

  test('each hears their own feed', async () => {
    const own = ROLES.map((role) => heard(role, feedFor(role)));
    await Promise.all(ROLES.map((role) => users[role].flush()));
    for (const role of ROLES) office.publish(feedFor(role), '{}');
    expect(await Promise.all(own)).toEqual(ROLES.map(feedFor));
  });

  test('nobody listens to the answers of others, to what is said, to the feed of another or to all', async () => {
    const closed = [
      '>',
      '*.>',
      '_INBOX.>',
      '_INBOX.Somebody.>',
      'office.fact.>',
      'office.desk.>',
      'office.secrets.>',
      'office.post.>',
      '$JS.>',
      '$O.contents.>',
      '_R_.>',
      '$SYS.>',
      'office.kept.>',
      ...STREAMS.flatMap(({ name }) =>
        ['PEOPLE', 'ALERTS', 'ADMIN_ALERTS', 'CONTACTS'].includes(name) ? [] : [`office.kept.${name}.>`],
      ),
      'office.feed.>',
      'office.feed.role.*',
      'office.feed.person.*',
    ];
    for (const role of ROLES) {
      const contacts = role === 'installer' ? ['office.kept.CONTACTS.>'] : [];
      const subjects = [...closed, ...contacts, ...FEEDS.filter((feed) => feed !== feedFor(role))];
      const refused: string[] = [];
      const subscriptions = subjects.map((subject) =>
        users[role].subscribe(subject, {
          callback: (error) => void (error?.message.startsWith('Permissions Violation') && refused.push(subject)),
        }),
      );
      // The server says what it refuses before it answers this.
      await users[role].flush();
      for (const each of subscriptions) each.unsubscribe();
      expect([role, ...refused]).toEqual([role, ...subjects]);
    }
  });

  test('nobody has the server answer where they may not speak', async () => {
    const places = () => Promise.all(STREAMS.map(async ({ name }) => [name, await lastSeq(name)]));
    await kept('$O.contents.C.forged', JSON.stringify({ action: { type: 'business/replaced' } }));
    const before = await places();
    const asked = [
      [`${API}.STREAM.MSG.GET.PEOPLE`, JSON.stringify({ last_by_subj: personAt('Asha') })],
      [`${API}.STREAM.INFO.ALERTS`, ''],
      [deskOf(NAMES.installer, 'read.newest'), '{"limit":1}'],
      [deskOf(NAMES.installer, 'own.key'), ''],
    ] as const;
    const targets = [
      subjectFor('fact', NAMES.admin, 'business/replaced'),
      personAt(NAMES.installer),
      `office.secrets.${NAMES.admin}`,
      postAt('room', 'settings'),
      alertAt('disk'),
      asideAt(NAMES.admin, 'forged'),
      '$O.snapshots.M.forged',
      '$O.contents.M.forged',
      '$JS.API.STREAM.PURGE.PEOPLE',
      deskOf(NAMES.admin, 'people.add'),
    ];
    for (const reply of targets)
      for (const [subject, content] of asked) users.installer.publish(subject, content, { reply });
    // Each is answered in the order in which it was asked.
    for (const [subject, content] of asked) await sent('installer', subject, content);
    expect(await places()).toEqual(before);
    expect(await read('installer', 'PEOPLE', { last_by_subj: personAt(NAMES.admin) })).toContain('admin');
  });
});

test.each(['', 'a.b', '*', '>', 'a b', 'x'.repeat(41)])('the name %j gives no permissions', (name) => {
  expect(() => permissionsOf('admin', name)).toThrow('is no name of a user');
});
