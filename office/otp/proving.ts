import type { UnknownAction } from '@reduxjs/toolkit';
import type { OfficeUser } from '@/store/browser/officeSlice';
import { businessReplaced, type Business } from '@/store/business/business';
import { installerNamed } from '@/store/business/feeds/readable';
import { OFFICE_ONLY } from '@/store/business/policy';
import { challanAnswered, handoverVerified } from '@/store/facts/challans';
import { challansBrought } from '@/store/stock/challans/brought';
import { returnOf, type Proof } from '@/store/stock/challans/challan';
import { isReceivedBy } from '@/store/stock/challans/proof';
import { forbid, validated } from '../facts/admission';
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

/** A business that an admin puts in the place of the one there is: what this office has not seen of its challans it does not say. */
function replacedBy(fact: ReturnType<typeof businessReplaced>, here: Business): UnknownAction {
  const { business, undoes } = fact.payload;
  // An Undo brings back what was here.
  if (undoes !== undefined || !('challans' in business)) return fact;
  const challans = challansBrought(business.challans, here.challans);
  return { ...fact, payload: { ...fact.payload, business: { ...business, challans } } };
}

/**
 * Adds to an answer to a challan how the office knows that its receiver gave it: as they are who says it, or by an OTP that was right,
 * which one answer alone may carry. Refuses an answer that says so of its own.
 */
export function proving({ book, now }: ProvingOptions) {
  /** Whether an OTP of the challan was right for this answer, and goes with no other one from now on. */
  const takesOtp = async (challan: string, { business, fact, id, person }: Spoken): Promise<boolean> => {
    const { value, place } = await book.read('otp', challan);
    const otp = otpIn(value, now());
    if (!otp || !isCarried(otp, { by: person.name, fact: id }, now())) return false;
    if (otp.fact === id) return true;
    // What is refused uses no OTP up: the receiver would be asked for another one.
    await validated(business, fact);
    return (await book.replace('otp', challan, { ...otp, fact: id }, place)) !== undefined;
  };
  const proofOf = async (challans: readonly string[], spoken: Spoken): Promise<Proof | undefined> => {
    if (isOfReceiver(spoken, challans)) return 'Sign-in';
    const [only] = challans;
    return challanAnswered.match(spoken.fact) && only !== undefined && (await takesOtp(only, spoken))
      ? 'OTP'
      : undefined;
  };

  return async (spoken: Spoken): Promise<UnknownAction> => {
    const { fact, business } = spoken;
    if (businessReplaced.match(fact)) return replacedBy(fact, business);
    if (!challanAnswered.match(fact) && !handoverVerified.match(fact)) return fact;
    if (fact.payload.proof !== undefined) return forbid(OFFICE_ONLY);
    const challans = challanAnswered.match(fact)
      ? [fact.payload.id]
      : fact.payload.ids.map((id) => returnOf(id).challan);
    const proof = await proofOf(challans, spoken);
    return proof === undefined ? fact : { ...fact, payload: { ...fact.payload, proof } };
  };
}
