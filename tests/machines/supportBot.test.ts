import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { supportBotMachine, type SupportEvent } from '@/machines/supportBot';

const GREETING = ['bot: Hello!!', 'bot: How Can Help You ?'];

type Answer = (event: SupportEvent | undefined) => Promise<string>;
const words = (event: SupportEvent | undefined) => (event?.type === 'said' ? event.text : (event?.imei ?? ''));
const echo: Answer = (event) => Promise.resolve(`about ${words(event)}`);

/** What stands in the talk once everything is answered. */
async function talk(events: readonly SupportEvent[], answer = echo) {
  const bot = supportBotMachine.provide({
    actors: { answer: fromPromise<string, SupportEvent | undefined>(({ input }) => answer(input)) },
  });
  const actor = createActor(bot).start();
  for (const event of events) actor.send(event);
  const { context } = await waitFor(actor, (state) => state.matches('listening'));
  return context.messages.map(({ type, text }) => `${type}: ${text}`);
}

const said = (text: string): SupportEvent => ({ type: 'said', text });
const asked = (imei: string): SupportEvent => ({ type: 'asked', imei });

describe('the bot of Tech Support', () => {
  test.each<[string, SupportEvent[], string[]]>([
    ['greets in two messages', [], []],
    ['answers what is said', [said('help')], ['user: help', 'bot: about help']],
    ['answers an IMEI', [asked('490154203237518')], ['user: IMEI 490154203237518', 'bot: about 490154203237518']],
    ['passes over what is blank', [said('  '), asked(''), said('\n')], []],
    ['shows what is said without the blanks around it', [said(' help ')], ['user: help', 'bot: about  help ']],
    [
      'answers in the order in which it was asked, also when it is still at the first',
      [said('one'), asked('2'), said('three')],
      ['user: one', 'user: IMEI 2', 'user: three', 'bot: about one', 'bot: about 2', 'bot: about three'],
    ],
  ])('%s', async (_title, events, messages) => {
    expect(await talk(events)).toEqual([...GREETING, ...messages]);
  });

  test('says when an answer fails, and goes on with the next', async () => {
    const answer: Answer = (event) => (words(event) === 'one' ? Promise.reject(new Error('down')) : echo(event));
    expect(await talk([said('one'), said('two')], answer)).toEqual([
      ...GREETING,
      'user: one',
      'user: two',
      'bot: I could not look that up. Please ask again.',
      'bot: about two',
    ]);
  });

  test('that nobody told how to answer says that it cannot', async () => {
    const actor = createActor(supportBotMachine).start();
    actor.send(said('help'));
    const { context } = await waitFor(actor, (state) => state.matches('listening'));
    expect(context.messages.at(-1)?.text).toBe('I could not look that up. Please ask again.');
  });
});
