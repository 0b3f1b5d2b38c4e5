// The process that sends is killed outright while it sends, again and again, with a real server of the office, and with real ones of mail and SMS.
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askDesk } from '@/journal/adapters/nats/askDesk';
import type { FactAnswer } from '@/journal/adapters/nats/deskAnswers';
import { contentOf } from '@/journal/adapters/nats/entries';
import { ownSms, textToRegister } from '@/store/billing/letters/smsTexts';
import { reminderRows } from '@/store/billing/reminders/reminderRows';
import type { Business } from '@/store/business/business';
import { createStore } from '@/store/business/store';
import { clientReminded } from '@/store/facts/reminders';
import { todaysDate } from '@/store/kit/dates';
import { account, salesOf } from '../support/accounts';
import { asking } from '../support/drafts';
import { startMailServer } from '../support/mailServer';
import { owedBy } from '../support/owing';
import { runs } from '../support/runs';
import { smallBusiness } from '../support/tabs';
import { CERTIFICATE } from './support/certificate';
import { buildClerkProgram, removeClerkProgram, startClerkProgram, type LetterStands } from './support/clerkPrograms';
import { BUSINESS } from './support/server';
import { SECRET, sharedOffice } from './support/sharedOffice';
import { until } from './support/until';

const KILLS = runs(6);
/** Its clock runs a hundred times as fast, as an Undo is offered for seconds, and whoever began to send has minutes. */
const TICK_MS = 200;
const TICK_AHEAD_MS = 20_000;
/** Whoever leads next waits for the one who is gone. */
const LONGEST_MS = 150_000;
/** A life takes some seconds, and as many again on a busy machine. */
const TEST_MS = 900_000;

/** Each is reminded once in each life of the clerk; half of them by mail. */
const CLIENTS = 6;
const people = Array.from({ length: CLIENTS }, (_, place) => {
  const one = account(place + 1);
  return { ...one, billing: { ...one.billing, email: `${one.id}@konkan.example` } };
});
const owing: Business = { ...smallBusiness, ...salesOf(...people), openings: owedBy(people) };
const known = createStore(owing).getState();

const shared = sharedOffice(owing);
beforeAll(buildClerkProgram);
afterAll(removeClerkProgram);

/** A provider that is told our own ids, and says of each whether it has it. */
async function startProvider(took: () => void) {
  const sent: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (more: Buffer) => (body += more.toString()));
    request.on('end', () => {
      const [, of] = /^\/status\/([\w-]+)/.exec(request.url ?? '') ?? [];
      if (of !== undefined) {
        response.end(JSON.stringify({ status: sent.includes(of) ? 'delivered' : 'unknown' }));
        return;
      }
      sent.push(new URLSearchParams(body).get('id') ?? '');
      took();
      response.end('taken');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { sent, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** The identities of the letters in a mailbox, by their Message-IDs. */
const mailed = (mailbox: readonly { text: string }[]): readonly string[] =>
  mailbox.map(({ text }) =>
    Buffer.from(/^Message-ID: <([\w-]+)@/im.exec(text)?.[1] ?? '', 'base64url').toString('utf8'),
  );

test(
  `a clerk that is killed ${KILLS} times while it sends has sent nothing twice, lost nothing, and told what became of each`,
  async () => {
    let [handedOver, onTaken] = [0, () => {}];
    const took = () => {
      handedOver += 1;
      onTaken();
    };
    const mail = await startMailServer({
      onRcptTo(_address, _session, done) {
        took();
        done();
      },
    });
    onTestFinished(mail.stop);
    const provider = await startProvider(took);
    let ahead = 0;
    const start = () =>
      startClerkProgram({ port: shared.server.port, business: BUSINESS, secret: SECRET, ca: CERTIFICATE, ahead });
    let clerk = start();
    onTestFinished(() => clerk.kill());
    const ticking = setInterval(() => clerk.setAhead((ahead += TICK_AHEAD_MS)), TICK_MS);
    onTestFinished(() => clearInterval(ticking));
    const ask = (part: string, request: string, asked: object) =>
      until(`${part}.${request} is answered`, async () => 'done' in (await shared.askOf(part)('Asha', request, asked)));
    await ask('mail', 'save', mail.settings);
    await ask('sms', 'save', {
      provider: 'Other',
      entityId: '1101400000000000001',
      header: 'KONKAN',
      url: `${provider.address}/send`,
      body: 'to={to91}&id={ownId}',
      statusUrl: `${provider.address}/status/{requestId}`,
      reportStatus: 'status',
      deliveredIs: 'delivered',
      failedIs: 'failed',
      atNight: 'Goes',
    });
    const text = textToRegister(ownSms('Reminder', 'en'));
    await ask('sms', 'addTemplate', { templateId: '1107160000000000001', text });

    const rows = reminderRows(
      known,
      people.map(({ id }) => id),
      todaysDate(),
      'en',
      new Set(),
    );
    /** Asks for a letter to each client that owes something, half of them mails. */
    const remindAll = async (life: number) => {
      for (const [place, { draftBy }] of rows.entries()) {
        const { type, payload } = clientReminded(draftBy(place % 2 === 0 ? 'Email' : 'SMS', true));
        const fact = { type, payload: { ...payload, id: `letter-${life}-${place}` } };
        const draft = asking(`said-${fact.payload.id}`, fact);
        await until('it is kept', async () => {
          const answer = await askDesk<FactAnswer>(shared.person, 'Meera', 'say', contentOf(draft));
          if ('refused' in answer) throw new Error(answer.refused);
          return 'kept' in answer;
        });
      }
    };
    const isOver = ({ status }: LetterStands) => status !== 'Waiting' && status !== '';
    const allOver = (count: number) =>
      until(
        'all is told',
        () => {
          const open = clerk.letters().filter((letter) => !isOver(letter));
          if (open.length > 0) throw new Error(JSON.stringify(open));
          return clerk.letters().length >= count;
        },
        LONGEST_MS,
      );

    for (let life = 0; life < KILLS; life += 1) {
      const before = handedOver;
      // At another moment of the sending in each life: as one of them is handed over, or soon after that.
      const taken = new Promise<void>((done) => {
        onTaken = () => (handedOver > before + (life % (rows.length - 1)) ? done() : undefined);
      });
      await remindAll(life);
      await taken;
      await new Promise((resolve) => setTimeout(resolve, (life * 7) % 40));
      await clerk.kill();
      clerk = start();
      await allOver((life + 1) * rows.length);
    }

    // What nobody knows of an SMS the provider is asked for.
    const smsOf = (id: string) => provider.sent.filter((one) => one === id).length;
    const isKnown = ({ id, status }: LetterStands) => smsOf(id) === 0 || status === 'Delivered';
    await until('what became of each SMS is told', () => clerk.letters().every(isKnown), LONGEST_MS);

    const mails = mailed(mail.mailbox);
    const letters = clerk.letters();
    expect(letters).toHaveLength(KILLS * rows.length);
    for (const { id, status } of letters) {
      const went = smsOf(id) + mails.filter((one) => one === id).length;
      expect([id, went <= 1]).toEqual([id, true]);
      const isGone = status === 'Accepted' || status === 'Delivered';
      expect([id, isGone ? went : status]).toEqual([id, isGone ? 1 : 'Not Known']);
    }
    // Each life but for what was under way as it ended.
    expect(letters.filter(({ status }) => status === 'Not Known').length).toBeLessThanOrEqual(2 * KILLS);
  },
  TEST_MS,
);
