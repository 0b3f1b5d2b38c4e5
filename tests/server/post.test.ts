// The post room of an office: mail that people ask for, with a real server of the office and a real one of mail.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NatsConnection } from '@nats-io/nats-core';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { askDesk } from '@/journal/adapters/nats/askDesk';
import { boardOf } from '@/journal/adapters/nats/board';
import type { FactAnswer } from '@/journal/adapters/nats/deskAnswers';
import { contentOf } from '@/journal/adapters/nats/entries';
import { officeOver } from '@/journal/adapters/nats/reader';
import { personAt, postAt, STREAMS } from '@/journal/adapters/nats/subjects';
import { factUndone } from '@/journal/undo/undo';
import type { DeskAnswer } from '@/office/deskProtocol';
import type { Reminder } from '@/store/billing/reminders/reminder';
import { businessOf, businessReplaced, type Business } from '@/store/business/business';
import { letterOf } from '@/store/business/letters';
import { billCancelled } from '@/store/facts/bills';
import { clientReminded } from '@/store/facts/reminders';
import { documentSent } from '@/store/facts/sentDocuments';
import { billTable } from '@/store/billing/bills/billsSlice';
import { receiptTable } from '@/store/billing/receipts/receiptsSlice';
import type { DocumentKind } from '@/store/billing/sentDocuments/sentDocument';
import { isoDate } from '@/store/kit/dates';
import { tableOf } from '@/store/kit/table';
import { paperFiles } from '../../office/papers/paperFiles';
import { createClerk } from '../../office/clerkWork';
import { pdfPages } from '../e2e/pdfText';
import { billOf, receiptOf } from '../support/bills';
import { asking } from '../support/drafts';
import { mimeParts } from '../support/mimeParts';
import { answering, PASSWORD, startMailServer } from '../support/mailServer';
import { smallBusiness } from '../support/tabs';
import { balanceCorrected } from '@/store/facts/openings';
import { accountTable } from '@/store/clients/accounts/accountsSlice';
import { openingTable } from '@/store/billing/openings/openingsSlice';
import { CERTIFICATE } from './support/certificate';
import { beginWith } from './support/factDesk';
import { BUSINESS, startServer } from './support/server';
import { until } from './support/until';

const SECRET = 'the secret of the office';
/** Longer than an Undo is offered. */
const UNDO_OVER_MS = 20_000;

const accounts = Object.values(smallBusiness.accounts.entities);

/** A business of whose clients each has an address of its own, and owes ₹100 from before. */
const owing: Business = {
  ...smallBusiness,
  accounts: accountTable(
    accounts.map((one) => ({ ...one, billing: { ...one.billing, email: `${one.id}@konkan.example` } })),
  ),
  bills: billTable([billOf(8, { accountId: 'account-3' })]),
  receipts: receiptTable([receiptOf(8, { accountId: 'account-3' })]),
  openings: openingTable(
    accounts.map(({ id }, place) => ({
      id: `opening-${id}`,
      number: place + 1,
      accountId: id,
      on: '2026-01-01',
      amount: 100,
      later: [],
    })),
  ),
};

let server: Awaited<ReturnType<typeof startServer>>;
let person: NatsConnection;
/** Milliseconds until an hour of today by the office's clock, counted on past midnight. */
const untilHour = (hour: number) => Date.parse(`${isoDate(new Date())}T00:00+05:30`) + hour * 3_600_000 - Date.now();
/** By how much the clocks of this office are ahead. */
let ahead = 0;

beforeAll(async () => {
  server = await startServer();
  person = await server.open();
});
beforeEach(async () => {
  ahead = 0;
  await server.begin();
  await beginWith(person, owing);
  await person.request(personAt('Asha'), JSON.stringify({ name: 'Asha', role: 'admin' }));
  await person.request(personAt('Meera'), JSON.stringify({ name: 'Meera', role: 'sales' }));
});
afterAll(async () => {
  await person.close();
  await server.stop();
});

async function clerk(secret = SECRET) {
  const folder = mkdtempSync(join(tmpdir(), 'trackyard-post-'));
  const connection = await server.open();
  const opened = await createClerk({
    connection,
    business: BUSINESS,
    secret,
    folder,
    write: paperFiles,
    now: () => new Date(Date.now() + ahead),
    post: { ca: CERTIFICATE, betweenMs: 10 },
  });
  let isClosed = false;
  const close = async () => {
    if (isClosed) return;
    isClosed = true;
    await opened.close();
    await connection.close();
  };
  onTestFinished(async () => {
    await close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { ...opened, folder, close };
}

async function mailServer(...options: Parameters<typeof startMailServer>) {
  const mail = await startMailServer(...options);
  onTestFinished(mail.stop);
  return mail;
}

const ask = (by: string, request: string, asked: object = {}) =>
  askDesk<DeskAnswer>(person, by, `mail.${request}`, JSON.stringify(asked));

/** Reminds the first client by a mail of the office; gives the identity of the reminder. */
async function remind(more: Partial<ReturnType<typeof clientReminded>['payload']> = {}, by = 'Meera') {
  const fact = clientReminded({
    accountId: 'account-1',
    channel: 'Email',
    language: 'en',
    to: `${more.accountId ?? 'account-1'}@konkan.example`,
    amount: 100,
    billIds: [],
    text: '₹100 is open.',
    subject: 'Reminder: ₹100',
    ...more,
  });
  return askFor(fact, by);
}

/** Asks the office to mail a document of the third client; gives the fact. */
const send = (kind: DocumentKind) =>
  askFor(
    documentSent({
      kind,
      documentId: `${kind.toLowerCase()}-8`,
      accountId: 'account-3',
      channel: 'Email',
      language: 'en',
      to: 'account-3@konkan.example',
      text: 'Dear <b>Meera</b>,\n\nit is yours.',
      subject: 'Yours',
    }),
  );

/** Says that something is to be mailed, until the post room has taken it up; gives the fact. */
async function askFor<Fact extends ReturnType<typeof clientReminded> | ReturnType<typeof documentSent>>(
  fact: Fact,
  by = 'Meera',
) {
  const draft = asking(`said-${fact.payload.id}`, fact);
  await until('it is kept', async () => 'kept' in (await askDesk<FactAnswer>(person, by, 'say', contentOf(draft))));
  await until('the post room has taken it up', async () => (await postedOf(fact.payload.id)) !== '');
  return fact;
}

/** Takes back that something is to be mailed. */
const takeBack = (fact: Awaited<ReturnType<typeof remind | typeof send>>) => {
  const { id } = fact.payload;
  const undo = asking(`undo-${id}`, factUndone({ fact, changes: [] }));
  return askDesk<FactAnswer>(person, 'Meera', 'say', contentOf({ ...undo, undoes: `said-${id}` }));
};

/** What the post room has written down of a mail. */
const postedOf = async (id: string) =>
  (await (await officeOver(person)).find(STREAMS.post, { last_by_subj: postAt('mail', id) }))?.string() ?? '';

type Clerk = Awaited<ReturnType<typeof clerk>>;
const rowOf = ({ store }: Clerk, id: string) => letterOf(store.getState(), id);
const become = (room: Clerk, id: string, status: string) =>
  until(`it is ${status}`, () => rowOf(room, id)?.status === status);
const alerts = async () => boardOf(await officeOver(person), STREAMS.alerts);

describe('a reminder that the office is asked to mail', () => {
  test('is sent once its Undo is over, once, and stands with the answer of the mail server', async () => {
    const room = await clerk();
    const { settings, mailbox } = await mailServer();
    expect(await ask('Asha', 'save', settings)).toEqual({ done: true });
    const { id } = (await remind()).payload;
    await become(room, id, 'Waiting');
    expect(mailbox).toEqual([]);
    ahead = UNDO_OVER_MS;
    await become(room, id, 'Accepted');
    expect(rowOf(room, id)?.answer).toBe('250 Ok: queued as 4F2');
    expect(mailbox).toMatchObject([{ to: ['account-1@konkan.example'], isSecure: true }]);
    expect(mailbox[0]?.text).toMatch(/^Subject: =\?UTF-8\?/m);
    await room.close();
    const other = await clerk();
    await become(other, id, 'Accepted');
    expect(mailbox).toHaveLength(1);
  });

  test('is not sent once it was taken back, and not taken back once it was sent', async () => {
    const room = await clerk();
    const { settings, mailbox } = await mailServer();
    await ask('Asha', 'save', settings);
    const back = await remind();
    const sent = await remind({ accountId: 'account-2' });
    expect(await takeBack(back)).toHaveProperty('kept');
    ahead = UNDO_OVER_MS;
    await become(room, sent.payload.id, 'Accepted');
    expect(mailbox).toHaveLength(1);
    expect(await takeBack(sent)).toMatchObject({ refused: expect.stringMatching(/^Not undone/) });
  });

  test('is told as failed in the words of the server, and tried again where that says so', async () => {
    const room = await clerk();
    let times = 0;
    const { settings, mailbox } = await mailServer({
      onRcptTo({ address }, _session, done) {
        times += 1;
        if (address.startsWith('account-2')) return done(answering(550, 'No such user'));
        return times < 2 ? done(answering(451, 'Greylisted')) : done();
      },
    });
    await ask('Asha', 'save', settings);
    const { id: grey } = (await remind()).payload;
    await become(room, grey, 'Waiting');
    ahead = UNDO_OVER_MS;
    await until('it was tried', () => times === 1);
    const { id: failed } = (await remind({ accountId: 'account-2' })).payload;
    await become(room, failed, 'Waiting');
    ahead += UNDO_OVER_MS;
    await become(room, failed, 'Failed');
    expect(rowOf(room, failed)?.answer).toBe('550 No such user');
    expect(rowOf(room, grey)?.status).toBe('Waiting');
    ahead += 60_000;
    await become(room, grey, 'Accepted');
    expect(mailbox).toHaveLength(1);
  });

  test('waits while the server does not let the office in, which admins are told, until settings are saved anew', async () => {
    const room = await clerk();
    const { settings, mailbox } = await mailServer();
    await ask('Asha', 'save', { ...settings, password: 'another one' });
    const { id } = (await remind()).payload;
    ahead = UNDO_OVER_MS;
    await become(room, id, 'Waiting');
    await until('it is told', async () => {
      await room.look();
      return JSON.stringify(await alerts()).includes('No mail is sent');
    });
    // Everybody in the office is told of alerts.
    expect(JSON.stringify(await alerts())).not.toContain('535');
    expect(await ask('Asha', 'settings')).toMatchObject({ told: { trouble: '535 Authentication failed', waiting: 1 } });
    expect(await ask('Asha', 'save', settings)).toEqual({ done: true });
    await become(room, id, 'Accepted');
    await room.look();
    expect((await alerts()).filter((one) => JSON.stringify(one).includes('No mail is sent'))).toEqual([]);
    expect(mailbox).toHaveLength(1);
  });

  test('is not sent to whoever owes nothing any more by then', async () => {
    const room = await clerk();
    const { settings, mailbox } = await mailServer();
    await ask('Asha', 'save', settings);
    const { id } = (await remind()).payload;
    const paid = balanceCorrected('opening-account-1', { was: { amount: 100 }, to: { amount: 0 } }, 'It was paid');
    const draft = asking('paid', paid);
    await until(
      'it is paid',
      async () => 'kept' in (await askDesk<FactAnswer>(person, 'Meera', 'say', contentOf(draft))),
    );
    ahead = UNDO_OVER_MS;
    await become(room, id, 'Failed');
    expect(rowOf(room, id)?.answer).toContain('owes nothing any more');
    expect(mailbox).toEqual([]);
  });

  test('waits while an admin has stopped all sending', async () => {
    const room = await clerk();
    const { settings, mailbox } = await mailServer();
    await ask('Asha', 'save', settings);
    expect(await ask('Asha', 'stop', { isStopped: true })).toEqual({ done: true });
    const { id } = (await remind()).payload;
    ahead = UNDO_OVER_MS;
    await become(room, id, 'Waiting');
    // Longer than it looks again.
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    expect(mailbox).toEqual([]);
    await ask('Asha', 'stop', { isStopped: false });
    await become(room, id, 'Accepted');
  });

  test('waits for the next day once as many went as go in a day', async () => {
    const room = await clerk();
    const { settings, mailbox } = await mailServer();
    await ask('Asha', 'save', { ...settings, mostADay: 1 });
    const first = (await remind()).payload.id;
    const second = (await remind({ accountId: 'account-2' })).payload.id;
    ahead = UNDO_OVER_MS;
    await become(room, first, 'Accepted');
    expect(await ask('Asha', 'settings')).toMatchObject({ told: { waiting: 1, rests: 'limit' } });
    // Longer than it looks again.
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    expect(rowOf(room, second)?.status).toBe('Waiting');
    ahead = 86_400_000;
    await become(room, second, 'Accepted');
    expect(mailbox).toHaveLength(2);
  });

  test('waits for the morning where it is night, unless mail goes at night as well', async () => {
    const room = await clerk();
    const { settings, mailbox } = await mailServer();
    await ask('Asha', 'save', { ...settings, atNight: 'Waits' });
    const { id } = (await remind()).payload;
    ahead = untilHour(22);
    expect(await ask('Asha', 'settings')).toMatchObject({ told: { waiting: 1, rests: 'night' } });
    ahead = untilHour(32);
    expect(await ask('Asha', 'settings')).toMatchObject({ told: { waiting: 1, rests: 'night' } });
    expect(mailbox).toEqual([]);
    ahead = untilHour(33);
    await become(room, id, 'Accepted');
    expect(mailbox).toHaveLength(1);
  });

  test('is asked for by the office itself once it is due, where an admin turned that on, and once', async () => {
    const room = await clerk();
    const { settings, mailbox } = await mailServer();
    const all = () => Object.values(room.store.getState().reminders.entities);
    await ask('Asha', 'save', settings);
    // Once that is taken up it has looked whether somebody is due.
    await remind({ accountId: 'account-2' });
    expect(all()).toHaveLength(1);
    await ask('Asha', 'save', { ...settings, dueReminders: 'Mailed' });
    await until('all are asked for', () => all().length === accounts.length);
    ahead = UNDO_OVER_MS;
    await until('all went', () => all().every(({ status }) => status === 'Accepted'));
    expect(new Set(mailbox.map(({ to }) => to[0]))).toEqual(new Set(accounts.map(({ id }) => `${id}@konkan.example`)));
    await room.close();
    const other = await clerk();
    ahead = 86_400_000;
    const { id } = (await remind()).payload;
    await become(other, id, 'Accepted');
    expect(mailbox).toHaveLength(accounts.length + 1);
  });

  test('is not asked for by the office again that somebody took back, on whichever day and machine', async () => {
    const room = await clerk();
    const { settings, mailbox } = await mailServer();
    const all = ({ store }: Clerk) => Object.values(store.getState().reminders.entities);
    await ask('Asha', 'save', { ...settings, dueReminders: 'Mailed' });
    await until('all are asked for', () => all(room).length === accounts.length);
    const [due] = all(room);
    const undo = asking('undo-due', factUndone({ fact: clientReminded({ ...due } as Reminder), changes: [] }));
    const undone = { ...undo, undoes: due?.id };
    expect(await askDesk<FactAnswer>(person, 'Meera', 'say', contentOf(undone))).toHaveProperty('kept');
    ahead = UNDO_OVER_MS;
    await until('the others went', () => all(room).every(({ status }) => status === 'Accepted'));
    await room.close();
    const other = await clerk();
    ahead = 86_400_000;
    // Once that went it has looked whether somebody is due.
    const { id } = (await remind({ accountId: 'account-2' })).payload;
    ahead += UNDO_OVER_MS;
    await become(other, id, 'Accepted');
    expect(due?.accountId).toBe('account-1');
    expect(mailbox.map(({ to }) => to[0])).not.toContain('account-1@konkan.example');
  });

  test('is asked for by the office of no more clients than are mailed in a day, and of the others the next day', async () => {
    const room = await clerk();
    const { settings, mailbox } = await mailServer();
    const all = () => Object.values(room.store.getState().reminders.entities);
    await ask('Asha', 'save', { ...settings, dueReminders: 'Mailed', mostADay: 1 });
    for (const day of [0, 1]) {
      ahead = day * 86_400_000;
      await until('one more is asked for', () => all().length === day + 1);
      ahead += UNDO_OVER_MS;
      await until('it went', () => all().every(({ status }) => status === 'Accepted'));
      expect(all()).toHaveLength(day + 1);
    }
    expect(mailbox).toHaveLength(2);
  });

  test('is not sent once less is open than it asks for', async () => {
    const room = await clerk();
    const { settings, mailbox } = await mailServer();
    await ask('Asha', 'save', settings);
    const { id } = (await remind({ amount: 150 })).payload;
    ahead = UNDO_OVER_MS;
    await become(room, id, 'Failed');
    expect(rowOf(room, id)?.answer).toBe(
      'Something was paid or credited since it was written, and it asks for more than is open: it was not sent.',
    );
    expect(mailbox).toEqual([]);
  });

  test('that the office was about to send as it ended is told as not known, and not sent again', async () => {
    const { settings, mailbox } = await mailServer({ onRcptTo: () => {} });
    const room = await clerk();
    await ask('Asha', 'save', settings);
    const fact = await remind();
    const { id } = fact.payload;
    await become(room, id, 'Waiting');
    ahead = UNDO_OVER_MS;
    await until('it is about to be sent', async () => (await postedOf(id)).includes('"sending"'));
    const refused = 'Not undone: the office is sending it at this moment, or has sent it.';
    expect(await takeBack(fact)).toMatchObject({ refused });
    await room.close();
    const other = await clerk();
    expect(await takeBack(fact)).toMatchObject({ refused });
    await become(other, id, 'Waiting');
    ahead += 300_000;
    await become(other, id, 'Not Known');
    expect(mailbox).toEqual([]);
  });
});

describe('a document that the office is asked to mail', () => {
  test('goes with its PDF, as a paper from which nobody unsubscribes, and stands with the answer of the mail server', async () => {
    const room = await clerk();
    const { settings, mailbox } = await mailServer();
    await ask('Asha', 'save', settings);
    const ids = [(await send('Bill')).payload.id, (await send('Receipt')).payload.id];
    ahead = UNDO_OVER_MS;
    for (const id of ids) await become(room, id, 'Accepted');
    expect(rowOf(room, ids[0] ?? '')?.answer).toBe('250 Ok: queued as 4F2');
    const files = mailbox.map(({ text }) => mimeParts(text).filter(({ head }) => head.includes('application/pdf')));
    expect(files.map((some) => some.map(({ content }) => pdfPages(content).join('')))).toEqual([
      [expect.stringContaining('TaxInvoice')],
      [expect.stringContaining('ReceiptNo')],
    ]);
    for (const { text } of mailbox) {
      expect(text).not.toContain('List-Unsubscribe');
      const html = mimeParts(text).find(({ head }) => head.includes('text/html'));
      expect(String(html?.content)).toContain('Dear &lt;b&gt;Meera&lt;/b&gt;,');
    }
  });

  test('is not sent once it was taken back or its document cancelled meanwhile, and not taken back once it was sent', async () => {
    const room = await clerk();
    const { settings, mailbox } = await mailServer();
    await ask('Asha', 'save', settings);
    expect(await takeBack(await send('Bill'))).toHaveProperty('kept');
    const cancelled = await send('Bill');
    const sent = await send('Receipt');
    const cancel = asking('cancelled', billCancelled({ id: 'bill-8', accountId: 'account-3' }));
    expect(await askDesk<FactAnswer>(person, 'Meera', 'say', contentOf(cancel))).toMatchObject({
      kept: expect.any(Number),
    });
    ahead = UNDO_OVER_MS;
    await become(room, sent.payload.id, 'Accepted');
    await become(room, cancelled.payload.id, 'Failed');
    expect(rowOf(room, cancelled.payload.id)?.answer).toBe('INV/26-27/000008 is cancelled, so it is not sent.');
    expect(mailbox).toHaveLength(1);
    expect(await takeBack(sent)).toMatchObject({ refused: expect.stringMatching(/^Not undone/) });
  });
});

describe('of two machines that both take themselves for the one that leads', () => {
  test('each mail is sent by one', async () => {
    const rooms = [await clerk(), await clerk()];
    const { settings, mailbox } = await mailServer();
    await ask('Asha', 'save', settings);
    const ids: string[] = [];
    for (const accountId of ['account-1', 'account-2', 'account-3']) ids.push((await remind({ accountId })).payload.id);
    ahead = UNDO_OVER_MS;
    for (const room of rooms) for (const id of ids) await become(room, id, 'Accepted');
    expect(mailbox.flatMap(({ to }) => to).toSorted()).toEqual(
      ['account-1', 'account-2', 'account-3'].map((account) => `${account}@konkan.example`),
    );
  });
});

describe('a business that is put in the place of another', () => {
  test('has nothing sent that waits in it, nor what was sent before', async () => {
    const room = await clerk();
    const { settings, mailbox } = await mailServer();
    await ask('Asha', 'save', settings);
    const { id } = (await remind()).payload;
    await become(room, id, 'Waiting');
    const backup = businessOf(room.store.getState());
    ahead = UNDO_OVER_MS;
    await become(room, id, 'Accepted');
    const [row] = Object.values(backup.reminders.entities);
    const brought = { ...row, id: 'brought-along', accountId: 'account-2', number: 9 } as NonNullable<typeof row>;
    const restored = businessReplaced(
      { ...backup, reminders: tableOf<Reminder>().of([...Object.values(backup.reminders.entities), brought]) },
      'backup',
    );
    const said = await askDesk<FactAnswer>(person, 'Asha', 'say', contentOf(asking('restored', restored)));
    expect(said).toHaveProperty('kept');
    await become(room, id, 'Accepted');
    await become(room, 'brought-along', 'Failed');
    expect(rowOf(room, 'brought-along')?.answer).toMatch(/^It came with a business/);
    expect(mailbox).toHaveLength(1);
  });
});

describe('how the office sends mail', () => {
  test('is an admin’s: others learn whether it does alone', async () => {
    const { settings } = await mailServer();
    await clerk();
    expect(await ask('Meera', 'state')).toEqual({ done: true, told: { isSetUp: false } });
    await ask('Asha', 'save', settings);
    expect(await ask('Meera', 'state')).toEqual({ done: true, told: { isSetUp: true } });
    const denied = { refused: 'Only an admin may do this.' };
    for (const request of ['settings', 'save', 'test', 'stop'])
      expect(await ask('Meera', request, { ...settings, to: 'a@b.example', isStopped: true })).toEqual(denied);
    expect(await ask('Nobody', 'state')).toHaveProperty('refused');
  });

  test.each([
    [
      { host: 'smtp://mail.example.com' },
      'Server is its name alone, such as smtp.example.com: without smtp:// and without the port.',
    ],
    [
      { port: 70_000 },
      'Port must be a whole number from 1 to 65535: mostly 587 with STARTTLS, 465 with TLS from the start.',
    ],
    [{ security: 'none' }, 'Choose from the list.'],
    [{ senderAddress: 'Konkan <a@b.example>' }, 'Sender Address is no e-mail address, such as accounts@example.com.'],
    [{ replyTo: 'a@b.example, c@d.example' }, 'Reply To is no e-mail address, such as accounts@example.com.'],
    [{ password: '' }, 'Enter the password: it is kept for the server and the user that it was given for.'],
  ])('is refused with %j', async (more, refused) => {
    const { settings } = await mailServer();
    await clerk();
    expect(await ask('Asha', 'save', { ...settings, ...more })).toEqual({ refused });
  });

  test('keeps its password for the server and the user alone that it was given for', async () => {
    const { settings, mailbox } = await mailServer();
    await clerk();
    await ask('Asha', 'save', settings);
    const { password: _password, ...shown } = settings;
    expect(await ask('Asha', 'save', { ...shown, host: 'mail.elsewhere.example' })).toHaveProperty('refused');
    expect(await ask('Asha', 'save', { ...shown, senderName: 'Another' })).toEqual({ done: true });
    expect(await ask('Asha', 'settings')).toMatchObject({
      told: { settings: { ...shown, senderName: 'Another' }, hasPassword: true },
    });
    expect(await ask('Asha', 'test', { to: 'asha@trackyard.example' })).toEqual({
      done: true,
      told: { answer: '250 Ok: queued as 4F2' },
    });
    expect(mailbox).toHaveLength(1);
  });

  test('is tried by a test mail, whose refusal is told in the words of the server', async () => {
    const { settings } = await mailServer();
    await clerk();
    const to = 'asha@trackyard.example';
    expect(await ask('Asha', 'test', { to })).toEqual({ refused: 'Save how mail is sent first.' });
    await ask('Asha', 'save', { ...settings, password: 'another one' });
    expect(await ask('Asha', 'test', { to })).toEqual({
      refused: 'The test mail was not accepted. 535 Authentication failed',
    });
    expect(await ask('Asha', 'test', { to: 'nobody' })).toMatchObject({ refused: expect.stringMatching(/^To is no/) });
  });

  test('is read with the secret of the office alone', async () => {
    const { settings } = await mailServer();
    const room = await clerk();
    await ask('Asha', 'save', settings);
    await room.close();
    await clerk('another secret');
    expect(await ask('Asha', 'settings')).toMatchObject({ told: { hasPassword: false } });
  });
});

test('the password is in no stream, feed, answer, log, audit or backup', async () => {
  const told: string[] = [];
  const room = await clerk();
  // Who listens to all makes it unknown whether anybody listens to that.
  await ask('Asha', 'state');
  const heard = await server.open();
  onTestFinished(() => heard.close());
  heard.subscribe('>', {
    callback: (_error, message) => {
      // Where it is given, and nowhere else.
      if (!message.subject.endsWith('.mail.save')) told.push(message.subject, message.string());
    },
  });
  await heard.flush();
  const log = vi.spyOn(process.stdout, 'write').mockImplementation((text) => told.push(String(text)) > 0);
  const complaints = vi.spyOn(process.stderr, 'write').mockImplementation((text) => told.push(String(text)) > 0);
  onTestFinished(() => {
    log.mockRestore();
    complaints.mockRestore();
  });
  const { settings } = await mailServer();
  await ask('Asha', 'save', settings);
  told.push(JSON.stringify(await ask('Asha', 'settings')));
  await ask('Asha', 'test', { to: 'asha@trackyard.example' });
  const { id } = (await remind()).payload;
  ahead = UNDO_OVER_MS;
  await become(room, id, 'Accepted');
  await room.look();
  await room.backUp();
  await room.close();
  for (const stream of Object.values(STREAMS))
    told.push(JSON.stringify(await boardOf(await officeOver(person), stream)));
  for (const name of readdirSync(room.folder, { recursive: true, withFileTypes: true })) {
    if (!name.isFile()) continue;
    const bytes = readFileSync(join(name.parentPath, name.name));
    if (name.name.endsWith('.zip')) told.push(...Object.values(unzipSync(bytes)).map((part) => strFromU8(part)));
    else told.push(bytes.toString());
  }
  const all = told.join('\n');
  for (const known of ['saved how mail is sent', id, settings.senderAddress]) expect(all).toContain(known);
  for (const form of [PASSWORD, Buffer.from(PASSWORD).toString('base64'), Buffer.from(PASSWORD).toString('base64url')])
    expect(all.includes(form)).toBe(false);
});
