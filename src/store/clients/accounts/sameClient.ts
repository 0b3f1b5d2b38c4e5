import { comparedName } from '@/store/kit/typed/cleanText';
import {
  companyOf,
  isListed,
  userOf,
  type AccountRow,
  type Bill,
  type BillingInfo,
  type ClientDetails,
} from './account';

type Names = Pick<Bill, 'companyName' | 'userName'>;

const sameText = (a: string, b: string) => comparedName(a) === comparedName(b);

/** The account of a company and user, whatever the case; one that is not closed rather than another. */
export function accountNamed<Row extends AccountRow>(accounts: readonly Row[], { companyName, userName }: Names) {
  const named = accounts.filter((one) => sameText(companyOf(one), companyName) && sameText(userOf(one), userName));
  return named.find(isListed) ?? named[0];
}

const namesOf = (account: AccountRow): Names => ({ companyName: companyOf(account), userName: userOf(account) });

/**
 * The client whom a name was picked of, beside the other name as it stands; none while several have it. Whoever is
 * closed is meant only if nobody else has the name.
 */
export function clientPicked<Row extends AccountRow>(
  accounts: readonly Row[],
  field: keyof Names,
  names: Names,
): Row | undefined {
  const other = field === 'userName' ? 'companyName' : 'userName';
  const all = accounts.filter((one) => sameText(namesOf(one)[field], names[field]));
  const open = all.filter(isListed);
  const named = open.length > 0 ? open : all;
  const both = named.filter((one) => sameText(namesOf(one)[other], names[other]));
  return both.length > 0 ? both[0] : named.length === 1 ? named[0] : undefined;
}

/** That a name is no client's, or not of the client that the other name says. */
export function strangerWarning(accounts: readonly AccountRow[], field: keyof Names, names: Names): string | undefined {
  if (!names[field].trim()) return undefined;
  const isKnown = (one: keyof Names) => accounts.some((account) => sameText(namesOf(account)[one], names[one]));
  if (!isKnown(field)) return 'No client has this name. It is recorded without one.';
  const other = field === 'userName' ? 'companyName' : 'userName';
  if (!isKnown(other) || accountNamed(accounts, names)) return undefined;
  return 'No client has both of these names. They are recorded without one.';
}

/** The parts of a draft by which one client is told from another; what was typed so far. */
export interface Identity {
  client?: Partial<Pick<ClientDetails, 'mobileNumber' | 'emailAddress' | 'companyName'>>;
  billing?: Partial<Pick<BillingInfo, 'gstNo' | 'email'>>;
}

/** One client's marks, each with its kind, compared without spaces around and in small letters. */
function marksOf({ client = {}, billing = {} }: Identity): string[] {
  const marks = [
    ['gst', billing.gstNo],
    ['mobile', client.mobileNumber],
    ['email', client.emailAddress],
    ['email', billing.email],
    ['company', client.companyName],
  ] as const;
  return marks.flatMap(([kind, text = '']) => (text.trim() ? [`${kind} ${comparedName(text)}`] : []));
}

/** The accounts that share a GST number, a mobile number, an e-mail or a company with what was typed. */
export function similarTo(accounts: readonly AccountRow[], draft: Identity): AccountRow[] {
  const marks = new Set(marksOf(draft));
  return accounts.filter((account) => marksOf(account).some((mark) => marks.has(mark)));
}
