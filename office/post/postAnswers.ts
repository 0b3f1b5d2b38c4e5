import { nanoid } from '@reduxjs/toolkit';
import { mailSettingsSchema, testMailSchema } from '@/office/mail/mailSettingsSchema';
import type { MailResults } from '@/office/mail/mailProtocol';
import { keepsPassword } from '@/office/mail/mailSettings';
import { DONE, oneAtATime, withResult, withValues, type Answered } from '../answered';
import type { Asked } from '../facts/asked';
import { UNREADABLE } from '../sharedRefusals';
import type { PostRoom } from './postRoom';
import type { PostSettings } from './postSettings';
import type { AskedLettersOptions } from './askedLetters';
import type { Standing } from './standing';

const NO_SETTINGS = { refused: 'Save how mail is sent first.' };
const NO_PASSWORD = { refused: 'Enter the password: it is kept for the server and the user that it was given for.' };
const BUSY = { refused: 'A test mail is on its way already. Wait for its answer.' };

const TEST = {
  subject: 'Test mail of Trackyard',
  text: 'This mail was sent to see whether the office can send mail. It can.',
};

export interface PostAnswersOptions {
  settings: PostSettings;
  standing: Pick<Standing, 'stop' | 'isStopped' | 'halt' | 'noteDelay' | 'noteLost'>;
  room: Pick<PostRoom, 'told'>;
  send: AskedLettersOptions['send'];
}

/** How the office sends mail, as far as an admin may know it. */
async function toldOf({
  settings,
  room,
}: Pick<PostAnswersOptions, 'settings' | 'room'>): Promise<MailResults['mail.settings']> {
  const { settings: kept } = await settings.read();
  const { password = '', ...shown } = kept ?? {};
  return {
    ...(kept && { settings: shown as Omit<typeof kept, 'password'> }),
    hasPassword: password !== '',
    ...(await room.told('mail')),
  };
}

/** Does what is asked about how the office sends mail. No password is ever told to anybody. */
export function postAnswers({ settings, standing, room, send }: PostAnswersOptions) {
  const once = oneAtATime(BUSY);

  const save = (asked: Asked) =>
    withValues(mailSettingsSchema, asked, async ({ password: given = '', ...next }) => {
      const { settings: kept } = await settings.read();
      const password = given === '' && kept && keepsPassword(kept, next) ? kept.password : given;
      if (next.user && password === '') return { answer: NO_PASSWORD };
      await settings.save({ ...next, password });
      return { answer: DONE, noted: `saved how mail is sent: by ${next.host}:${next.port} as ${next.senderAddress}` };
    });
  const test = (asked: Asked) =>
    withValues(testMailSchema, asked, async ({ to }) => {
      const { settings: kept, place } = await settings.read();
      if (!kept) return { answer: NO_SETTINGS };
      return once(async () => {
        const { what, words } = await send(kept, { id: `test-${nanoid()}`, to, ...TEST });
        // What a test mail shows of the server holds for all others; what one address is refused for does not.
        if (what === 'halted') await standing.halt(place, words);
        if (what === 'accepted') await standing.noteDelay(place);
        if (what === 'later') await standing.noteDelay(place, words);
        if (what === 'lost') await standing.noteLost(place);
        const noted = `tried a test mail to ${to} by ${kept.host}:${kept.port}: ${what}`;
        return what === 'accepted'
          ? { answer: withResult<'mail.test'>({ answer: words }), noted }
          : {
              answer: {
                refused: `${what === 'lost' ? 'Nobody knows whether the test mail went.' : 'The test mail was not accepted.'} ${words}`,
              },
              noted,
            };
      });
    });

  return async (request: string, asked: Asked): Promise<Answered> => {
    switch (request) {
      case 'state':
        return {
          answer: withResult<'mail.state'>({
            isSetUp: (await settings.read()).settings !== undefined,
            isStopped: await standing.isStopped(),
          }),
        };
      case 'settings':
        return { answer: withResult<'mail.settings'>(await toldOf({ settings, room })) };
      case 'save':
        return save(asked);
      case 'remove':
        await settings.remove();
        return { answer: DONE, noted: 'removed how mail is sent' };
      case 'test':
        return test(asked);
      case 'stop':
        if (typeof asked.isStopped !== 'boolean') break;
        await standing.stop(asked.isStopped);
        return { answer: DONE, noted: asked.isStopped ? 'stopped sending mail' : 'let mail go on' };
    }
    return { answer: UNREADABLE };
  };
}
