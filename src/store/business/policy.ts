import { paths } from '@/paths';
import { ROLE_LABELS, type Role } from '@/store/kit/roles';
import { listedText } from '@/store/kit/words';
import { BY_OFFICE } from '@/store/facts/fact';
import { businessReplaced } from './business';
import { DECLARED_TYPES, declarationOf } from './declared';

/** Everybody may see what their browser keeps. */
const EVERYBODY = [paths.settings.data];

/** Where each role works: the screens on which its facts are said, with what is read for them. */
const SCREENS: Readonly<Record<Exclude<Role, 'admin'>, readonly string[]>> = {
  // They approve what customer care asks of them, on customer care's own list.
  stock: [
    paths.vendors.list,
    paths.stocks.dashboard,
    paths.care.viewRequestStock,
    paths.settings.stock,
    paths.leaks,
    paths.settings.company,
  ],
  // They see how far the installation at a new client is, and write to the client from there; and what each vehicle came to.
  sales: [paths.sales.dashboard, paths.care.viewJob, paths.care.vehicle, paths.settings.company],
  // Every IMEI on their lists leads to its device's page.
  care: [
    paths.care.home,
    paths.care.requestStock,
    paths.stocks.devices,
    paths.leaks,
    paths.installer,
    paths.settings.company,
  ],
  // Their day, their bags, under both addresses, what is handed over, and the vehicles that they go to.
  installer: [
    paths.installer,
    paths.stocks.expected,
    paths.stocks.expectedMenu,
    paths.stocks.devices,
    paths.stocks.challans,
    paths.stocks.bags,
    paths.care.vehicle,
  ],
};

/**
 * The types of all facts that somebody may say; the last one puts another business in the place of what everybody entered.
 * An Undo is none of them, as it goes by the fact that it takes back.
 */
export const FACT_TYPES: readonly string[] = [...DECLARED_TYPES, businessReplaced.type];

/** Whether facts of a type are said by the office's own programs alone. */
export const isOfOffice = (type: string): boolean => declarationOf({ type })?.by === BY_OFFICE;

/** Whether the office's own programs may say facts of a type. */
export const mayOfficeSay = (type: string): boolean =>
  isOfOffice(type) || declarationOf({ type })?.alsoByOffice === true;

/** The roles that may say facts of a type besides the admins, who may say everything that people say. Only admins replace the business, and say what nobody declared. */
function rolesOf(type: string): readonly Role[] {
  const { by, noun } = declarationOf({ type }) ?? {};
  if (by === BY_OFFICE) return [];
  return by ?? noun?.by ?? [];
}

/** Why nobody says what the office alone knows. */
export const OFFICE_ONLY = 'Only the office itself says this, of what it did.';

/**
 * Why somebody of that role may not say a fact of that type, in a sentence for them; undefined when they may. Of an Undo the
 * type is that of the fact which it takes back.
 */
export function mayNotSay(role: Role, type: string): string | undefined {
  if (isOfOffice(type)) return OFFICE_ONLY;
  const may = rolesOf(type);
  if (role === 'admin' || may.includes(role)) return undefined;
  const labels = listedText([...may, 'admin' as const].map((each) => ROLE_LABELS[each]));
  return `Only ${labels} may do this; you are signed in as ${ROLE_LABELS[role]}.`;
}

/** Why somebody of that role may not say facts, by the facts' types; what is not in it they may. */
export const deniedFor = (role: Role): Readonly<Record<string, string>> =>
  Object.fromEntries(
    FACT_TYPES.flatMap((type) => {
      const reason = mayNotSay(role, type);
      return reason === undefined ? [] : [[type, reason]];
    }),
  );

/**
 * The addresses that somebody of that role has, with all below each; undefined for all there are. Home and the logins are
 * open to everybody and not among them. It keeps screens out of the way; what is secret is not in a browser, see `feeds`.
 */
export const openFor = (role: Role): readonly string[] | undefined =>
  role === 'admin' ? undefined : [...SCREENS[role], ...EVERYBODY];
