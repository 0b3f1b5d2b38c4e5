// SMS that people ask the office to send: with a real server of the office, and a stand-in for whoever sends them.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { askDesk } from '@/journal/adapters/nats/askDesk';
import type { FactAnswer } from '@/journal/adapters/nats/deskAnswers';
import { contentOf } from '@/journal/adapters/nats/entries';
import { officeOver } from '@/journal/adapters/nats/reader';
import { postAt, STREAMS } from '@/journal/adapters/nats/subjects';
import { reminderRows } from '@/store/billing/reminders/reminderRows';
import type { Business } from '@/store/business/business';
import { letterOf } from '@/store/business/letters';
import { ownSms, textToRegister } from '@/store/billing/letters/smsTexts';
import { clientReminded } from '@/store/facts/reminders';
import { todaysDate } from '@/store/kit/dates';
import type { Language } from '@/store/kit/language';
import type { SmsResults } from '@/office/sms/smsProtocol';
import { createReportDoor } from '../../office/sms/reportDoor';
import { owedBy } from '../support/owing';
import { asking } from '../support/drafts';
import { startSmsServer } from '../support/smsServer';
import { smallBusiness } from '../support/tabs';
import { sharedOffice } from './support/sharedOffice';
import { until } from './support/until';

/** Longer than an Undo is offered. */
const UNDO_OVER_MS = 20_000;
const DAY_MS = 86_400_000;

const owing: Business = {
  ...smallBusiness,
  openings: owedBy(Object.values(smallBusiness.accounts.entities)),
};

const shared = sharedOffice(owing);
let ahead = 0;
beforeEach(() => void (ahead = 0));

const ask = (request: string, asked: object) => shared.askOf('sms')('Asha', request, asked);

/** An office that sends SMS by a provider on this machine. */
async function sending(more: object = {}) {
  const provider = await startSmsServer();
  onTestFinished(provider.stop);
  const startClerk = () =>
    shared.clerk({ now: () => new Date(Date.now() + ahead), trial: { betweenMs: 10, lookEveryMs: 50 } });
  const clerk = await startClerk();
  const settings = {
    provider: 'Other',
    entityId: '1101400000000000001',
    header: 'KONKAN',
    url: `${provider.address}/send`,
    body: 'to={to91}&text={text}',
    atNight: 'Goes',
    ...more,
  };
  const save = () => ask('save', settings);
  await until('it is set up', async () => 'done' in (await save()));
  await ask('addTemplate', { templateId: '1107160000000000001', text: textToRegister(ownSms('Reminder', 'en')) });
  const rowOf = (id: string) => letterOf(clerk.store.getState(), id);
  return {
    ...provider,
    save,
    rowOf,
    clerk,
    startClerk,
    become: (id: string, status: string) => until(`it is ${status}`, () => rowOf(id)?.status === status),
  };
}
type Sending = Awaited<ReturnType<typeof sending>>;

/** Asks the office for an SMS to a client, until it is taken up; gives its identity. */
async function remind({ clerk }: Sending, accountId = 'account-1', language: Language = 'en') {
  const [row] = reminderRows(clerk.store.getState(), [accountId], todaysDate(), language, new Set());
  if (!row) throw new Error('It owes nothing.');
  const fact = clientReminded(row.draftBy('SMS', true));
  const { id } = fact.payload;
  const draft = asking(`said-${id}`, fact);
  await until(
    'it is kept',
    async () => 'kept' in (await askDesk<FactAnswer>(shared.person, 'Meera', 'say', contentOf(draft))),
  );
  const office = await officeOver(shared.person);
  await until(
    'it is taken up',
    async () => (await office.find(STREAMS.post, { last_by_subj: postAt('mail', id) })) !== null,
  );
  return id;
}
const textsOf = ({ asked }: Sending) => asked.map(({ body }) => new URLSearchParams(body).get('text'));

describe('a reminder that the office is asked to send by SMS', () => {
  test('goes once its Undo is over, once, to the mobile number of the client, and stands with what the provider said', async () => {
    const here = await sending();
    const id = await remind(here);
    expect(here.asked).toEqual([]);
    ahead = UNDO_OVER_MS;
    await here.become(id, 'Accepted');
    expect(here.rowOf(id)?.answer).toContain('success');
    expect(textsOf(here)).toEqual([here.rowOf(id)?.text]);
    expect(new URLSearchParams(here.asked[0]?.body).get('to')).toBe(`91${here.rowOf(id)?.to}`);
    ahead += DAY_MS;
    await remind(here, 'account-2');
    expect(here.asked).toHaveLength(1);
  });

  test('is tried again where the provider has an error, and told as failed in its words where it takes it not', async () => {
    const here = await sending();
    here.state.status = 503;
    const id = await remind(here);
    ahead = UNDO_OVER_MS;
    await until('it was tried', () => here.asked.length === 1);
    expect(here.rowOf(id)?.status).toBe('Waiting');
    await until('it is to be tried again', async () => JSON.stringify(await ask('settings', {})).includes('"delay"'));
    here.state.status = 400;
    here.state.answer = 'error | 630 | template unknown';
    ahead += 60_000;
    await here.become(id, 'Failed');
    expect(here.rowOf(id)?.answer).toBe('error | 630 | template unknown');
  });

  test('is not sent again where the line broke, as it may have gone', async () => {
    const here = await sending();
    here.state.status = undefined;
    const id = await remind(here);
    ahead = UNDO_OVER_MS;
    await here.become(id, 'Not Known');
    expect(here.asked).toHaveLength(1);
  });

  test('fails where its text is not registered, with the one that comes nearest', async () => {
    const here = await sending();
    const text = `${textToRegister(ownSms('Reminder', 'hi'))} - Konkan`;
    await ask('addTemplate', { templateId: '1107160000000000002', text });
    const id = await remind(here, 'account-1', 'hi');
    ahead = UNDO_OVER_MS;
    await here.become(id, 'Failed');
    expect(here.rowOf(id)?.answer).toMatch(
      /^This is none of the registered texts: “.* जी, .*Nearest comes 1107160000000000002/,
    );
    expect(here.asked).toEqual([]);
  });

  test('waits while the provider does not let the office in, until settings are saved anew', async () => {
    const here = await sending();
    here.state.status = 401;
    here.state.answer = 'wrong key';
    const id = await remind(here);
    ahead = UNDO_OVER_MS;
    await until('it was tried', () => here.asked.length === 1);
    await until('it is told', async () => JSON.stringify(await ask('settings', {})).includes('wrong key'));
    expect(await ask('settings', {})).toMatchObject({ told: { trouble: 'wrong key', waiting: 1 } });
    expect(here.rowOf(id)?.status).toBe('Waiting');
    here.state.status = 200;
    await here.save();
    await here.become(id, 'Accepted');
  });

  test('waits for the next day where the budget is used up, and while SMS are stopped', async () => {
    const here = await sending({ partPrice: 0.2, budgetADay: 0.2 });
    const first = await remind(here);
    const second = await remind(here, 'account-2');
    await ask('stop', { isStopped: true });
    ahead = UNDO_OVER_MS;
    expect(await ask('settings', {})).toMatchObject({ told: { isStopped: true, waiting: 2 } });
    await ask('stop', { isStopped: false });
    await here.become(first, 'Accepted');
    await until('it rests', async () => JSON.stringify(await ask('settings', {})).includes('"rests":"limit"'));
    expect(here.rowOf(second)?.status).toBe('Waiting');
    ahead = DAY_MS;
    await here.become(second, 'Accepted');
    expect(here.asked).toHaveLength(2);
  });
});

describe('what the provider reports of an SMS', () => {
  const REPORTS = {
    idInAnswer: '"message":"{id}"',
    reportId: 'id',
    reportStatus: 'status',
    deliveredIs: 'delivered',
    failedIs: 'failed',
    wrongNumberIs: 'nobody',
  };
  const ID = '35666c7a4d4b313233343536';

  const settingsTold = async () => {
    const answer = await ask('settings', {});
    if (!('told' in answer)) throw new Error(JSON.stringify(answer));
    return answer.told as SmsResults['sms.settings'];
  };

  /** That office with its web server, once reports are turned on. */
  async function hearing() {
    const here = await sending(REPORTS);
    await ask('reports', { isOn: true });
    const door = createReportDoor(shared.person);
    const web = createServer((request, response) => void (door.answer(request, response) || response.end()));
    await new Promise<void>((listens) => void web.listen(0, '127.0.0.1', listens));
    onTestFinished(async () => {
      web.closeAllConnections();
      await new Promise((closed) => web.close(closed));
    });
    const { path = '' } = (await settingsTold()).reports;
    const report = async (status: string, { id = ID, at = path } = {}) =>
      (
        await fetch(`http://127.0.0.1:${(web.address() as AddressInfo).port}${at}`, {
          method: 'POST',
          body: new URLSearchParams({ id, status }),
        })
      ).status;
    return { ...here, report };
  }
  /** The same, with an SMS that the provider has taken. */
  async function reporting() {
    const here = await hearing();
    const id = await remind(here);
    ahead = UNDO_OVER_MS;
    await here.become(id, 'Accepted');
    return { ...here, id };
  }

  test('stands with it, whichever comes first and however often', async () => {
    const { report, become, rowOf, id } = await reporting();
    expect(await report('failed')).toBe(200);
    await become(id, 'Not Delivered');
    expect(await report('delivered')).toBe(200);
    await become(id, 'Delivered');
    for (const status of ['failed', 'delivered', 'nobody', 'sent']) expect(await report(status)).toBe(200);
    expect(rowOf(id)).toMatchObject({ status: 'Delivered', answer: 'delivered' });
    expect((await settingsTold()).reports.counts).toMatchObject({ taken: 2, refused: 0 });
  });

  test('counts though it came before it is known that the SMS was taken, and the office was started again between', async () => {
    const here = await hearing();
    const id = await remind(here);
    expect(await here.report('delivered')).toBe(200);
    await here.clerk.close();
    ahead = UNDO_OVER_MS;
    const { store } = await here.startClerk();
    await until('it is delivered', () => letterOf(store.getState(), id)?.status === 'Delivered');
  });

  test('marks a number that nobody has, which gets no other SMS', async () => {
    const { report, become, clerk, id } = await reporting();
    expect(await report('nobody')).toBe(200);
    await become(id, 'No Such Receiver');
    const [row] = reminderRows(clerk.store.getState(), ['account-1'], todaysDate(), 'en', new Set());
    expect(row?.unreached).toEqual(['SMS']);
  });

  test('is refused and counted without the right secret, and once it is turned off', async () => {
    const { report, rowOf, id } = await reporting();
    expect(await report('delivered', { at: '/sms/report/guessed' })).toBe(404);
    expect((await settingsTold()).reports.counts.refused).toBe(1);
    await ask('reports', { isOn: false });
    expect(await report('delivered')).toBe(404);
    expect((await settingsTold()).reports).toMatchObject({ counts: { refused: 2, taken: 0 } });
    expect(rowOf(id)?.status).toBe('Accepted');
  });
});
