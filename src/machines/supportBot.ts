import { assign, fromPromise, setup } from 'xstate';

export interface ChatMessage {
  type: 'bot' | 'user';
  text: string;
}

/** What a person says, or the device that somebody asks about. */
export type SupportEvent = { type: 'said'; text: string } | { type: 'asked'; imei: string };

interface SupportContext {
  messages: readonly ChatMessage[];
  /** What the bot has heard and not answered yet, oldest first. */
  unanswered: readonly SupportEvent[];
}

const GREETING = ['Hello!!', 'How Can Help You ?'];

const fromBot = (text: string): ChatMessage => ({ type: 'bot', text });

const wordsOf = (event: SupportEvent) => (event.type === 'said' ? event.text : event.imei).trim();

const messageOf = (event: SupportEvent): ChatMessage => ({
  type: 'user',
  text: event.type === 'said' ? wordsOf(event) : `IMEI ${wordsOf(event)}`,
});

/**
 * The talk with Tech Support: the bot greets, hears what is not blank, and answers it in order.
 * What it knows it gets from `answer`, which the screen provides; a failure there is said, and the talk goes on.
 */
export const supportBotMachine = setup({
  types: { context: {} as SupportContext, events: {} as SupportEvent },
  actors: {
    answer: fromPromise<string, SupportEvent | undefined>(() =>
      Promise.reject(new Error('What the bot answers is provided by the screen')),
    ),
  },
  guards: {
    notBlank: ({ event }) => wordsOf(event) !== '',
    isAsked: ({ context }) => context.unanswered.length > 0,
  },
  actions: {
    hear: assign(({ context: { messages, unanswered }, event }) => ({
      messages: [...messages, messageOf(event)],
      unanswered: [...unanswered, event],
    })),
    reply: assign(({ context: { messages, unanswered } }, { text }: { text: string }) => ({
      messages: [...messages, fromBot(text)],
      unanswered: unanswered.slice(1),
    })),
  },
}).createMachine({
  id: 'supportBot',
  initial: 'listening',
  context: { messages: GREETING.map(fromBot), unanswered: [] },
  on: {
    said: { guard: 'notBlank', actions: 'hear' },
    asked: { guard: 'notBlank', actions: 'hear' },
  },
  states: {
    listening: { always: { guard: 'isAsked', target: 'answering' } },
    answering: {
      invoke: {
        src: 'answer',
        input: ({ context }) => context.unanswered[0],
        onDone: {
          target: 'listening',
          actions: { type: 'reply', params: ({ event }) => ({ text: event.output }) },
        },
        onError: {
          target: 'listening',
          actions: { type: 'reply', params: { text: 'I could not look that up. Please ask again.' } },
        },
      },
    },
  },
});
