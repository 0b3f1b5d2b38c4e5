import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { wentAsOtpIn } from '../../../office/sms/wentAsOtp';
import { refusalsIn } from '../../../office/sms/refusals';
import { smsSender } from '../../../office/sms/sender';
import { memoryBook } from '../../support/memoryBook';
import { startSmsServer } from '../../support/smsServer';

const OTP = 'Your OTP for challan 43 is 123456, valid until 15:40.';
const template = {
  templateId: '1107160000000000001',
  text: 'Your OTP for challan {#var#} is {#var#}, valid until {#var#}.',
};

let server: Awaited<ReturnType<typeof startSmsServer>>;
beforeEach(async () => void (server = await startSmsServer()));
afterEach(() => server.stop());

function sender(
  noted: (more: number) => void = () => {},
  halted: (words: string) => void = () => {},
  book = memoryBook().through(),
) {
  const settings = {
    provider: 'Other' as const,
    entityId: '1101400000000000001',
    header: 'KONKAN',
    mostAnHour: 1_000,
    atNight: 'Waits' as const,
    url: server.address,
    wrongNumber: 'no such number',
    key: '',
  };
  return smsSender(
    {
      read: async () => ({ settings, place: 1 }),
      templates: async () => [template],
      numbers: refusalsIn(book, 'nobody'),
      held: refusalsIn(book, 'held'),
      wentAsOtp: wentAsOtpIn(book),
    },
    { noteSent: async (more) => noted(more), halt: async (_place, words) => halted(words) },
  );
}

describe('an OTP', () => {
  test.each([
    ['the line breaks', undefined],
    ['the provider has an error', 500],
  ])('is tried a second time at once where %s', async (_what, status) => {
    const { asked, state } = server;
    state.status = status;
    state.afterwards = 200;
    expect(await sender().sendAtOnce('9876543210', OTP, '123456')).toMatchObject({ what: 'accepted' });
    expect(asked).toHaveLength(2);
  });

  test('is not tried a third time, and may be there where the first line broke', async () => {
    const { asked, state } = server;
    state.status = undefined;
    expect(await sender().sendAtOnce('9876543210', OTP, '123456')).toMatchObject({ what: 'lost' });
    expect(asked).toHaveLength(2);
    state.status = 400;
    expect(await sender().sendAtOnce('9876543210', OTP, '123456')).toMatchObject({ what: 'refused' });
    expect(asked).toHaveLength(3);
  });
});

test('an OTP to a number that nobody has is not tried again, and to another one it is', async () => {
  const { sendAtOnce } = sender();
  server.state.answer = 'error: no such number';
  for (let times = 0; times < 2; times += 1)
    expect(await sendAtOnce('9876543210', OTP, '123456')).toEqual({
      what: 'noReceiver',
      words: 'error: no such number',
    });
  expect(server.asked).toHaveLength(1);
  server.state.answer = 'success';
  expect(await sendAtOnce('9876500000', OTP, '123456')).toMatchObject({ what: 'accepted' });
});

test('an OTP that the provider lets nobody in with holds all SMS, in its words', async () => {
  const halts: string[] = [];
  server.state.status = 401;
  server.state.answer = 'wrong key';
  expect(
    await sender(
      () => {},
      (words) => halts.push(words),
    ).sendAtOnce('9876543210', OTP, '123456'),
  ).toMatchObject({ what: 'halted' });
  expect(halts).toEqual(['wrong key']);
});

describe('what is no OTP', () => {
  test('is sent once, as it may have gone, and counted in parts', async () => {
    const counted: number[] = [];
    server.state.status = undefined;
    expect(await sender((more) => counted.push(more)).send('+91 98765 43210', OTP)).toMatchObject({ what: 'lost' });
    expect(server.asked).toHaveLength(1);
    expect(counted).toEqual([1]);
  });

  test('goes though it could not be counted', async () => {
    const failing = sender(() => {
      throw new Error('no stream');
    });
    expect(await failing.send('9876543210', OTP)).toMatchObject({ what: 'accepted' });
  });

  test.each([
    ['98765', OTP, '“98765” is no mobile number of 10 digits.'],
    [
      '9876543210',
      'Your OTP is 123456.',
      `This is none of the registered texts: “Your OTP is 123456.” Nearest comes ${template.templateId}: “${template.text}”`,
    ],
    ['9876543210', 'धन्यवाद', 'This is none of the registered texts: “धन्यवाद”'],
  ])('to %s is not sent: %s', async (to, text, words) => {
    expect(await sender().send(to, text)).toEqual({ what: 'refused', words });
    expect(server.asked).toEqual([]);
  });
});

test.each(['no such number', 'template not whitelisted', 'not allowed'])(
  'what a provider says of an OTP, such as %s, is told and kept without it',
  async (why) => {
    const book = memoryBook();
    const halted: string[] = [];
    server.state.answer = `error: ${why}: ${OTP}`;
    const outcome = await sender(undefined, (words) => void halted.push(words), book.through()).sendAtOnce(
      '9876543210',
      OTP,
      '123456',
    );
    expect(outcome.words).toContain('Your OTP for challan 43 is ••••••, valid');
    expect(JSON.stringify([...book.kept, halted])).not.toContain('123456');
  },
);

test('what a provider says of an OTP is told without the half of it where its words are cut', async () => {
  const before = OTP.slice(0, OTP.indexOf('123456'));
  server.state.answer = `${'no such number '.repeat(20).slice(0, 195 - before.length)}${OTP}`;
  const { words } = await sender().sendAtOnce('9876543210', OTP, '123456');
  expect(words).toMatch(/ is •{5}$/);
});

test('a text that the provider takes again does not wait any more', async () => {
  const book = memoryBook().through();
  const held = refusalsIn(book, 'held');
  await held.note(template.templateId, 1, 'Template is not whitelisted');
  await sender(undefined, undefined, book).send('9876543210', OTP);
  expect([...(await held.by(1))]).toEqual([]);
});

test('of a text in several languages the first that is registered goes, and where none is the first says why', async () => {
  const { registered, send } = sender();
  expect(await registered(['चालान 43 का OTP', OTP, `${OTP} Thank you`])).toBe(OTP);
  expect(await registered(['चालान 43 का OTP', 'OTP 123456'])).toBe('चालान 43 का OTP');
  expect(await send('9876543210', await registered([]))).toMatchObject({ what: 'refused' });
});
