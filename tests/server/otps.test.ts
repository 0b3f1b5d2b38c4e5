// The OTPs of an office's challans: with a real server of the office, its clerk, and people who ask it.
import { nanoid, type UnknownAction } from '@reduxjs/toolkit';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { askDesk } from '@/journal/adapters/nats/askDesk';
import type { FactAnswer } from '@/journal/adapters/nats/deskAnswers';
import { contentOf } from '@/journal/adapters/nats/entries';
import { officeOver } from '@/journal/adapters/nats/reader';
import { personAt, postAt, STREAMS } from '@/journal/adapters/nats/subjects';
import type { DeskAnswer } from '@/office/deskProtocol';
import type { OtpResults, OwnOtp } from '@/office/otp/otpProtocol';
import { noticeRows } from '@/store/billing/notices/noticeRows';
import { writtenOf } from '@/store/billing/templates/template';
import { businessOf, businessReplaced, type Business } from '@/store/business/business';
import { branchEdited } from '@/store/facts/branches';
import { challanAnswered, handoverVerified } from '@/store/facts/challans';
import { installerEdited } from '@/store/facts/installers';
import { smsSent } from '@/store/facts/messages';
import { noticeSent } from '@/store/facts/notices';
import { templateChanged } from '@/store/facts/templates';
import type { Challan } from '@/store/stock/challans/challan';
import { ACCEPTED, answersOf } from '@/store/stock/challans/challanAnswers';
import { challanTable, selectChallan } from '@/store/stock/challans/challansSlice';
import { installerTable } from '@/store/places/installers/installersSlice';
import { asking } from '../support/drafts';
import { challanToDelhi, returnedLine, smallStock } from '../support/stock';
import { startSmsServer } from '../support/smsServer';
import { smallBusiness } from '../support/tabs';
import { sharedOffice } from './support/sharedOffice';
import { until } from './support/until';

const NOON = Date.parse('2026-11-21T06:30:00Z');
const MINUTE = 60_000;

const { goods } = challanToDelhi.lines[1] ?? {};
/** Ten relays on their way to the installer's bag, in two lines. */
const toBag = (number: number): Challan => ({
  id: `bag-${number}`,
  number,
  from: { at: 'store' },
  to: { at: 'installer', id: 'installer-1' },
  lines: [4, 6].map((qty) => ({ goods, qty, outcome: 'Pending' as const })),
  status: 'Offered',
  offeredOn: '2026-11-02',
});
const [first, second] = [toBag(21), toBag(22)];
const business: Business = {
  ...smallBusiness,
  installers: installerTable([{ id: 'installer-1', number: 1, name: 'Rakesh Yadav', mobile: '9820012345' }]),
  challans: challanTable([...Object.values(smallStock.challans.entities), first, second]),
};

const shared = sharedOffice(business, {
  Asha: 'admin',
  Vijay: 'stock',
  Meera: 'sales',
  Kiran: 'care',
  RakeshYadav: 'installer',
  Vinod: 'installer',
});
let now = NOON;
beforeEach(() => void (now = NOON));

const ask = shared.askOf('otp');
const askFor = (by: string, { id }: Challan, another = false) => ask(by, 'ask', { challan: id, another });
const prove = (by: string, { id }: Challan, otp: string) => ask(by, 'prove', { challan: id, otp });
const say = (by: string, fact: UnknownAction, id = nanoid()) =>
  askDesk<FactAnswer>(shared.person, by, 'say', contentOf(asking(id, fact)));

async function opened() {
  const clerk = await shared.clerk({ now: () => new Date(now), trial: { betweenMs: 10, lookEveryMs: 50, undoMs: 0 } });
  await until('the desk answers', async () => 'done' in (await ownOtps('Vijay', first)));
  return clerk;
}

const ownOtps = (by: string, ...challans: readonly Challan[]) =>
  ask(by, 'own', { challans: challans.map(({ id }) => id) });
/** The OTPs that somebody is told of some challans. */
async function toldTo(by: string, ...challans: readonly Challan[]): Promise<readonly OwnOtp[]> {
  const answer = await ownOtps(by, ...challans);
  return 'done' in answer ? (answer.told as OtpResults['otp.own']).otps : [];
}
const otpOf = async (challan: Challan, by = 'RakeshYadav') => (await toldTo(by, challan))[0]?.otp ?? '';
/** An OTP of six digits that is not that one. */
const otherThan = (otp: string) => String((Number(otp) + 1) % 1_000_000).padStart(6, '0');

const accepted = (challan: Challan, ...places: readonly number[]) =>
  challanAnswered(
    challan,
    answersOf(challan, Object.fromEntries(places.map((place) => [place, ACCEPTED]))),
    '2026-11-21',
  );
const proofsOf = ({ store }: Awaited<ReturnType<typeof opened>>, { id }: Challan) =>
  selectChallan(store.getState(), id)?.lines.map(({ outcome, proof }) => `${outcome} ${proof ?? 'unproven'}`);

describe('an OTP of a challan', () => {
  test('is told to its installer alone, and proves the answer of whoever asked for it', async () => {
    const clerk = await opened();
    expect(await askFor('Vijay', first)).toEqual({
      done: true,
      told: { to: 'Rakesh Yadav sees the OTP in his app.', until: '2026-11-21T06:40:00.000Z' },
    });
    const otp = await otpOf(first);
    expect(otp).toMatch(/^\d{6}$/);
    for (const other of ['Asha', 'Vijay', 'Meera', 'Kiran', 'Vinod']) expect(await toldTo(other, first)).toEqual([]);
    expect(await prove('Vijay', first, otherThan(otp))).toEqual({ refused: 'This OTP is wrong. 4 tries are left.' });
    expect(await prove('Vijay', first, otp)).toEqual({ done: true });
    expect(await say('Vijay', accepted(first, 0, 1))).toHaveProperty('kept');
    await until('it is known', () => proofsOf(clerk, first)?.[0] === 'Accepted OTP');
    expect(proofsOf(clerk, first)).toEqual(['Accepted OTP', 'Accepted OTP']);
  });

  test('is in no stream of the office', async () => {
    await opened();
    await askFor('Vijay', first);
    const otp = await otpOf(first);
    const office = await officeOver(shared.person);
    const kept = await office.find(STREAMS.post, { last_by_subj: postAt('otp', first.id) });
    expect(kept?.string()).toContain('"by":"Vijay"');
    expect(kept?.string()).not.toContain(otp);
    await prove('Vijay', first, otp);
    await say('Vijay', accepted(first, 0, 1));
    const { state } = await office.info(STREAMS.journal);
    const last = await office.find(STREAMS.journal, { seq: state.last_seq });
    expect(last?.string()).toContain('"proof":"OTP"');
    expect(last?.string()).not.toContain(otp);
  });

  test('is good for its challan, for one answer, and for who asked for it', async () => {
    const clerk = await opened();
    await askFor('Vijay', first);
    await askFor('Vijay', second);
    const otp = await otpOf(first);
    expect(await prove('Asha', first, otp)).toEqual({
      refused: 'Ask for an OTP first: it is good for whoever asked for it.',
    });
    expect(await prove('Vijay', second, otp)).toEqual({ refused: 'This OTP is wrong. 4 tries are left.' });
    expect(await prove('Vijay', first, otp)).toEqual({ done: true });
    await say('Vijay', accepted(second, 0, 1));
    await say('Asha', accepted(first, 0));
    await say('Vijay', accepted(first, 1), 'answer-1');
    await until('it is known', () => proofsOf(clerk, first)?.[1] === 'Accepted OTP');
    expect(proofsOf(clerk, first)).toEqual(['Accepted unproven', 'Accepted OTP']);
    expect(proofsOf(clerk, second)).toEqual(['Accepted unproven', 'Accepted unproven']);
    expect(await say('Vijay', accepted(first, 1), 'answer-1')).toHaveProperty('kept');
  });

  test('is not carried by a second answer', async () => {
    const clerk = await opened();
    await askFor('Vijay', first);
    await prove('Vijay', first, await otpOf(first));
    await say('Vijay', accepted(first, 0));
    await say('Vijay', accepted(first, 1));
    await until('it is known', () => proofsOf(clerk, first)?.[1]?.startsWith('Accepted') ?? false);
    expect(proofsOf(clerk, first)).toEqual(['Accepted OTP', 'Accepted unproven']);
  });

  test('is not used up by an answer that is refused', async () => {
    const clerk = await opened();
    await askFor('Vijay', first);
    await prove('Vijay', first, await otpOf(first));
    const { type, payload } = accepted(first, 0);
    const more = payload.answers.map((answer) => ({ ...answer, qty: 99 }));
    expect(await say('Vijay', { type, payload: { ...payload, answers: more } })).toHaveProperty('refused');
    expect(await say('Vijay', accepted(first, 0, 1))).toHaveProperty('kept');
    await until('it is known', () => proofsOf(clerk, first)?.[0]?.startsWith('Accepted') ?? false);
    expect(proofsOf(clerk, first)).toEqual(['Accepted OTP', 'Accepted OTP']);
  });

  test('is guessed at five times, whoever asks for another one, and however many at once', async () => {
    await opened();
    await askFor('Vijay', first);
    const otp = await otpOf(first);
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => prove('Vijay', first, otherThan(otp))));
    const usedUp = { refused: '5 OTPs were wrong. Another one can be asked for at 12:10.' };
    // Of those that are on their way at once more may be told that all are used up.
    const tellsOfMore = answers.filter((answer) => JSON.stringify(answer).includes('This OTP is wrong'));
    expect(tellsOfMore.length).toBeLessThan(5);
    expect(await prove('Vijay', first, otp)).toEqual(usedUp);
    now += MINUTE;
    expect(await askFor('Vijay', first, true)).toEqual(usedUp);
    expect(await askFor('Asha', first)).toEqual(usedUp);
    expect(await toldTo('RakeshYadav', first)).toEqual([]);
    now += 9 * MINUTE;
    expect(await askFor('Vijay', first)).toHaveProperty('done');
  });

  test('ends after ten minutes, and is another one after half a minute', async () => {
    await opened();
    await askFor('Vijay', first);
    const otp = await otpOf(first);
    expect(await askFor('Vijay', first, true)).toEqual({ refused: 'Wait 30 seconds before you ask for another OTP.' });
    now += MINUTE / 2;
    await askFor('Vijay', first);
    expect(await otpOf(first)).toBe(otp);
    await askFor('Vijay', first, true);
    expect(await otpOf(first)).not.toBe(otp);
    const last = await otpOf(first);
    now += 10 * MINUTE;
    expect(await toldTo('RakeshYadav', first)).toEqual([]);
    expect(await prove('Vijay', first, last)).toEqual({ refused: 'This OTP is over its time. Ask for another one.' });
  });

  test('of a branch is told to whoever works with stock there, and not to who asked for it', async () => {
    const clerk = await opened();
    expect(await askFor('Vijay', challanToDelhi)).toMatchObject({ done: true });
    for (const other of ['Vijay', 'Meera', 'Kiran', 'RakeshYadav'])
      expect(await toldTo(other, challanToDelhi)).toEqual([]);
    expect(await prove('Vijay', challanToDelhi, await otpOf(challanToDelhi, 'Asha'))).toEqual({ done: true });
    await say('Vijay', accepted(challanToDelhi, 0, 1));
    await until('it is known', () => proofsOf(clerk, challanToDelhi)?.[0] === 'Accepted OTP');
  });

  test('is made for nobody who may not answer the challan, nor where nobody could be told', async () => {
    await opened();
    expect(await askFor('Meera', first)).toMatchObject({
      refused: expect.stringContaining('Only Stock, Installer and Admin'),
    });
    expect(await askFor('Kiran', first)).toHaveProperty('refused');
    expect(await askFor('RakeshYadav', first)).toEqual({
      refused: 'Only what goes to an installer or a branch is answered with an OTP.',
    });
    expect(await ask('Vijay', 'ask', { challan: 'nowhere' })).toEqual({
      refused: 'Nothing of this challan waits for an answer any more.',
    });
    for (const asked of [{}, { challans: 'all' }]) expect(await ask('Vijay', 'own', asked)).toHaveProperty('refused');
  });

  test('is not made where the installer has no sign-in', async () => {
    await shared.person.request(personAt('RakeshYadav'), '');
    await opened();
    expect(await askFor('Vijay', first)).toEqual({
      refused:
        'Rakesh Yadav has no sign-in in this office, so nobody can tell him an OTP. An admin adds him under Users, or sets up SMS under Settings → Messages.',
    });
  });
});

describe('an OTP by SMS', () => {
  const KEY = 'a-key-of-the-provider';
  const setUp = (request: string, asked: object, by = 'Asha') =>
    askDesk<DeskAnswer>(shared.person, by, `sms.${request}`, JSON.stringify(asked));
  const settingsOf = (address: string) => ({
    provider: 'Other',
    entityId: '1101400000000000001',
    header: 'KONKAN',
    ending: '- Konkan',
    url: `${address}/send`,
    headers: 'X-Key: {key}',
    body: 'to={to91}&text={text}&template={templateId}',
    accepted: 'success',
    atNight: 'Waits',
  });
  const TEMPLATE = {
    templateId: '1107160000000000001',
    text: 'Your OTP for challan {#var#} is {#var#}, valid until {#var#}. - Konkan',
  };

  /** An office that sends SMS by a provider on this machine. */
  async function sending() {
    const provider = await startSmsServer();
    onTestFinished(provider.stop);
    const clerk = await opened();
    expect(await setUp('save', { ...settingsOf(provider.address), key: KEY })).toEqual({ done: true });
    expect(await setUp('addTemplate', TEMPLATE)).toEqual({ done: true });
    return Object.assign(provider, { clerk });
  }
  const textIn = (body = '') => new URLSearchParams(body).get('text') ?? '';

  test('goes to the mobile of its receiver, who reads it in his app as well', async () => {
    const { asked } = await sending();
    expect(await askFor('Vijay', first)).toMatchObject({
      told: { to: 'Rakesh Yadav sees the OTP in his app. An SMS went to the mobile that ends in 2345.' },
    });
    expect(textIn(asked[0]?.body)).toBe(
      `Your OTP for challan 21 is ${await otpOf(first)}, valid until 12:10. - Konkan`,
    );
    expect(asked[0]?.headers['x-key']).toBe(KEY);
    // Whoever opens the page again is told it again, and nobody gets a second SMS.
    expect(await askFor('Vijay', first)).toHaveProperty('done');
    expect(asked).toHaveLength(1);
  });

  test('goes at night, over the budget and while SMS are stopped, by which all else waits', async () => {
    now = Date.parse('2026-11-21T17:00:00Z');
    const { address, asked } = await sending();
    const limits = { mostAnHour: 1, partPrice: 1, budgetADay: 1 };
    expect(await setUp('save', { ...settingsOf(address), ...limits, key: KEY })).toEqual({ done: true });
    const wentTo = { told: { to: expect.stringContaining('An SMS went to the mobile') } };
    expect(await setUp('settings', {})).toMatchObject({ told: { isStopped: false, rests: 'night' } });
    expect(await askFor('Vijay', first)).toMatchObject(wentTo);
    // The next noon with all that may go gone, and stopped as well.
    now = Date.parse('2026-11-22T06:30:00Z');
    expect(await askFor('Vijay', second)).toMatchObject(wentTo);
    expect(await setUp('settings', {})).toMatchObject({ told: { rests: 'limit' } });
    expect(await setUp('stop', { isStopped: true })).toEqual({ done: true });
    expect(await askFor('Vijay', first, true)).toMatchObject(wentTo);
    expect(await setUp('settings', {})).toMatchObject({ told: { isStopped: true, rests: 'limit' } });
    expect(asked).toHaveLength(3);
  });

  test('goes to the number that an admin gave the installer, which nobody who hands something over changes', async () => {
    const edit = { was: { mobile: '9820012345' }, to: { mobile: '9123456780' } };
    const { asked } = await sending();
    expect(await say('Vijay', installerEdited('installer-1', edit))).toEqual({
      refused: expect.stringContaining('Only an admin changes the mobile number of an installer or a branch'),
    });
    expect(await askFor('Vijay', first)).toMatchObject({ told: { to: expect.stringContaining('2345') } });
    expect(await say('Asha', installerEdited('installer-1', edit))).toHaveProperty('kept');
    expect(await askFor('Vijay', second)).toMatchObject({ told: { to: expect.stringContaining('6780') } });
    expect(asked).toHaveLength(2);
  });

  test('goes to the mobile of a branch, which an admin gave it, and proves as well', async () => {
    const { asked } = await sending();
    const edit = { was: { mobile: null }, to: { mobile: '9123456780' } };
    expect(await say('Vijay', branchEdited('branch-1', edit))).toHaveProperty('refused');
    expect(await say('Asha', branchEdited('branch-1', edit))).toHaveProperty('kept');
    expect(await askFor('Vijay', challanToDelhi)).toMatchObject({ told: { to: expect.stringContaining('6780') } });
    const otp = /\b\d{6}\b/.exec(textIn(asked[0]?.body))?.[0] ?? '';
    expect(await prove('Vijay', challanToDelhi, otp)).toEqual({ done: true });
  });

  test('goes in Hindi where that text alone is registered', async () => {
    const { asked } = await sending();
    await setUp('removeTemplate', { templateId: TEMPLATE.templateId });
    await setUp('addTemplate', {
      ...TEMPLATE,
      text: 'चालान {#var#} के लिए आपका OTP {#var#} है, {#var#} तक। - Konkan',
    });
    await askFor('Vijay', first);
    expect(textIn(asked[0]?.body)).toBe(`चालान 21 के लिए आपका OTP ${await otpOf(first)} है, 12:10 तक। - Konkan`);
  });

  test('goes in the language that its installer has chosen in his app, where that text is registered', async () => {
    const { asked } = await sending();
    await setUp('addTemplate', {
      templateId: '1107160000000000002',
      text: 'चालान {#var#} के लिए आपका OTP {#var#} है, {#var#} तक। - Konkan',
    });
    const tell = (by: string, language: string) => ask(by, 'own', { challans: [first.id], language });
    // What another one's app speaks, or what is no language, says nothing of his.
    await tell('Vijay', 'hi');
    await tell('RakeshYadav', 'toString');
    await askFor('Vijay', first);
    expect(textIn(asked[0]?.body)).toContain('Your OTP for challan 21');
    await tell('RakeshYadav', 'hi');
    await askFor('Vijay', second);
    expect(textIn(asked[1]?.body)).toContain('चालान 22');
    await tell('RakeshYadav', 'en');
    now += MINUTE;
    await askFor('Vijay', second, true);
    expect(textIn(asked[2]?.body)).toContain('Your OTP for challan 22');
  });

  test('goes in the words that an admin has written and registered', async () => {
    const { asked, clerk } = await sending();
    const text = '{#var#} is the code to accept challan {#var#}. - Konkan';
    expect(await setUp('addTemplate', { templateId: '1107160000000000002', text })).toEqual({ done: true });
    const sms = '{otp} is the code to accept challan {challan}.';
    expect(await say('Asha', templateChanged('OTP', 'en', { was: {}, to: { sms } }))).toHaveProperty('kept');
    await until('it is known', () => writtenOf(clerk.store.getState(), 'OTP', 'en').sms === sms);
    await askFor('Vijay', first);
    expect(textIn(asked[0]?.body)).toBe(`${await otpOf(first)} is the code to accept challan 21. - Konkan`);
  });

  test('has a text by which nothing goes that somebody typed, in earlier words or in later ones', async () => {
    const { asked, clerk } = await sending();
    const state = () => clerk.store.getState();
    const reword = async (was: string | undefined, sms: string) => {
      const edit = { was: was === undefined ? {} : { sms: was }, to: { sms } };
      expect(await say('Asha', templateChanged('OTP', 'en', edit))).toHaveProperty('kept');
      await until('it is known', () => writtenOf(state(), 'OTP', 'en').sms === sms);
    };
    const add = (place: number, text: string) =>
      setUp('addTemplate', { templateId: `110716000000000000${place}`, text: `${text} - Konkan` });
    await add(2, '{#var#} is the code to accept challan {#var#}.');
    await add(3, 'Challan {#var#}: tell {#var#} to {#var#}.');
    await add(4, 'Challan {#var#} is on {#var#} way.');
    const earlier = '{otp} is the code to accept challan {challan}.';
    await reword(undefined, earlier);
    await askFor('Vijay', first);
    await reword(earlier, 'Challan {challan}: tell {otp} to whoever brings it.');
    /** Has the office send an SMS that somebody in sales typed, past what a browser warns of. */
    const type = async (message: string) => {
      const written = smsSent({ mobileNumbers: ['9820012345'], message });
      expect(await say('Meera', written)).toHaveProperty('kept');
      await until('it is known', () => state().messages.entities[written.payload.id] !== undefined);
      const [row] = noticeRows({ ...state(), heard: {} }, 'Message', [written.payload.id], '2026-11-21', undefined);
      if (!row) throw new Error('It goes to nobody.');
      const notice = noticeSent(row.draftBy('SMS', true), '2026-11-21');
      expect(await say('Meera', notice)).toHaveProperty('kept');
      const status = () => state().notices.entities[notice.payload.id]?.status ?? 'Waiting';
      await until('it is settled', () => status() !== 'Waiting');
      return state().notices.entities[notice.payload.id];
    };
    const refused = {
      status: 'Failed',
      answer: 'It reads as an OTP, and the office sends none that somebody typed: it goes by your own phone alone.',
    };
    expect(await type('999999 is the code to accept challan 21.')).toMatchObject(refused);
    expect(await type('Challan 21: tell 999999 to Vijay.')).toMatchObject(refused);
    expect(await type('Challan 21 is on its way.')).toMatchObject({ status: 'Accepted' });
    expect(asked.map(({ body }) => textIn(body))).toEqual([
      expect.stringContaining('is the code to accept challan 21.'),
      'Challan 21 is on its way. - Konkan',
    ]);
    expect(asked[0]?.body).not.toContain('999999');
  });

  test('is all that an installer without a sign-in needs, and proves as well', async () => {
    await shared.person.request(personAt('RakeshYadav'), '');
    const { asked } = await sending();
    expect(await askFor('Vijay', first)).toMatchObject({
      told: { to: 'An SMS went to the mobile that ends in 2345.' },
    });
    const otp = /\b\d{6}\b/.exec(textIn(asked[0]?.body))?.[0] ?? '';
    expect(await prove('Vijay', first, otp)).toEqual({ done: true });
  });

  test('does not go where its text is not registered, or the provider does not take it, and says so', async () => {
    const { state, asked } = await sending();
    await setUp('removeTemplate', { templateId: TEMPLATE.templateId });
    const unregistered =
      'Rakesh Yadav sees the OTP in his app. The SMS was not taken. ' +
      'This is none of the registered texts: “Your OTP for challan 21 is ••••••, valid until 12:10. - Konkan”';
    expect(await askFor('Vijay', first)).toMatchObject({ told: { to: unregistered } });
    expect(asked).toEqual([]);
    await setUp('addTemplate', TEMPLATE);
    state.answer = (body) => `error | 630 | ${textIn(body)}`;
    expect(await askFor('Vijay', second)).toMatchObject({
      told: {
        to: expect.stringContaining('The SMS was not taken. error | 630 | Your OTP for challan 22 is ••••••, valid'),
      },
    });
    await shared.person.request(personAt('RakeshYadav'), '');
    now += MINUTE;
    await until('he is gone', async () => 'refused' in (await askFor('Vijay', second, true)));
  });

  test('is set up by admins alone, with a key that is sealed, told to nobody, and kept for its provider', async () => {
    const { address } = await sending();
    expect(await setUp('state', {}, 'Vijay')).toEqual({
      done: true,
      told: { sends: { templates: [TEMPLATE], otpTexts: [TEMPLATE.text], ending: '- Konkan', isStopped: false } },
    });
    for (const request of ['settings', 'save', 'remove', 'addTemplate', 'removeTemplate', 'test', 'stop'])
      expect(await setUp(request, {}, 'Vijay')).toEqual({ refused: 'Only an admin may do this.' });
    const told = await setUp('settings', {});
    expect(told).toMatchObject({
      done: true,
      told: { settings: settingsOf(address), hasKey: true, templates: [TEMPLATE], isStopped: false, waiting: 0 },
    });
    const kept = await (
      await officeOver(shared.person)
    ).find(STREAMS.post, { last_by_subj: postAt('sms', 'settings') });
    expect(kept?.string()).not.toContain(KEY);
    expect(await setUp('save', { provider: 'MSG91', entityId: '1101400000000000001', header: 'KONKAN' })).toEqual({
      refused: 'Enter the key: it is kept for the provider that it was given for.',
    });
  });

  test('is tried by a text of an admin, which must be a registered one', async () => {
    const { asked } = await sending();
    const text = 'Your OTP for challan 1 is 123456, valid until 12:00.';
    expect(await setUp('test', { to: '9820012345', text })).toMatchObject({
      told: { answer: expect.stringContaining('success') },
    });
    expect(textIn(asked[0]?.body)).toBe(`${text} - Konkan`);
    expect(await setUp('test', { to: '9820012345', text: 'Hello' })).toEqual({
      refused: `The SMS was not taken. This is none of the registered texts: “Hello - Konkan” Nearest comes ${TEMPLATE.templateId}: “${TEMPLATE.text}”`,
    });
    expect(await setUp('remove', {})).toEqual({ done: true });
    expect(await setUp('test', { to: '9820012345', text })).toEqual({
      refused: 'The provider does not let the office in. Save how SMS are sent first.',
    });
  });
});

describe('that a receiver answered', () => {
  test('is said by nobody but the office', async () => {
    await opened();
    const answer = accepted(first, 0, 1);
    const refused = { refused: 'Only the office itself says this, of what it did.' };
    for (const proof of ['OTP', 'Sign-in'])
      for (const by of ['Asha', 'Vijay', 'RakeshYadav'])
        expect(await say(by, { ...answer, payload: { ...answer.payload, proof } })).toEqual(refused);
    const step = handoverVerified([returnedLine(1)], 'pending', '2026-11-21');
    expect(await say('Vijay', { ...step, payload: { ...step.payload, proof: 'Sign-in' } })).toEqual(refused);
  });

  test('is not known of what an admin restores, but of what stands here as well, nor of what takes that back', async () => {
    const clerk = await opened();
    await say('RakeshYadav', accepted(first, 0, 1));
    await until('it is known', () => proofsOf(clerk, first)?.[0] === 'Accepted Sign-in');
    const here = businessOf(clerk.store.getState());
    const forged = (challan: Challan): Challan => ({
      ...challan,
      status: 'Closed',
      lines: challan.lines.map((line) => ({ ...line, outcome: 'Accepted', proof: 'OTP' })),
    });
    const challans = challanTable(
      Object.values(here.challans.entities).map((one) => (one.id === second.id ? forged(one) : one)),
    );
    expect(await say('Asha', businessReplaced({ ...here, challans }, 'backup'))).toHaveProperty('kept');
    await until('it is restored', () => proofsOf(clerk, second)?.[0] !== 'Pending unproven');
    expect(proofsOf(clerk, second)).toEqual(['Accepted Elsewhere', 'Accepted Elsewhere']);
    expect(proofsOf(clerk, first)).toEqual(['Accepted Sign-in', 'Accepted Sign-in']);
    const restored = businessReplaced({ ...here, challans }, 'backup');
    expect(await say('Asha', restored, 'restored')).toHaveProperty('kept');
    const undo = businessReplaced({ ...here, challans }, 'undo', restored.payload.id);
    // Nobody else says what takes it back than whoever asks for its Undo, and that is told anew.
    expect(await say('Asha', undo)).toHaveProperty('refused');
    const asked = { ...asking('undo', undo), undoes: 'restored' };
    expect(await askDesk<FactAnswer>(shared.person, 'Asha', 'say', contentOf(asked))).toHaveProperty('kept');
    await until('it is taken back', () => clerk.store.getState().origin.id === undo.payload.id);
    expect(proofsOf(clerk, second)).toEqual(['Accepted Elsewhere', 'Accepted Elsewhere']);
    expect(proofsOf(clerk, first)).toEqual(['Accepted Sign-in', 'Accepted Sign-in']);
  });

  test('is not known of what an admin brings along', async () => {
    const clerk = await opened();
    const answer = accepted(second, 0, 1);
    const moved = asking('moved-1', { ...answer, payload: { ...answer.payload, proof: 'OTP' } });
    const parcel = { ...moved, by: 'Vijay', at: '2026-11-20T06:30:00.000Z', moved: true as const };
    expect(await askDesk<FactAnswer>(shared.person, 'Asha', 'move', contentOf(parcel))).toHaveProperty('kept');
    await until('it is moved in', () => proofsOf(clerk, second)?.[0] === 'Accepted Elsewhere');
  });

  test('needs no OTP where he is signed in himself', async () => {
    const clerk = await opened();
    await say('RakeshYadav', accepted(first, 0, 1));
    const [back] = Object.values(smallStock.challans.entities);
    await say('Vijay', handoverVerified([returnedLine(1)], 'pending', '2026-11-21'));
    await until('it is known', () => back !== undefined && proofsOf(clerk, back)?.[0] === 'Accepted Sign-in');
    expect(proofsOf(clerk, first)).toEqual(['Accepted Sign-in', 'Accepted Sign-in']);
  });

  test('is not known where nobody gave an OTP', async () => {
    const clerk = await opened();
    await say('Vijay', accepted(first, 0, 1));
    await expect.poll(() => proofsOf(clerk, first)).toEqual(['Accepted unproven', 'Accepted unproven']);
  });
});
