import { nanoid } from '@reduxjs/toolkit';
import { compare, hash } from 'bcryptjs';
import { isOvertaken } from '@/journal/adapters/nats/answers';
import type { DeskAnswer } from '@/office/deskProtocol';
import { deskRefusal, isOfAccess, type AccessAsked, type Asked } from './deskRules';
import type { Members } from './members';
import type { Guessing, Within } from './signIn/guessing';
import { complain } from './tell';

/** Guessing at a key, which is as long as any, is hopeless; this is so that many may sign in at one moment. */
const BCRYPT_COST = 8;
/** So often somebody else may be faster. */
const MOST_TRIES = 10;

/** The answer to what may have been kept all the same, and only the word of it lost. */
export const FAILED = 'The office could not keep this. Try again in a moment.';
/** Said where the own password is given that is not right, by what is asked with it. */
const WRONG_PASSWORD = {
  'own.key': 'The old password is not right.',
  'own.beginFactor': 'The password is not right.',
} as const;

/** The bcrypt of a key, as the office keeps it. */
export const hashOfKey = (key: string): Promise<string> => hash(key, BCRYPT_COST);

/**
 * Keeps the key of somebody who was just added over what another machine, asked for the same name in the same moment, has
 * put there before it found the name taken.
 */
async function holdHash(members: Members, name: string, own: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const { place } = await members.secretOf(name);
    try {
      await members.putHash(name, own, place);
      return;
    } catch (error) {
      if (!isOvertaken(error) || tries === MOST_TRIES) throw error;
    }
  }
}

/** The part of the desk that knows where people are signed in. */
export interface AccessDesk {
  /** Does what is asked about sign-ins, and tells of them. */
  answer: (by: Within, asked: AccessAsked) => Promise<DeskAnswer>;
  /** Why not what hangs on a secret of somebody: it is wrong, which is that reason, or too many were. */
  guessed: Guessing['guessed'];
  /** Has that session of somebody's, which goes by their password, go on by the next one as soon as that holds. */
  willGoOn: (name: string, session: string, next: { place: number; hash: string }) => Promise<void>;
  /** Signs somebody out everywhere, but for that session, which goes by their password at that place from now on. */
  signOutElsewhere: (name: string, session: string, place: number) => Promise<void>;
  /** Begins anew with somebody who was added, or got a new password: they are signed out, and no guesses of others lock them out. */
  renew: (name: string) => Promise<void>;
  /** Forgets all that is kept of somebody's sign-ins, their second factor as well. */
  forget: (name: string) => Promise<void>;
}

/** What the desk works with. */
export interface DeskParts {
  members: Members;
  access: AccessDesk;
}

/** Does what is asked; or says why it cannot be. */
async function done({ members, access }: DeskParts, within: Within, asked: Asked | undefined): Promise<DeskAnswer> {
  const by = within.name;
  // Before the people: whoever finds a name free overwrites no key that was kept since.
  const secret = await members.secretOf(asked && 'name' in asked.asked ? asked.asked.name : by);
  const { place, people } = await members.people();
  const refused = deskRefusal(by, asked, people);
  if (refused !== undefined || !asked) return { refused: refused ?? FAILED };
  if (asked.request === 'own.key' || asked.request === 'own.beginFactor') {
    // At a screen that was left open anybody could guess at it.
    const { old } = asked.asked;
    const wrong = await access.guessed(
      within,
      'password',
      () => compare(old, secret.hash),
      WRONG_PASSWORD[asked.request],
    );
    if (wrong !== undefined) return { refused: wrong };
  }
  if (isOfAccess(asked)) return access.answer(within, asked);
  switch (asked.request) {
    case 'own.key': {
      const own = await hashOfKey(asked.asked.key);
      // This is noted before the password is kept: another machine may look in between, and would sign out this very browser.
      await access.willGoOn(by, asked.asked.session, { place: secret.place, hash: own });
      const { seq } = await members.putHash(by, own, secret.place);
      await access.signOutElsewhere(by, asked.asked.session, seq);
      break;
    }
    case 'people.add': {
      const { key, ...person } = asked.asked;
      const own = await hashOfKey(key);
      await members.putHash(person.name, own, secret.place);
      await members.put({ ...person, id: nanoid() }, place);
      await holdHash(members, person.name, own);
      // Others may have guessed at the name before it was theirs.
      await access.renew(person.name);
      break;
    }
    case 'people.role':
      await members.put({ ...people.find(({ name }) => name === asked.asked.name), ...asked.asked }, place);
      break;
    case 'people.key':
      await members.putHash(asked.asked.name, await hashOfKey(asked.asked.key), secret.place);
      await access.renew(asked.asked.name);
      break;
    case 'people.remove':
      await members.drop(asked.asked.name, place);
      // Nobody is let in by a key alone, and a newer one is of somebody who was added anew meanwhile.
      await members.putHash(asked.asked.name, '', secret.place).catch((error: unknown) => {
        if (!isOvertaken(error)) throw error;
      });
      await access.forget(asked.asked.name);
      break;
  }
  return { done: true };
}

/** The same, again when who belongs to the office was changed meanwhile; what fails is told in a sentence. */
export async function answerTo(
  parts: DeskParts,
  by: string,
  asked: Asked | undefined,
  session = '',
): Promise<DeskAnswer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await done(parts, { name: by, session }, asked);
    } catch (error) {
      if (!isOvertaken(error) || tries === MOST_TRIES) {
        complain(`The desk failed: ${String(error)}`);
        return { refused: FAILED };
      }
    }
  }
}
