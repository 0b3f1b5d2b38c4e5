import { wordsIn, type Language } from '@/store/kit/language';
import { ANSWER_WORDS } from './answerWords';
import type { LineAnswer, Challan } from './challan';

/** What a line's receiver can say of it; what is not accepted goes back. */
export const OUTCOMES = [
  'Accepted',
  'Short',
  'Damaged',
  'Declined',
] as const satisfies readonly LineAnswer['outcome'][];

/** How a line is answered while that is being typed; `accepted` is of counted goods. */
export interface TypedAnswer {
  outcome: LineAnswer['outcome'];
  accepted: string;
  reason: string;
}

/** By the places of the lines how each is answered; those that are not in it wait. */
export type TypedAnswers = Readonly<Record<number, TypedAnswer | undefined>>;

/** What is wrong with a typed answer, field by field. */
export interface AnswerErrors {
  accepted?: string;
  reason?: string;
}

/** A line that is accepted whole, as it is typed. */
export const ACCEPTED: TypedAnswer = { outcome: 'Accepted', accepted: '', reason: '' };

/** What is wrong with how a line is answered, in that language; undefined when nothing is. Whatever goes back, its reason is said. */
export function answerErrors(
  { goods, qty }: Challan['lines'][number],
  { outcome, accepted, reason }: TypedAnswer,
  language: Language = 'en',
): AnswerErrors | undefined {
  if (outcome === 'Accepted') return undefined;
  const words = wordsIn(ANSWER_WORDS, language);
  const kept = Number(accepted);
  const isCount = !goods || (/^\d*\.?\d*$/.test(accepted.trim()) && kept < qty);
  const errors = {
    ...(!isCount && { accepted: words.lessThan(qty) }),
    ...(reason.trim() === '' && { reason: words.sayWhy }),
  };
  return Object.keys(errors).length > 0 ? errors : undefined;
}

/** The answers that a receiver typed, line by line, of those lines that still wait. */
export const answersOf = (challan: Pick<Challan, 'lines'>, typed: TypedAnswers): LineAnswer[] =>
  challan.lines.flatMap(
    ({ outcome: now, accepted: _accepted, reason: _reason, proof: _proof, ...line }, place): LineAnswer[] => {
      const answer = typed[place];
      if (!answer || now !== 'Pending') return [];
      const { outcome, accepted, reason } = answer;
      if (outcome === 'Accepted') return [{ ...line, line: place, outcome }];
      return [
        { ...line, line: place, outcome, ...(line.goods && { accepted: Number(accepted) }), reason: reason.trim() },
      ];
    },
  );
