import { ANSWER_WORDS } from '@/store/stock/challans/answerWords';
import { FAILED_VISIT_WORDS } from '@/store/care/jobs/failedVisitWords';
import { CLOSING_MESSAGES, CLOSING_PROBLEM_WORDS } from '@/store/care/scheduling/closingMessages';
import { DEVICE_WORDS } from '@/store/care/scheduling/deviceWords';
import type { Language } from '@/store/kit/language';
import { sentencesOf, translating } from '@/store/kit/translating';
import { NAMES } from './names';
import { OFFICE_REASONS } from './officeReasons';
import { RULE_REASONS } from './ruleReasons';
import { UNDO_REASONS } from './undoReasons';

const CLOSING = { ...CLOSING_MESSAGES, ...CLOSING_PROBLEM_WORDS };

let inHindi: ((text: string) => string | undefined) | undefined;

/** A reason, which every program says in English, in the language of its reader; in English as well where no installer is told of it. */
export function reasonIn(language: Language, reason: string): string {
  if (language === 'en') return reason;
  // Made at its first use: whoever reads English never needs it.
  const worded = [FAILED_VISIT_WORDS, DEVICE_WORDS, CLOSING].flatMap(sentencesOf);
  inHindi ??= translating(
    [...RULE_REASONS, ...UNDO_REASONS, ...OFFICE_REASONS, ...worded],
    [...NAMES, ...sentencesOf(ANSWER_WORDS)],
  );
  return inHindi(reason) ?? reason;
}
