import type { NatsConnection, Subscription } from '@nats-io/nats-core';
import { nameKey } from '../nameKey';
import { networkOf } from './asked';
import type { Locks } from './locks';
import { FAILURES_BEFORE_LOCK, type Tries } from './tries';

const LOCKED = 'Too many sign-ins with this name have failed. It is locked until an admin unlocks it, or for a day.';

/** Where the machines of an office tell each other that nothing is held against a name any more. */
const FORGIVEN = 'office.guesses-forgiven';

const inWords = (ms: number): string => {
  const seconds = Math.ceil(ms / 1_000);
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutes`;
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
};

/** Whose guess it is: a name, whether or not somebody has it, and maybe an address. */
interface Guesser {
  name: string;
  address?: string;
}

/** Whoever is in, and by which sign-in; empty where that is not known. */
export interface Within {
  name: string;
  session: string;
}

/** What is guessed at within a sign-in: whoever knows the one may still guess at the other. */
export type Secret = 'password' | 'code';

/**
 * Tells why not what hangs on a secret of somebody who is in: it is wrong, which is that reason, or too many were. A right password ends
 * no wait for the next code. Sign-ins that others fail at in their name keep them from nothing there, and the other way round.
 */
const guessedWithin =
  (tries: Tries) =>
  async (
    { name, session }: Within,
    secret: Secret,
    isRight: () => Promise<boolean>,
    wrong: string,
  ): Promise<string | undefined> => {
    const who = `${secret} ${nameKey(name)} ${session}`;
    const ms = tries.waitOf('within', who);
    if (ms > 0) return `Too many ${secret}s were wrong here. Try again in ${inWords(ms)}.`;
    if (await isRight()) {
      tries.forget('within', who);
      return undefined;
    }
    tries.note('within', who);
    return wrong;
  };

export type Guessing = ReturnType<typeof createGuessing>;

/** Has whoever guesses at passwords and codes wait, longer each time, and locks a name in the end. */
export function createGuessing(tries: Tries, locks: Locks, connection: NatsConnection) {
  const forgetHere = (name: string) => {
    tries.forget('name', nameKey(name));
    locks.forgetHere(name);
  };

  /** Why nothing is looked at that is given in that name, or from there, for a while. */
  const refusal = async ({ name, address }: Guesser): Promise<string | undefined> => {
    if (await locks.isLocked(name)) return LOCKED;
    const ofAddress = address === undefined ? 0 : tries.waitOf('address', networkOf(address));
    const ms = Math.max(tries.waitOf('name', nameKey(name)), ofAddress);
    return ms === 0 ? undefined : `Too many sign-ins have failed. Try again in ${inWords(ms)}.`;
  };
  /** One was wrong. `somebody` is called so, where anybody is. */
  const failed = async ({ name, address }: Guesser, somebody: string | undefined): Promise<void> => {
    if (address !== undefined) tries.note('address', networkOf(address));
    const times = tries.note('name', nameKey(name));
    if (times < FAILURES_BEFORE_LOCK) return;
    tries.forget('name', nameKey(name));
    await locks.lock(somebody ?? name, somebody !== undefined);
  };
  /** All that was given was right. */
  const right = (name: string): void => tries.forget('name', nameKey(name));

  return {
    refusal,
    failed,
    right,
    guessed: guessedWithin(tries),
    /** Begins anew with a name, on every machine: neither lock nor wait is left of what failed before. */
    async forgive(name: string): Promise<void> {
      forgetHere(name);
      await locks.lift(name);
      connection.publish(FORGIVEN, name);
    },
    /** Forgets what this machine remembers of each name with which another one begins anew. */
    hearForgiven: (): Subscription =>
      connection.subscribe(FORGIVEN, {
        callback: (error, message) => (error ? undefined : forgetHere(message.string())),
      }),
  };
}
