import { companyOf, userOf, type Account, type Bill, type BillingInfo, type ClientDetails } from './account';

const sameText = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** The account of a company and user, whatever the case; one that is not closed rather than another (D31). */
export function accountNamed(
  accounts: readonly Account[],
  { companyName, userName }: Pick<Bill, 'companyName' | 'userName'>,
) {
  const named = accounts.filter((one) => sameText(companyOf(one), companyName) && sameText(userOf(one), userName));
  return named.find(({ closedOn }) => closedOn === undefined) ?? named[0];
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
  return marks.flatMap(([kind, text = '']) => (text.trim() ? [`${kind} ${text.trim().toLowerCase()}`] : []));
}

/** The accounts that share a GST number, a mobile number, an e-mail or a company with what was typed. */
export function similarTo(accounts: readonly Account[], draft: Identity): Account[] {
  const marks = new Set(marksOf(draft));
  return accounts.filter((account) => marksOf(account).some((mark) => marks.has(mark)));
}
