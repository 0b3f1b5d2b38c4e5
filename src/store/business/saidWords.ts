import type { UnknownAction } from '@reduxjs/toolkit';
import { formatCount } from '@/format';
import { factUndone } from '@/journal/undo/undo';
import { FAILURE_WORDS } from '@/store/care/jobs/visitWords';
import type { WorkDone } from '@/store/care/jobs/outcome';
import { challanAnswered, challanCancelled, challanOffered, handoverVerified } from '@/store/facts/challans';
import { jobClosed, visitFailed } from '@/store/facts/jobs';
import type { Language } from '@/store/kit/language';
import { sumOfQuantities } from '@/store/purchasing/requests/pricing';
import { inWords } from './activity';
import type { Business } from './business';

const DONE_HINDI: Record<WorkDone, string> = {
  Fitted: 'लगाया',
  Swapped: 'बदला',
  Repaired: 'ठीक किया',
  Removed: 'निकाला',
  'Not Done': 'नहीं हुआ',
};

/** What an installer says, in Hindi; undefined of what only the office's people say. */
function inHindi(fact: UnknownAction, business: Business): string | undefined {
  const job = (id: string) => `काम ${business.jobs.entities[id]?.number ?? ''}`.trim();
  const challan = (id: string) => `चालान ${business.challans.entities[id]?.number ?? ''}`.trim();
  if (jobClosed.match(fact)) {
    const { id, outcomes, signed } = fact.payload;
    const done = outcomes.map(({ workDone, vehicleNo }) => `${vehicleNo} ${DONE_HINDI[workDone]}`);
    return `${job(id)} पूरा किया: ${[...done, ...(signed ? [`हस्ताक्षर ${signed.by}`] : [])].join(', ')}`;
  }
  if (visitFailed.match(fact)) {
    const { id, cause, remark } = fact.payload;
    return `${job(id)} नहीं हो सका: ${[FAILURE_WORDS[cause].hi, remark].filter(Boolean).join(', ')}`;
  }
  if (challanOffered.match(fact)) {
    const { id, lines } = fact.payload;
    return `${challan(id)} से ${formatCount(sumOfQuantities(lines.map(({ qty }) => qty)))} नग दिए`;
  }
  if (challanAnswered.match(fact)) {
    const { id, answers } = fact.payload;
    const accepted = answers.filter(({ outcome }) => outcome === 'Accepted').length;
    return `${challan(id)}: ${formatCount(answers.length)} में से ${formatCount(accepted)} लाइनें लीं`;
  }
  if (challanCancelled.match(fact)) return `${challan(fact.payload.id)} वापस लिया`;
  if (handoverVerified.match(fact)) return `${formatCount(fact.payload.ids.length)} डिवाइस लिए`;
  if (!factUndone.match(fact)) return undefined;
  const takenBack = inHindi(fact.payload.fact, business);
  return takenBack && `वापस लिया: ${takenBack}`;
}

/** How an installer is told of what the office's own people did, which is worded in English alone. */
const FROM_OFFICE = 'ऑफ़िस से इसमें बदलाव किया';

/** A fact as an installer is told of it in Hindi, in words that follow its author's name. */
export const describedInHindi = (fact: UnknownAction, business: Business): string =>
  inHindi(fact, business) ?? FROM_OFFICE;

/** A fact in words that follow its author's name, in their language: in Hindi what an installer says, and all else in English. */
export const saidIn = (language: Language, fact: UnknownAction, business: Business): string =>
  (language === 'hi' ? inHindi(fact, business) : undefined) ?? inWords(fact, business);
