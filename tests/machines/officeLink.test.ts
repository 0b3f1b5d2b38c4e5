import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { officeLinkMachine } from '@/machines/officeLink';

type LinkEvent = Parameters<ReturnType<typeof createActor<typeof officeLinkMachine>>['send']>[0];

const after = (...events: LinkEvent[]) => {
  const actor = createActor(officeLinkMachine).start();
  for (const event of events) actor.send(event);
  const { value, context } = actor.getSnapshot();
  return [value, context.why];
};

const given = { type: 'credentialsGiven' } as const;
const connected = { type: 'connected' } as const;
const lost = { type: 'lost' } as const;
const notReached = { type: 'notReached', why: 'The office does not answer.' } as const;
const turnedAway = { type: 'turnedAway', why: 'You were removed.' } as const;

describe('the link to an office', () => {
  test('is made by signing in, lost and regained', () => {
    expect(after()).toEqual(['signed out', undefined]);
    expect(after(given)).toEqual(['connecting', undefined]);
    expect(after(given, connected, lost)).toEqual(['away', undefined]);
    expect(after(given, connected, lost, connected)).toEqual(['connected', undefined]);
  });

  test('is as after a loss while a copy of the office is shown, until it is made or its sign-in has ended', () => {
    expect(after(given, { type: 'copyShown' })).toEqual(['away', undefined]);
    expect(after(given, { type: 'copyShown' }, given, connected)).toEqual(['connected', undefined]);
    expect(after(given, { type: 'copyShown' }, turnedAway)).toEqual(['barred', 'You were removed.']);
    expect(after(given, connected, { type: 'copyShown' })).toEqual(['connected', undefined]);
  });

  test('says why the office is not reached as long as nothing else becomes of it', () => {
    expect(after(given, notReached)).toEqual(['connecting', notReached.why]);
    expect(after(given, notReached, given)).toEqual(['connecting', undefined]);
    expect(after(given, connected, notReached)).toEqual(['connected', notReached.why]);
    expect(after(given, connected, notReached, lost)).toEqual(['away', undefined]);
    expect(after(given, connected, lost, notReached)).toEqual(['away', notReached.why]);
    expect(after(given, connected, turnedAway, notReached)).toEqual(['barred', turnedAway.why]);
    expect(after(notReached)).toEqual(['signed out', undefined]);
  });

  test('does not begin for whoever is turned away at the login, and says why', () => {
    expect(after(given, turnedAway)).toEqual(['signed out', 'You were removed.']);
    expect(after(given, turnedAway, given, connected)).toEqual(['connected', undefined]);
  });

  test.each([[[]], [[lost]]])('is barred for whoever is turned away later, until they sign out', (before) => {
    expect(after(given, connected, ...before, turnedAway)).toEqual(['barred', 'You were removed.']);
    expect(after(given, connected, ...before, turnedAway, connected)).toEqual(['barred', 'You were removed.']);
    expect(after(given, connected, ...before, turnedAway, { type: 'signedOut' })[0]).toBe('signed out');
  });
});
