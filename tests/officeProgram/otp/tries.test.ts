import { expect, test } from 'vitest';
import type { Role } from '@/store/kit/roles';
import { businessOf } from '@/store/business/business';
import { challanCancelled, challanOffered } from '@/store/facts/challans';
import { installerTable } from '@/store/places/installers/installersSlice';
import { guessesIn } from '../../../office/otp/guesses';
import { languagesOf } from '../../../office/otp/languages';
import { otpAnswers } from '../../../office/otp/otpAnswers';
import { otpsOf } from '../../../office/otp/otp';
import { devicesOf, HANDED, IMEIS, stocked } from '../../support/handover';
import { memoryBook } from '../../support/memoryBook';

const NOON = Date.parse('2026-11-21T06:30:00Z');
const MINUTE_MS = 60_000;
const VIJAY = { name: 'Vijay', role: 'stock' } as const;
const PEOPLE: readonly (readonly [string, Role])[] = [['Vijay', 'stock']];

/** An office whose SMS go at once, with a device that is offered to an installer again and again. */
function office(people = PEOPLE) {
  const { store, rakesh, offer } = stocked();
  const book = memoryBook().through();
  const clock = { now: NOON };
  const sent: string[] = [];
  const business = () => {
    const now = businessOf(store.getState());
    const reached = Object.values(now.installers.entities).map((one) => ({ ...one, mobile: '9820012345' }));
    return { ...now, installers: installerTable(reached) };
  };
  const otps = otpsOf('the secret of the office');
  const guesses = guessesIn({ book, now: () => clock.now });
  const answer = otpAnswers({
    book,
    otps,
    guesses,
    languages: languagesOf(book),
    sms: {
      isSetUp: async () => true,
      registered: async ([text = '']) => text,
      sendAtOnce: async (mobile) => {
        sent.push(mobile);
        return { what: 'accepted', words: 'OK' };
      },
    },
    business,
    everybody: async () => Array.from(people, ([name, role]) => ({ name, role })),
    now: () => clock.now,
  });
  const offered = () => {
    const { challan } = offer({ at: 'store' }, rakesh, devicesOf([IMEIS[1]]));
    return challan()?.id ?? '';
  };
  /** Another device, offered by a challan whose identity whoever offers it has chosen. */
  const offerAs = (id: string, imei: string) => {
    const fact = challanOffered({ from: { at: 'store' }, to: rakesh, lines: devicesOf([imei]) }, HANDED);
    store.dispatch({ ...fact, payload: { ...fact.payload, id } });
  };
  const cancel = (id: string) => {
    const challan = store.getState().challans.entities[id];
    if (challan) store.dispatch(challanCancelled(challan, HANDED));
  };
  /** What was kept of OTPs while all of it was of one kind. */
  const before = (key: string, value: object) => book.put('otp', key, value);
  const ask = async (challan: string) => (await answer('ask', { challan }, VIJAY)).answer;
  const prove = async (challan: string, otp = '000000') => (await answer('prove', { challan, otp }, VIJAY)).answer;
  return { offered, offerAs, cancel, ask, rakesh, prove, sent, clock, trouble: guesses.trouble, before };
}

const USED_UP = '5 OTPs for Rakesh Yadav were wrong. Another one can be asked for at 12:10.';

test('the same goods offered anew give no more tries, nor another OTP, until the ten minutes are over', async () => {
  const { offered, cancel, ask, prove, clock } = office();
  const first = offered();
  await ask(first);
  for (const left of ['4 tries are', '3 tries are', '2 tries are'])
    expect(await prove(first)).toEqual({ refused: `This OTP is wrong. ${left} left.` });
  cancel(first);
  const second = offered();
  expect(await ask(second)).toMatchObject({ done: true });
  expect(await prove(second)).toEqual({ refused: 'This OTP is wrong. 1 try is left.' });
  expect(await prove(second)).toEqual({ refused: USED_UP });
  expect(await prove(second)).toEqual({ refused: USED_UP });
  cancel(second);
  const third = offered();
  expect(await ask(third)).toEqual({ refused: USED_UP });
  clock.now += 10 * MINUTE_MS;
  expect(await ask(third)).toMatchObject({ done: true });
  expect(await prove(third)).toEqual({ refused: 'This OTP is wrong. 4 tries are left.' });
});

test('wrong OTPs until no try is left are told to admins for a day, a slip is not', async () => {
  const { offered, ask, prove, clock, trouble } = office();
  const challan = offered();
  await ask(challan);
  for (let count = 0; count < 4; count += 1) await prove(challan);
  expect(await trouble()).toBeUndefined();
  await prove(challan);
  const told =
    'Wrong OTPs were given until no try was left, last on 21 Nov 2026, 12:00: by Vijay for Rakesh Yadav. Ask them; Users → Audit tells for which challans.';
  expect(await trouble()).toBe(told);
  clock.now += 24 * 60 * MINUTE_MS - 1;
  expect(await trouble()).toBe(told);
  clock.now += 1;
  expect(await trouble()).toBeUndefined();
});

test('wrong OTPs of one person are told once his own tries are used up, though each receiver has some left', async () => {
  const { offered, ask, prove, clock, trouble } = office();
  const challan = offered();
  for (let receiver = 0; receiver < 5; receiver += 1) {
    expect(await trouble()).toBeUndefined();
    await ask(challan);
    for (let count = 0; count < 4; count += 1) await prove(challan);
    clock.now += 10 * MINUTE_MS;
  }
  expect(await trouble()).toContain('by Vijay for Rakesh Yadav');
});

test('a challan called as what is counted gives no more tries, and takes no alert away', async () => {
  const { offered, offerAs, ask, prove, trouble, rakesh } = office();
  const challan = offered();
  const names = [`wrong for installer ${rakesh.id}`, 'wrong by Vijay', 'used up'];
  names.forEach((name, place) => offerAs(name, IMEIS[place + 2] ?? ''));
  await ask(challan);
  for (let count = 0; count < 3; count += 1) await prove(challan);
  for (const name of names.slice(0, 2)) expect(await ask(name)).toMatchObject({ done: true });
  expect(await prove(challan)).toEqual({ refused: 'This OTP is wrong. 1 try is left.' });
  expect(await prove(names[1] ?? '')).toEqual({ refused: USED_UP });
  expect(await ask(names[2] ?? '')).toEqual({ refused: USED_UP });
  expect(await trouble()).toContain('by Vijay for Rakesh Yadav');
});

test('what admins were to look at before it had a kind of its own is told still', async () => {
  const { offered, ask, prove, trouble, before } = office();
  const challan = offered();
  await ask(challan);
  await before('used up', { guesses: [{ by: 'Kiran', to: 'Rakesh Yadav', at: NOON }] });
  expect(await trouble()).toContain('by Kiran for Rakesh Yadav');
  for (let count = 0; count < 5; count += 1) await prove(challan);
  expect(await trouble()).toContain('by Kiran for Rakesh Yadav, by Vijay for Rakesh Yadav');
});

test('of tries at once over many challans no more are validated than of one', async () => {
  const { offered, cancel, ask, prove } = office();
  const challans: string[] = [];
  for (let count = 0; count < 4; count += 1) {
    const id = offered();
    await ask(id);
    challans.push(id);
    if (count < 3) cancel(id);
  }
  const last = challans.at(-1) ?? '';
  const answers = await Promise.all(Array.from({ length: 12 }, () => prove(last)));
  expect(answers.filter((one) => 'refused' in one && one.refused.startsWith('This OTP is wrong')).length).toBe(4);
});

test('no more than ten SMS with an OTP go to one mobile within an hour, whatever they are of', async () => {
  const { offered, cancel, ask, sent, clock } = office();
  const again = async () => {
    const id = offered();
    const answer = await ask(id);
    cancel(id);
    return answer;
  };
  for (let count = 0; count < 10; count += 1) expect(await again()).toMatchObject({ done: true });
  expect(await again()).toEqual({
    refused: 'No SMS went: 10 with an OTP went to this mobile within an hour. The next one can go at 13:00.',
  });
  expect(sent).toHaveLength(10);
  clock.now += 60 * MINUTE_MS;
  expect(await again()).toMatchObject({ done: true });
  expect(sent).toHaveLength(11);
});
