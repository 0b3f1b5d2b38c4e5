import type { UnknownAction } from '@reduxjs/toolkit';
import type { OfficeUser } from '@/store/browser/officeSlice';
import type { Business } from '@/store/business/business';
import { installerNamed } from '@/store/business/feeds/readable';
import { OFFICE_ONLY } from '@/store/business/policy';
import { challanAnswered, handoverVerified } from '@/store/facts/challans';
import { returnOf, type Proof } from '@/store/stock/challans/challan';
import { isReceivedBy } from '@/store/stock/challans/proof';
import { forbid } from '../facts/admission';
import type { PostBook } from '../post/postBook';
import { isCarried, otpIn } from './otp';

interface ProvingOptions {
  book: Pick<PostBook, 'read' | 'replace'>;
  now: () => number;
}

/** What somebody says, by its identity, in a business. */
export interface Spoken {
  business: Business;
  person: OfficeUser;
  id: string;
  fact: UnknownAction;
}

/** Whether somebody who is signed in says of all these challans that they have received what they hand over. */
const isOfReceiver = ({ business, person: { name, role } }: Spoken, challans: readonly string[]) => {
  const reader =
    role === 'admin'
      ? undefined
      : { role, ...(role === 'installer' && { installerId: installerNamed(business, name) }) };
  return challans.every((id) => {
    const challan = business.challans.entities[id];
    return challan !== undefined && isReceivedBy(challan, reader);
  });
};

/**
 * Adds to an answer to a challan how the office knows that its receiver gave it: as they are who says it, or by an OTP that was right,
 * which one answer alone may carry. Refuses an answer that says so of its own.
 */
export function proving({ book, now }: ProvingOptions) {
  /** Whether an OTP of the challan was right for this answer, and goes with no other one from now on. */
  const takesOtp = async (challan: string, { id, person }: Spoken): Promise<boolean> => {
    const { value, place } = await book.read('otp', challan);
    const otp = otpIn(value);
    if (!otp || !isCarried(otp, { by: person.name, fact: id }, now())) return false;
    return otp.fact === id || (await book.replace('otp', challan, { ...otp, fact: id }, place)) !== undefined;
  };
  const proofOf = async (challans: readonly string[], spoken: Spoken): Promise<Proof | undefined> => {
    if (isOfReceiver(spoken, challans)) return 'Sign-in';
    const [only] = challans;
    return challanAnswered.match(spoken.fact) && only !== undefined && (await takesOtp(only, spoken))
      ? 'OTP'
      : undefined;
  };

  return async (spoken: Spoken): Promise<UnknownAction> => {
    const { fact } = spoken;
    if (!challanAnswered.match(fact) && !handoverVerified.match(fact)) return fact;
    if (fact.payload.proof !== undefined) return forbid(OFFICE_ONLY);
    const challans = challanAnswered.match(fact)
      ? [fact.payload.id]
      : fact.payload.ids.map((id) => returnOf(id).challan);
    const proof = await proofOf(challans, spoken);
    return proof === undefined ? fact : { ...fact, payload: { ...fact.payload, proof } };
  };
}
