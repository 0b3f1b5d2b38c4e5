import { isUserName } from '@/journal/adapters/nats/subjects';
import { isObject } from '@/journal/kit/isObject';
import type { DeskRequest, DeskRequests } from '@/office/deskProtocol';
import type { OfficeUser } from '@/store/browser/officeSlice';
import { ROLES } from '@/store/kit/roles';

/** Under these the office's own programs act. */
const RESERVED = ['office', 'trackyard', 'clerk', 'sys'];
const KEY = /^[A-Za-z0-9_-]{43}$/;

const GONE = 'You do not belong to this office any more.';
const UNREADABLE = 'The office cannot read this request. Reload this page, then do it again.';
const ADMINS_ONLY = 'Only an admin may do this.';

/** A request that was read, whatever it asks. */
export type Asked = { [Request in DeskRequest]: { request: Request; asked: DeskRequests[Request] } }[DeskRequest];

const isKey = (key: unknown): key is string => typeof key === 'string' && KEY.test(key);

/** What somebody asks for; undefined when it has not the form of any request. */
export function askedBy(request: string, asked: unknown): Asked | undefined {
  if (!isObject(asked)) return undefined;
  const { name, role, key, old } = asked;
  if (request === 'own.key') return isKey(old) && isKey(key) ? { request, asked: { old, key } } : undefined;
  if (typeof name !== 'string') return undefined;
  if (request === 'people.remove') return { request, asked: { name } };
  if (request === 'people.key') return isKey(key) ? { request, asked: { name, key } } : undefined;
  const known = ROLES.find((one) => one === role);
  if (!known) return undefined;
  if (request === 'people.role') return { request, asked: { name, role: known } };
  return request === 'people.add' && isKey(key) ? { request, asked: { name, role: known, key } } : undefined;
}

const isLastAdmin = (name: string, people: readonly OfficeUser[]) => {
  const admins = people.filter(({ role }) => role === 'admin');
  return admins.length === 1 && admins[0]?.name === name;
};
const lastAdmin = (name: string) => `${name} is the only admin. Make somebody else an admin first.`;

function addingRefused(name: string, people: readonly OfficeUser[]): string | undefined {
  if (!isUserName(name)) return 'Name can have letters, digits, - and _ only, at most 40.';
  if (RESERVED.includes(name.toLowerCase())) return `${name} is a name that the office itself has.`;
  const same = people.find((one) => one.name.toLowerCase() === name.toLowerCase());
  return same && `There is a user ${same.name} already.`;
}

/** Why somebody cannot be changed; `staysAdmin` tells whether an admin is one after it. */
function changingRefused(name: string, staysAdmin: boolean, people: readonly OfficeUser[]): string | undefined {
  if (!people.some((one) => one.name === name)) return `${name} does not belong to this office.`;
  return !staysAdmin && isLastAdmin(name, people) ? lastAdmin(name) : undefined;
}

function refusedToAdmin(
  { request, asked }: Exclude<Asked, { request: 'own.key' }>,
  people: readonly OfficeUser[],
): string | undefined {
  if (request === 'people.add') return addingRefused(asked.name, people);
  const staysAdmin = request === 'people.key' || (request === 'people.role' && asked.role === 'admin');
  return changingRefused(asked.name, staysAdmin, people);
}

/** Why that person is refused what they ask for, in a sentence; undefined when it may be done. A key is not looked at. */
export function deskRefusal(by: string, asked: Asked | undefined, people: readonly OfficeUser[]): string | undefined {
  const person = people.find(({ name }) => name === by);
  if (!person) return GONE;
  if (!asked) return UNREADABLE;
  if (asked.request === 'own.key') return undefined;
  if (person.role !== 'admin') return ADMINS_ONLY;
  return refusedToAdmin(asked, people);
}
