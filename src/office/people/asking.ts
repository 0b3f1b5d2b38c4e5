import { inPlainWords, SpokenError } from '@/journal/kit/plainWords';
import type { DeskAnswer, DeskTells } from '@/office/deskProtocol';
import type { OfficeLink } from '@/office/officeLink';
import type { OfficeUser } from '@/store/browser/officeSlice';
import type { Role } from '@/store/kit/roles';

/** Why something failed between here and the office, in a sentence. */
export const officeTrouble = (error: unknown): string =>
  inPlainWords(error, 'The office does not answer. Try again in a moment.');

/** What the office tells; rejects with the reason in a sentence when what was asked for is not done. */
export async function toldBy(asking: Promise<DeskAnswer>): Promise<object | undefined> {
  const answer = await asking.catch((error: unknown) => ({ refused: officeTrouble(error) }));
  if ('refused' in answer) throw new SpokenError(answer.refused);
  return answer.told;
}

/** The same, where it tells nothing. */
export const done = async (asking: Promise<DeskAnswer>): Promise<void> => void (await toldBy(asking));

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

/** Who is signed in where, whose name is locked, and who has a second factor. */
export const askAccess = async ({ ask }: Pick<OfficeLink, 'ask'>): Promise<DeskTells['people.access']> =>
  (await toldBy(ask('people.access', {}))) as DeskTells['people.access'];

/** What people did and tried, up to a day, an ISO date. */
export const askAudit = async ({ ask }: Pick<OfficeLink, 'ask'>, upTo: string): Promise<DeskTells['people.audit']> =>
  (await toldBy(ask('people.audit', { upTo }))) as DeskTells['people.audit'];

/** Signs somebody out in one browser. */
export const endSession = ({ ask }: Pick<OfficeLink, 'ask'>, session: string): Promise<void> =>
  done(ask('people.end', { session }));

/** Lets somebody sign in again whose name is locked. */
export const unlockName = ({ ask }: Pick<OfficeLink, 'ask'>, name: string): Promise<void> =>
  done(ask('people.unlock', { name }));

/** Takes away somebody's second factor. */
export const resetFactor = ({ ask }: Pick<OfficeLink, 'ask'>, name: string): Promise<void> =>
  done(ask('people.resetFactor', { name }));

/** Has everybody of these roles, and nobody else, set up a second factor at their next sign-in. */
export const requireFactor = ({ ask }: Pick<OfficeLink, 'ask'>, roles: readonly Role[]): Promise<void> =>
  done(ask('people.requireFactor', { roles }));

/** One's own second factor: since when one has it, or the secret of one that is begun. */
export type OwnFactor = DeskTells['own.factor'] & Partial<DeskTells['own.beginFactor']>;

/** Gives one's own second factor, or begins to set one up. */
export async function askOwnFactor({ ask }: Pick<OfficeLink, 'ask'>): Promise<OwnFactor> {
  const own = (await toldBy(ask('own.factor', {}))) as DeskTells['own.factor'];
  if (own.since !== undefined) return own;
  return (await toldBy(ask('own.beginFactor', {}))) as DeskTells['own.beginFactor'];
}

/** Has one's own asked for from now on. */
export const confirmFactor = ({ ask, session }: Pick<OfficeLink, 'ask' | 'session'>, code: string): Promise<void> =>
  done(ask('own.confirmFactor', { code, session: session() }));

/** Takes away one's own. */
export const dropFactor = ({ ask }: Pick<OfficeLink, 'ask'>, code: string): Promise<void> =>
  done(ask('own.dropFactor', { code }));
