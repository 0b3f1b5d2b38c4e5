import { SpokenError } from '@/journal/kit/plainWords';
import type { DeskResults } from '@/office/deskProtocol';
import { askOffice, done, officeTrouble, type Asking } from '@/office/officeClient';
import type { OfficeLink } from '@/office/officeLink';
import type { OfficeUser } from '@/store/browser/officeSlice';
import type { Role } from '@/store/kit/roles';

type AskingWithKeys = Pick<OfficeLink, 'ask' | 'keyOf' | 'session'>;

/** Lets somebody new in, with a password of which only the key goes to the office. */
export const addPerson = (
  { ask, keyOf }: AskingWithKeys,
  { name, role }: OfficeUser,
  password: string,
): Promise<void> => done(keyOf(name, password).then((key) => ask('people.add', { name, role, key })));

/** Gives somebody another role. */
export const changeRole = ({ ask }: Asking, { name, role }: OfficeUser): Promise<void> =>
  done(ask('people.role', { name, role }));

/** Gives somebody another password, in the same way. */
export const changePassword = ({ ask, keyOf }: AskingWithKeys, name: string, password: string): Promise<void> =>
  done(keyOf(name, password).then((key) => ask('people.key', { name, key })));

/** Cuts somebody off at once. */
export const removePerson = ({ ask }: Asking, name: string): Promise<void> => done(ask('people.remove', { name }));

/** Gives oneself another password. */
export const changeOwnPassword = (
  { ask, keyOf, session }: AskingWithKeys,
  name: string,
  given: { old: string; password: string },
): Promise<void> =>
  done(
    Promise.all([keyOf(name, given.old), keyOf(name, given.password)]).then(([old, key]) =>
      ask('own.key', { old, key, session: session() }),
    ),
  );

/** Who is signed in where, whose name is locked, and who has a second factor. */
export const askAccess = (office: Asking): Promise<DeskResults['people.access']> =>
  askOffice(office, 'people.access', {});

/** What people did and tried, up to a day, an ISO date. */
export const askAudit = (office: Asking, upTo: string): Promise<DeskResults['people.audit']> =>
  askOffice(office, 'people.audit', { upTo });

/** Signs somebody out in one browser. */
export const endSession = ({ ask }: Asking, session: string): Promise<void> => done(ask('people.end', { session }));

/** Lets somebody sign in again whose name is locked. */
export const unlockName = ({ ask }: Asking, name: string): Promise<void> => done(ask('people.unlock', { name }));

/** Takes away somebody's second factor. */
export const resetFactor = ({ ask }: Asking, name: string): Promise<void> => done(ask('people.resetFactor', { name }));

/** Has everybody of these roles, and nobody else, set up a second factor at their next sign-in. */
export const requireFactor = ({ ask }: Asking, roles: readonly Role[]): Promise<void> =>
  done(ask('people.requireFactor', { roles }));

/** Whether one has a second factor oneself. */
export const askOwnFactor = (office: Asking): Promise<DeskResults['own.factor']> => askOffice(office, 'own.factor', {});

/** Begins to set one up; gives its secret. */
export const beginFactor = async (
  { ask, keyOf }: Pick<OfficeLink, 'ask' | 'keyOf'>,
  name: string,
  password: string,
): Promise<string> => {
  const old = await keyOf(name, password).catch((error: unknown) => {
    throw new SpokenError(officeTrouble(error));
  });
  return (await askOffice({ ask }, 'own.beginFactor', { old })).secret;
};

/** Has one's own asked for from now on. */
export const confirmFactor = ({ ask, session }: Pick<OfficeLink, 'ask' | 'session'>, code: string): Promise<void> =>
  done(ask('own.confirmFactor', { code, session: session() }));

/** Takes away one's own. */
export const dropFactor = ({ ask }: Asking, code: string): Promise<void> => done(ask('own.dropFactor', { code }));
