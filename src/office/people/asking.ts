import { inPlainWords, SpokenError } from '@/journal/kit/plainWords';
import type { DeskAnswer, DeskTells } from '@/office/deskProtocol';
import type { OfficeLink } from '@/office/officeLink';
import type { OfficeUser } from '@/store/browser/officeSlice';

/** Why something failed between here and the office, in a sentence. */
export const officeTrouble = (error: unknown): string =>
  inPlainWords(error, 'The office does not answer. Try again in a moment.');

/** What the office tells; rejects with the reason in a sentence when what was asked for is not done. */
async function toldBy(asking: Promise<DeskAnswer>): Promise<object | undefined> {
  const answer = await asking.catch((error: unknown) => ({ refused: officeTrouble(error) }));
  if ('refused' in answer) throw new SpokenError(answer.refused);
  return answer.told;
}

/** The same, where it tells nothing. */
const done = async (asking: Promise<DeskAnswer>): Promise<void> => void (await toldBy(asking));

type Asked = Pick<OfficeLink, 'ask' | 'keyOf' | 'session'>;

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
  { ask, keyOf, session }: Asked,
  name: string,
  given: { old: string; password: string },
): Promise<void> =>
  done(
    Promise.all([keyOf(name, given.old), keyOf(name, given.password)]).then(([old, key]) =>
      ask('own.key', { old, key, session: session() }),
    ),
  );

/** Who is signed in where, and whose name is locked. */
export const askAccess = async ({ ask }: Pick<OfficeLink, 'ask'>): Promise<DeskTells['people.access']> =>
  (await toldBy(ask('people.access', {}))) as DeskTells['people.access'];

/** Signs somebody out in one browser. */
export const endSession = ({ ask }: Pick<OfficeLink, 'ask'>, session: string): Promise<void> =>
  done(ask('people.end', { session }));

/** Lets somebody sign in again whose name is locked. */
export const unlockName = ({ ask }: Pick<OfficeLink, 'ask'>, name: string): Promise<void> =>
  done(ask('people.unlock', { name }));
