import type { OtpTells, OwnOtp } from '@/office/otp/otpProtocol';
import type { OfficeUser } from '@/store/browser/officeSlice';
import type { Business } from '@/store/business/business';
import { mayNotSay } from '@/store/business/policy';
import { challanAnswered } from '@/store/facts/challans';
import type { Role } from '@/store/kit/roles';
import { isOpenChallan, type Challan } from '@/store/stock/challans/challan';
import { turnOf } from '@/store/stock/challans/challanTurn';
import type { Answered } from '../answered';
import { UNREADABLE, type Asked } from '../facts/asked';
import type { PostBook } from '../post/postBook';
import { isOpen, otpIn, otpMade, otpSaid, whyNotMade, whyNotSaid, type KeptOtp, type otpsOf } from './otp';
import { isToldOtp, toldWords } from './receivers';

const DONE = { done: true as const };
const NOT_OPEN = { refused: 'Nothing of this challan waits for an answer any more.' };
const AT_ONCE = { refused: 'Somebody else asked for an OTP of this challan at the same moment. Try again.' };
const NOT_NEEDED = { refused: 'Only what goes to an installer or a branch is answered with an OTP.' };
/** So many challans are looked at for one person at a time. */
const MOST_OWN = 20;

export interface OtpAnswersOptions {
  book: Pick<PostBook, 'read' | 'replace'>;
  otps: ReturnType<typeof otpsOf>;
  business: () => Business;
  everybody: () => Promise<ReadonlyMap<string, Role>>;
  now: () => number;
}

const peopleIn = (everybody: ReadonlyMap<string, Role>): OfficeUser[] =>
  Array.from(everybody, ([name, role]) => ({ name, role }));

/** The challan of that identity, which somebody may answer for its receiver; or why they may not. */
function answeredBy({ role }: OfficeUser, business: Business, id: unknown): { challan: Challan } | { refused: string } {
  const refused = mayNotSay(role, challanAnswered.type);
  if (refused !== undefined) return { refused };
  const challan = typeof id === 'string' ? business.challans.entities[id] : undefined;
  if (!challan || turnOf(challan).answer.length === 0) return NOT_OPEN;
  const isOther = challan.to.at === 'installer' || challan.to.at === 'branch';
  return isOther && role !== 'installer' ? { challan } : NOT_NEEDED;
}

const keptIn = async (book: OtpAnswersOptions['book'], challan: string) => {
  const { value, place } = await book.read('otp', challan);
  return { otp: otpIn(value), place };
};

/** Tells people the OTPs that are for them. */
function telling({ book, otps, business, now }: OtpAnswersOptions) {
  return async ({ challans }: Asked, person: OfficeUser): Promise<Answered> => {
    if (!Array.isArray(challans)) return { answer: UNREADABLE };
    const told: OwnOtp[] = [];
    for (const id of challans.slice(0, MOST_OWN)) {
      const challan = typeof id === 'string' ? business().challans.entities[id] : undefined;
      if (!challan || !isOpenChallan(challan)) continue;
      const { otp } = await keptIn(book, challan.id);
      if (!otp || !isOpen(otp, now()) || !isToldOtp(business(), challan, person, otp.by)) continue;
      told.push({ challan: challan.id, otp: otps.otpOf(challan.id, otp), until: new Date(otp.until).toISOString() });
    }
    return { answer: { ...DONE, told: { otps: told } satisfies OtpTells['otp.own'] } };
  };
}

/** Does what people ask of OTPs. What one is only its receiver is told; of tries the audit tells that there was one. */
export function otpAnswers(options: OtpAnswersOptions) {
  const { book, otps, business, everybody, now } = options;
  const own = telling(options);

  const make = async ({ challan: id, another }: Asked, person: OfficeUser): Promise<Answered> => {
    const found = answeredBy(person, business(), id);
    if ('refused' in found) return { answer: found };
    const { challan } = found;
    const told = toldWords(business(), challan, peopleIn(await everybody()), person.name);
    if ('refused' in told) return { answer: told };
    const tellsOf = ({ until }: KeptOtp) => ({
      ...DONE,
      told: { ...told, until: new Date(until).toISOString() } satisfies OtpTells['otp.ask'],
    });
    const { otp: before, place } = await keptIn(book, challan.id);
    if (before?.by === person.name && another !== true && isOpen(before, now())) return { answer: tellsOf(before) };
    const refused = whyNotMade(before, now());
    if (refused !== undefined) return { answer: { refused } };
    const next = otpMade(person.name, before, now());
    if ((await book.replace('otp', challan.id, next, place)) === undefined) return { answer: AT_ONCE };
    return { answer: tellsOf(next), noted: `asked for an OTP for challan ${challan.number}` };
  };

  const prove = async ({ challan: id, otp: said }: Asked, person: OfficeUser): Promise<Answered> => {
    const found = answeredBy(person, business(), id);
    if ('refused' in found) return { answer: found };
    if (typeof said !== 'string') return { answer: UNREADABLE };
    const { challan } = found;
    const { otp, place } = await keptIn(book, challan.id);
    const refused = whyNotSaid(otp, person.name, now());
    if (!otp || refused !== undefined) return { answer: { refused: refused ?? UNREADABLE.refused } };
    const { next, wrong } = otpSaid(otp, otps.isRight(challan.id, otp, said), now());
    // Of two tries at once each is counted.
    if ((await book.replace('otp', challan.id, next, place)) === undefined)
      return prove({ challan: id, otp: said }, person);
    return wrong === undefined
      ? { answer: DONE, noted: `gave the OTP for challan ${challan.number}` }
      : { answer: { refused: wrong }, noted: `gave a wrong OTP for challan ${challan.number}` };
  };

  return async (request: string, what: Asked, person: OfficeUser): Promise<Answered> => {
    if (request === 'ask') return make(what, person);
    if (request === 'prove') return prove(what, person);
    return request === 'own' ? own(what, person) : { answer: UNREADABLE };
  };
}
