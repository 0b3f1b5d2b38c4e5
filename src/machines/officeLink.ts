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
    say: assign(({ event }) => (event.type === 'turnedAway' ? { why: event.why } : {})),
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
        turnedAway: { target: 'signed out', actions: 'say' },
      },
    },
    connected: { on: { lost: 'away', turnedAway: { target: 'barred', actions: 'say' } } },
    away: { on: { connected: 'connected', turnedAway: { target: 'barred', actions: 'say' } } },
    // Whoever was removed signs in anew, on a page that is loaded anew.
    barred: {},
  },
});
