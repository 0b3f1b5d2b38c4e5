import { heard, leftOutOfFact, refusal, refusing } from './businessRules';
import { newFactRefusal } from './newFacts';
import { withOutcome } from './outcomes';

/** What validates facts, and decides what comes of them. Whoever says facts hands it to `knowRules` before. */
export const rulesAtHand = { refusal, refusing, newFactRefusal, leftOutOfFact, heard, withOutcome };
