import { heard, leftOutOfFact, refusal, refusing } from './businessRules';
import { withOutcome } from './outcomes';

/** What judges facts, and decides what comes of them. Whoever says facts hands it to `knowRules` before. */
export const rulesAtHand = { refusal, refusing, leftOutOfFact, heard, withOutcome };
