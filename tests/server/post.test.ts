// The post room of an office: mail that people ask for, with a real server of the office and a real one of mail.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { askDesk } from '@/journal/adapters/nats/askDesk';
import { boardOf } from '@/journal/adapters/nats/board';
import type { FactAnswer } from '@/journal/adapters/nats/deskAnswers';
import { contentOf } from '@/journal/adapters/nats/entries';
import { officeOver } from '@/journal/adapters/nats/reader';
import { STREAMS } from '@/journal/adapters/nats/subjects';
import type { Reminder } from '@/store/billing/reminders/reminder';
import { businessOf, businessReplaced } from '@/store/business/business';
import { billCancelled } from '@/store/facts/bills';
import { tableOf } from '@/store/kit/table';
import { pdfPages } from '../e2e/pdfText';
import { asking } from '../support/drafts';
import { mimeParts } from '../support/mimeParts';
import { answering, PASSWORD } from '../support/mailServer';
import { balanceCorrected } from '@/store/facts/openings';
import { mailServer, postOffice, UNDO_OVER_MS, untilHour } from './support/postOffice';
import { until } from './support/until';

const { shared, clock, clerk, ask, remind, send, takeBack, postedOf, rowOf, become, alerts } = postOffice();

describe('a reminder that the office is asked to mail', () => {
  test('is sent once its Undo is over, once, and stands with the answer of the mail server', async () => {
    const room = await clerk();
    const { settings, mailbox } = await mailServer();
    expect(await ask('Asha', 'save', settings)).toEqual({ done: true });
    const { id } = (await remind()).payload;
    await become(room, id, 'Waiting');
    expect(mailbox).toEqual([]);
    clock.ahead = UNDO_OVER_MS;
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
    clock.ahead = UNDO_OVER_MS;
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
    clock.ahead = UNDO_OVER_MS;
    await until('it was tried', () => times === 1);
    const { id: failed } = (await remind({ accountId: 'account-2' })).payload;
    await become(room, failed, 'Waiting');
    clock.ahead += UNDO_OVER_MS;
    await become(room, failed, 'Failed');
    expect(rowOf(room, failed)?.answer).toBe('550 No such user');
    expect(rowOf(room, grey)?.status).toBe('Waiting');
    clock.ahead += 60_000;
    await become(room, grey, 'Accepted');
    expect(mailbox).toHaveLength(1);
  });

  test('waits while the server does not let the office in, which admins are told, until settings are saved anew', async () => {
    const room = await clerk();
    const { settings, mailbox } = await mailServer();
    await ask('Asha', 'save', { ...settings, password: 'another one' });
    const { id } = (await remind()).payload;
    clock.ahead = UNDO_OVER_MS;
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
      async () => 'kept' in (await askDesk<FactAnswer>(shared.person, 'Meera', 'say', contentOf(draft))),
    );
    clock.ahead = UNDO_OVER_MS;
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
    clock.ahead = UNDO_OVER_MS;
    // It takes up one after the other.
    await remind({ accountId: 'account-2' });
    await become(room, id, 'Waiting');
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
    clock.ahead = UNDO_OVER_MS;
    await become(room, first, 'Accepted');
    expect(await ask('Asha', 'settings')).toMatchObject({ told: { waiting: 1, rests: 'limit' } });
    // It takes up one after the other.
    await remind({ accountId: 'account-3' });
    expect(rowOf(room, second)?.status).toBe('Waiting');
    clock.ahead = 86_400_000;
    await become(room, second, 'Accepted');
    expect(mailbox).toHaveLength(2);
  });

  test('waits for the next hour once as many went as go in an hour', async () => {
    const room = await clerk();
    const { settings, mailbox } = await mailServer();
    await ask('Asha', 'save', { ...settings, mostAnHour: 1 });
    const first = (await remind()).payload.id;
    const second = (await remind({ accountId: 'account-2' })).payload.id;
    clock.ahead = untilHour(10);
    await become(room, first, 'Accepted');
    expect(await ask('Asha', 'settings')).toMatchObject({ told: { waiting: 1, rests: 'hour' } });
    expect(mailbox).toHaveLength(1);
    clock.ahead = untilHour(11);
    await become(room, second, 'Accepted');
    expect(rowOf(room, second)?.status).toBe('Accepted');
  });

  test('waits for the morning where it is night, unless mail goes at night as well', async () => {
    const room = await clerk();
    const { settings, mailbox } = await mailServer();
    await ask('Asha', 'save', { ...settings, atNight: 'Waits' });
    const { id } = (await remind()).payload;
    clock.ahead = untilHour(22);
    expect(await ask('Asha', 'settings')).toMatchObject({ told: { waiting: 1, rests: 'night' } });
    clock.ahead = untilHour(32);
    expect(await ask('Asha', 'settings')).toMatchObject({ told: { waiting: 1, rests: 'night' } });
    expect(mailbox).toEqual([]);
    clock.ahead = untilHour(33);
    await become(room, id, 'Accepted');
    expect(mailbox).toHaveLength(1);
  });

  test('is not sent once less is open than it asks for', async () => {
    const room = await clerk();
    const { settings, mailbox } = await mailServer();
    await ask('Asha', 'save', settings);
    const { id } = (await remind()).payload;
    const paid = balanceCorrected('opening-account-1', { was: { amount: 100 }, to: { amount: 60 } }, 'It was less');
    const draft = asking('paid', paid);
    await until(
      'less is open',
      async () => 'kept' in (await askDesk<FactAnswer>(shared.person, 'Meera', 'say', contentOf(draft))),
    );
    clock.ahead = UNDO_OVER_MS;
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
    clock.ahead = UNDO_OVER_MS;
    await until('it is about to be sent', async () => (await postedOf(id)).includes('"sending"'));
    const refused = 'Not undone: the office is sending it at this moment, or has sent it.';
    expect(await takeBack(fact)).toMatchObject({ refused });
    await room.close();
    const other = await clerk();
    expect(await takeBack(fact)).toMatchObject({ refused });
    await become(other, id, 'Waiting');
    clock.ahead += 300_000;
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
    clock.ahead = UNDO_OVER_MS;
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
      expect(String(html?.content)).toContain('Dear Meera,');
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
    expect(await askDesk<FactAnswer>(shared.person, 'Meera', 'say', contentOf(cancel))).toMatchObject({
      kept: expect.any(Number),
    });
    clock.ahead = UNDO_OVER_MS;
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
    clock.ahead = UNDO_OVER_MS;
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
    clock.ahead = UNDO_OVER_MS;
    await become(room, id, 'Accepted');
    const [row] = Object.values(backup.reminders.entities);
    const brought = { ...row, id: 'brought-along', accountId: 'account-2', number: 9 } as NonNullable<typeof row>;
    const restored = businessReplaced(
      { ...backup, reminders: tableOf<Reminder>().of([...Object.values(backup.reminders.entities), brought]) },
      'backup',
    );
    const said = await askDesk<FactAnswer>(shared.person, 'Asha', 'say', contentOf(asking('restored', restored)));
    expect(said).toHaveProperty('kept');
    await become(room, id, 'Accepted');
    await become(room, 'brought-along', 'Failed');
    expect(rowOf(room, 'brought-along')?.answer).toMatch(/^It came with a business/);
    expect(mailbox).toHaveLength(1);
  });
});

test('the password is in no stream, feed, answer, log, audit or backup', async () => {
  const told: string[] = [];
  const room = await clerk();
  // Who listens to all makes it unknown whether anybody listens to that.
  await ask('Asha', 'state');
  const heard = await shared.server.open();
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
  clock.ahead = UNDO_OVER_MS;
  await become(room, id, 'Accepted');
  await room.look();
  await room.backUp();
  await room.close();
  for (const stream of Object.values(STREAMS))
    told.push(JSON.stringify(await boardOf(await officeOver(shared.person), stream)));
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
