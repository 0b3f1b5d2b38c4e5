import { FAILED_VISIT_WORDS } from '@/store/care/jobs/failedVisitWords';
import { CLOSING_MESSAGES, CLOSING_PROBLEM_WORDS } from '@/store/care/scheduling/closingMessages';
import { DEVICE_WORDS } from '@/store/care/scheduling/deviceWords';
import type { Language } from '@/store/kit/language';
import { sentencesOf, translating } from '@/store/kit/translating';
import { NAMES, STATES } from './names';
import { OFFICE_REASONS } from './officeReasons';
import { RULE_REASONS } from './ruleReasons';
import { UNDO_REASONS } from './undoReasons';

function sentences() {
  const { isThere: _ofStates, ...device } = DEVICE_WORDS;
  const { noVehicle } = CLOSING_MESSAGES;
  const worded = [FAILED_VISIT_WORDS, device, CLOSING_PROBLEM_WORDS, { noVehicle }].flatMap(sentencesOf);
  return [...RULE_REASONS, ...UNDO_REASONS, ...OFFICE_REASONS, ...worded];
}

let inHindi: ((text: string) => string | undefined) | undefined;

/** A reason, which every program says in English, in the language of its reader; in English as well where it is in no table. */
export function reasonIn(language: Language, reason: string): string {
  if (language === 'en') return reason;
  // Made at its first use: whoever reads English never needs it.
  inHindi ??= translating({ sentences: sentences(), names: NAMES, states: STATES });
  return inHindi(reason) ?? reason;
}
