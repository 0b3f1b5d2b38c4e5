import { assign, setup } from 'xstate';

type LinkEvent =
  | { type: 'credentialsGiven' }
  | { type: 'connected' }
  | { type: 'copyShown' }
  | { type: 'lost' }
  | { type: 'turnedAway'; why: string }
  | { type: 'signedOut' };

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
    'signed out': { on: { credentialsGiven: { target: 'connecting', actions: 'forget' } } },
    // The first answer may be long in coming.
    connecting: {
      on: {
        credentialsGiven: 'connecting',
        connected: 'connected',
        // As after a loss: what was kept of the office is on the screen.
        copyShown: 'away',
        turnedAway: { target: 'signed out', actions: { type: 'say', params: ({ event }) => event } },
      },
    },
    connected: {
      on: { lost: 'away', turnedAway: { target: 'barred', actions: { type: 'say', params: ({ event }) => event } } },
    },
    away: {
      on: {
        connected: 'connected',
        turnedAway: { target: 'barred', actions: { type: 'say', params: ({ event }) => event } },
      },
    },
    // Whoever was removed signs in anew, on a page that is loaded anew.
    barred: {},
  },
});
