import type { OfficeUser } from '@/store/browser/officeSlice';
import type { Business } from '@/store/business/business';
import { installerNamed } from '@/store/business/feeds/readable';
import type { Challan } from '@/store/stock/challans/challan';
import { placeName } from '@/store/stock/onHand/holderWords';

const HAS_NO_SIGN_IN =
  'has no sign-in in this office, so nobody can tell him an OTP. An admin adds him under Users, or sets up SMS under Settings → Messages.';
const NOBODY_ELSE =
  'Nobody but you could look at the OTP of a branch. It is told to another person of Stock, or to another admin.';

/**
 * Whether somebody is told the OTP of a challan, as they receive it: its installer, or, as a branch has nobody of its own here,
 * whoever works with stock and did not ask for it.
 */
export function seesOtp(business: Business, { to }: Challan, { name, role }: OfficeUser, askedBy: string): boolean {
  if (to.at === 'installer') return role === 'installer' && installerNamed(business, name) === to.id;
  return to.at === 'branch' && (role === 'admin' || role === 'stock') && name !== askedBy;
}

/** The mobile number of whoever receives a challan, where one is known; a store has none. */
export function mobileOf({ installers, branches }: Business, { to }: Challan): string | undefined {
  if (to.at !== 'installer' && to.at !== 'branch') return undefined;
  const { entities } = to.at === 'installer' ? installers : branches;
  return entities[to.id ?? '']?.mobile || undefined;
}

/** Who is told the OTP of a challan, in words; or why nobody is. */
export function whoSeesOtp(
  business: Business,
  challan: Challan,
  people: readonly OfficeUser[],
  askedBy: string,
): { to: string } | { refused: string } {
  const isTold = people.some((person) => seesOtp(business, challan, person, askedBy));
  const to = placeName(business, challan.to);
  if (challan.to.at === 'installer')
    return isTold ? { to: `${to} sees the OTP in his app.` } : { refused: `${to} ${HAS_NO_SIGN_IN}` };
  return isTold
    ? { to: `Whoever receives it at ${to}, signed in as Stock or Admin, sees the OTP on the page of this challan.` }
    : { refused: NOBODY_ELSE };
}
