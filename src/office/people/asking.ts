import { inPlainWords, SpokenError } from '@/journal/kit/plainWords';
import type { DeskAnswer } from '@/office/deskProtocol';
import type { OfficeLink } from '@/office/officeLink';
import type { OfficeUser } from '@/store/browser/officeSlice';

/** Why something failed between here and the office, in a sentence. */
export const officeTrouble = (error: unknown): string =>
  inPlainWords(error, 'The office does not answer. Try again in a moment.');

/** Rejects with the reason in a sentence when what was asked for is not done. */
async function done(asking: Promise<DeskAnswer>): Promise<void> {
  const answer = await asking.catch((error: unknown) => ({ refused: officeTrouble(error) }));
  if ('refused' in answer) throw new SpokenError(answer.refused);
}

type Asked = Pick<OfficeLink, 'ask' | 'keyOf'>;

/** Lets somebody new in, with a password of which only the key goes to the office. */
export const addPerson = ({ ask, keyOf }: Asked, { name, role }: OfficeUser, password: string): Promise<void> =>
  done(keyOf(name, password).then((key) => ask('people.add', { name, role, key })));

/** Gives somebody another role. */
export const changeRole = ({ ask }: Asked, { name, role }: OfficeUser): Promise<void> =>
  done(ask('people.role', { name, role }));

/** Gives somebody another password, in the same way. */
export const changePassword = ({ ask, keyOf }: Asked, name: string, password: string): Promise<void> =>
  done(keyOf(name, password).then((key) => ask('people.key', { name, key })));

/** Cuts somebody off at once. */
export const removePerson = ({ ask }: Asked, name: string): Promise<void> => done(ask('people.remove', { name }));

/** Gives oneself another password. */
export const changeOwnPassword = (
  { ask, keyOf }: Asked,
  name: string,
  given: { old: string; password: string },
): Promise<void> =>
  done(
    Promise.all([keyOf(name, given.old), keyOf(name, given.password)]).then(([old, key]) =>
      ask('own.key', { old, key }),
    ),
  );
