import { assign, setup } from 'xstate';

type LinkEvent =
  | { type: 'credentialsGiven' }
  | { type: 'connected' }
  | { type: 'copyShown' }
  | { type: 'lost' }
  | { type: 'notReached'; why: string }
  | { type: 'turnedAway'; why: string }
  | { type: 'signedOut' };

const SAY = { type: 'say', params: ({ event }: { event: { why: string } }) => event } as const;

/** A browser's link to a shared office: from signing in over every loss and return to being turned away. */
export const officeLinkMachine = setup({
  types: { context: {} as { why: string | undefined }, events: {} as LinkEvent },
  actions: {
    say: assign((_, { why }: { why: string }) => ({ why })),
    forget: assign({ why: undefined }),
  },
}).createMachine({
  id: 'officeLink',
  initial: 'signed out',
  context: { why: undefined },
  on: { signedOut: '.signed out' },
  states: {
    'signed out': { on: { credentialsGiven: 'connecting' } },
    // The first answer may be long in coming.
    connecting: {
      entry: 'forget',
      on: {
        credentialsGiven: { target: 'connecting', reenter: true },
        connected: 'connected',
        // As after a loss: what was kept of the office is on the screen.
        copyShown: 'away',
        notReached: { actions: SAY },
        turnedAway: { target: 'signed out', actions: SAY },
      },
    },
    connected: {
      entry: 'forget',
      on: { lost: 'away', notReached: { actions: SAY }, turnedAway: { target: 'barred', actions: SAY } },
    },
    away: {
      entry: 'forget',
      on: { connected: 'connected', notReached: { actions: SAY }, turnedAway: { target: 'barred', actions: SAY } },
    },
    // Whoever was removed signs in anew, on a page that is loaded anew.
    barred: {},
  },
});
