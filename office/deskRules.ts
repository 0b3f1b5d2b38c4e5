import { isUserName } from '@/journal/adapters/nats/subjects';
import { isRecord } from '@/journal/kit/isObject';
import type { DeskRequest, DeskRequests } from '@/office/deskProtocol';
import type { OfficeUser } from '@/store/browser/officeSlice';
import { FORMS } from './deskForms';
import { nameKey } from './nameKey';
import { ADMINS_ONLY, GONE, UNREADABLE } from './sharedRefusals';

/** Under these the office's own programs act. */
const RESERVED = ['office', 'trackyard', 'clerk', 'sys'];

/** A request that was read, whatever it asks. */
export type Asked = { [Request in DeskRequest]: { request: Request; asked: DeskRequests[Request] } }[DeskRequest];

const OF_FACTORS = [
  'own.factor',
  'own.beginFactor',
  'own.confirmFactor',
  'own.dropFactor',
  'people.resetFactor',
  'people.requireFactor',
] as const;
const OF_ACCESS = [
  'own.access',
  'own.end',
  'people.access',
  'people.audit',
  'people.end',
  'people.unlock',
  ...OF_FACTORS,
] as const;

/** What is asked about second factors. */
export type FactorAsked = Extract<Asked, { request: (typeof OF_FACTORS)[number] }>;
/** What is asked about sign-ins, which changes nobody who belongs to the office. */
export type AccessAsked = Extract<Asked, { request: (typeof OF_ACCESS)[number] }>;

export const isOfFactors = (asked: Asked): asked is FactorAsked => OF_FACTORS.some((one) => one === asked.request);
export const isOfAccess = (asked: Asked): asked is AccessAsked => OF_ACCESS.some((one) => one === asked.request);

const isRequest = (request: string): request is DeskRequest => Object.hasOwn(FORMS, request);

/** What somebody asks for, and nothing else that came with it; undefined when it has not the form of any request. */
export function askedBy(request: string, asked: unknown): Asked | undefined {
  if (!isRequest(request) || !isRecord(asked)) return undefined;
  const form = FORMS[request];
  if (!form.isValidSync(asked, { strict: true })) return undefined;
  const fields = Object.keys(form.fields).map((field) => [field, Reflect.get(asked, field)] as const);
  return { request, asked: Object.fromEntries(fields) } as Asked;
}

/** What somebody asks for about themselves. */
type OwnAsked = Extract<Asked, { request: `own.${string}` }>;

const isOwn = (asked: Asked): asked is OwnAsked => asked.request.startsWith('own.');

const isLastAdmin = (name: string, people: readonly OfficeUser[]) => {
  const admins = people.filter(({ role }) => role === 'admin');
  return admins.length === 1 && admins[0]?.name === name;
};
const lastAdmin = (name: string) => `${name} is the only admin. Make somebody else an admin first.`;

function addingRefused(name: string, people: readonly OfficeUser[]): string | undefined {
  if (!isUserName(name)) return 'Name can have letters, digits, - and _ only, at most 40.';
  if (RESERVED.includes(nameKey(name))) return `${name} is a name that the office itself has.`;
  const same = people.find((one) => nameKey(one.name) === nameKey(name));
  return same && `There is a user ${same.name} already.`;
}

/** Why somebody cannot be changed; `staysAdmin` tells whether an admin is one after it. */
function changingRefused(name: string, staysAdmin: boolean, people: readonly OfficeUser[]): string | undefined {
  if (!people.some((one) => one.name === name)) return `${name} does not belong to this office.`;
  return !staysAdmin && isLastAdmin(name, people) ? lastAdmin(name) : undefined;
}

function refusedToAdmin(
  asked: Exclude<Asked, OwnAsked | AccessAsked>,
  people: readonly OfficeUser[],
): string | undefined {
  switch (asked.request) {
    case 'people.add':
      return addingRefused(asked.asked.name, people);
    case 'people.role':
      return changingRefused(asked.asked.name, asked.asked.role === 'admin', people);
    case 'people.remove':
      return changingRefused(asked.asked.name, false, people);
    case 'people.key':
  }
  return changingRefused(asked.asked.name, true, people);
}

/** Why that person is refused what they ask for, in a sentence; undefined when it may be done. A key is not looked at. */
export function deskRefusal(by: string, asked: Asked | undefined, people: readonly OfficeUser[]): string | undefined {
  const person = people.find(({ name }) => name === by);
  if (!person) return GONE.refused;
  if (!asked) return UNREADABLE.refused;
  if (isOwn(asked)) return undefined;
  if (person.role !== 'admin') return ADMINS_ONLY.refused;
  return isOfAccess(asked) ? undefined : refusedToAdmin(asked, people);
}
