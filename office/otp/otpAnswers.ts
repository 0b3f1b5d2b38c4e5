import type { OwnOtp } from '@/office/otp/otpProtocol';
import type { OfficeUser } from '@/store/browser/officeSlice';
import type { Business } from '@/store/business/business';
import { mayNotSay } from '@/store/business/policy';
import { challanAnswered } from '@/store/facts/challans';
import { isOpenChallan, type Challan } from '@/store/stock/challans/challan';
import { turnOf } from '@/store/stock/challans/challanTurn';
import { placeName } from '@/store/stock/onHand/holderWords';
import { DONE, withResult, type Answered } from '../answered';
import type { Asked } from '../facts/asked';
import { UNREADABLE } from '../sharedRefusals';
import type { PostBook } from '../post/postBook';
import type { SmsSender } from '../sms/sender';
import type { Guesses } from './guesses';
import type { languagesOf } from './languages';
import { isOpen, otpIn, otpMade, otpSaid, whyNotMade, whyNotSaid, type KeptOtp, type otpsOf } from './otp';
import { sent } from './otpSms';
import { mobileOf, seesOtp, whoSeesOtp } from './receivers';
import { triesIn } from './tries';

const NOT_OPEN = { refused: 'Nothing of this challan waits for an answer any more.' };
const AT_ONCE = { refused: 'Somebody else asked for an OTP of this challan at the same moment. Try again.' };
const NOT_NEEDED = { refused: 'Only what goes to an installer or a branch is answered with an OTP.' };
/** So many challans are looked at for one person at a time. */
const MOST_OWN = 20;

export interface OtpAnswersOptions {
  book: Pick<PostBook, 'read' | 'replace'>;
  otps: ReturnType<typeof otpsOf>;
  languages: ReturnType<typeof languagesOf>;
  business: () => Business;
  /** Sends SMS, where that is set up. */
  sms: Pick<SmsSender, 'isSetUp' | 'registered' | 'sendAtOnce'>;
  everybody: () => Promise<readonly OfficeUser[]>;
  /** Keeps who used up all tries. */
  guesses: Pick<Guesses, 'note'>;
  now: () => number;
}

/** The challan of that identity, which somebody may answer for its receiver; or why they may not. */
function answeredBy({ role }: OfficeUser, business: Business, id: unknown): { challan: Challan } | { refused: string } {
  const refused = mayNotSay(role, challanAnswered.type);
  if (refused !== undefined) return { refused };
  const challan = typeof id === 'string' ? business.challans.entities[id] : undefined;
  if (!challan || turnOf(challan).answer.length === 0) return NOT_OPEN;
  const isOther = challan.to.at === 'installer' || challan.to.at === 'branch';
  return isOther && role !== 'installer' ? { challan } : NOT_NEEDED;
}

const keptIn = async ({ book, now }: Pick<OtpAnswersOptions, 'book' | 'now'>, challan: string) => {
  const { value, place } = await book.read('otp', challan);
  return { otp: otpIn(value, now()), place };
};

/** Tells people the OTPs that are for them. */
function ownOtps({ book, otps, languages, business, now }: OtpAnswersOptions) {
  return async ({ challans, language }: Asked, person: OfficeUser): Promise<Answered> => {
    if (!Array.isArray(challans)) return { answer: UNREADABLE };
    await languages.note(business(), person, language);
    const told: OwnOtp[] = [];
    for (const id of challans.slice(0, MOST_OWN)) {
      const challan = typeof id === 'string' ? business().challans.entities[id] : undefined;
      if (!challan || !isOpenChallan(challan)) continue;
      const { otp } = await keptIn({ book, now }, challan.id);
      if (!otp || !isOpen(otp, now()) || !seesOtp(business(), challan, person, otp.by)) continue;
      told.push({ challan: challan.id, otp: otps.otpOf(challan.id, otp), until: new Date(otp.until).toISOString() });
    }
    return { answer: withResult<'otp.own'>({ otps: told }) };
  };
}

const tellsOf = ({ told = '', until }: KeptOtp) =>
  withResult<'otp.ask'>({ to: told, until: new Date(until).toISOString() });

/** Does what people ask of OTPs. What one is only its receiver is told; of tries the audit tells that there was one. */
export function otpAnswers(options: OtpAnswersOptions) {
  const { book, otps, business, everybody, guesses, now } = options;
  const own = ownOtps(options);
  const tries = triesIn(options);

  const make = async ({ challan: id, another }: Asked, person: OfficeUser): Promise<Answered> => {
    const found = answeredBy(person, business(), id);
    if ('refused' in found) return { answer: found };
    const { challan } = found;
    const { otp: before, place } = await keptIn({ book, now }, challan.id);
    if (before?.by === person.name && before.told !== undefined && another !== true && isOpen(before, now()))
      return { answer: tellsOf(before) };
    const refused = whyNotMade(before, now()) ?? (await tries.whyNotMade(challan));
    if (refused !== undefined) return { answer: { refused } };
    const people = await everybody();
    const seen = whoSeesOtp(business(), challan, people, person.name);
    const mobile = (await options.sms.isSetUp()) ? mobileOf(business(), challan) : undefined;
    if ('refused' in seen && mobile === undefined) return { answer: seen };
    const next = otpMade(person.name, before, now());
    const kept = await book.replace('otp', challan.id, next, place);
    if (kept === undefined) return { answer: AT_ONCE };
    const bySms = mobile === undefined ? undefined : await sent({ ...options, tries }, challan, next, mobile);
    const noted = `asked for an OTP for challan ${challan.number}${bySms ? `. ${bySms.words}` : ''}`;
    if ('refused' in seen && bySms && !bySms.mayBeThere) return { answer: { refused: bySms.words }, noted };
    const told = { ...next, told: [...('to' in seen ? [seen.to] : []), ...(bySms ? [bySms.words] : [])].join(' ') };
    await book.replace('otp', challan.id, told, kept);
    return { answer: tellsOf(told), noted };
  };

  const prove = async ({ challan: id, otp: said }: Asked, person: OfficeUser): Promise<Answered> => {
    const found = answeredBy(person, business(), id);
    if ('refused' in found) return { answer: found };
    if (typeof said !== 'string') return { answer: UNREADABLE };
    const { challan } = found;
    const { otp, place } = await keptIn({ book, now }, challan.id);
    const refused = whyNotSaid(otp, person.name, now());
    if (!otp || refused !== undefined) return { answer: { refused: refused ?? UNREADABLE.refused } };
    const begun = await tries.begin(challan, person.name);
    if (begun.refused !== undefined) return { answer: { refused: begun.refused } };
    const { next, wrong } = otpSaid(otp, otps.isRight(challan.id, otp, said), now(), begun.left);
    // Of two tries at once each is counted.
    const isKept = (await book.replace('otp', challan.id, next, place)) !== undefined;
    if (!isKept || wrong === undefined) await begun.giveBack();
    if (!isKept) return prove({ challan: id, otp: said }, person);
    if (wrong === undefined) return { answer: DONE, noted: `gave the OTP for challan ${challan.number}` };
    if (begun.left === 0 || begun.isLastOfPerson) await guesses.note(person.name, placeName(business(), challan.to));
    const refusal = begun.left === 0 && isOpen(next, now()) ? begun.usedUp : wrong;
    return { answer: { refused: refusal }, noted: `gave a wrong OTP for challan ${challan.number}` };
  };

  return async (request: string, what: Asked, person: OfficeUser): Promise<Answered> => {
    if (request === 'ask') return make(what, person);
    if (request === 'prove') return prove(what, person);
    return request === 'own' ? own(what, person) : { answer: UNREADABLE };
  };
}
