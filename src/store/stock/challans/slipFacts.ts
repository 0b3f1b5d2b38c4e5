import { factCheck } from '@/store/kit/schema/factCheck';
import { choice } from '@/store/kit/schema/fieldRules';
import { movedOn } from '@/store/kit/movements/moveSchema';
import { identity, list, numberBetween, optionalIdentity, part } from '@/store/kit/schema/rowRules';
import { answeredFields, offeredFields, slipFields } from './slipSchema';
import type { HandoverStep } from './slip';
import { handoverVerified, slipAnswered, slipCancelled, slipOffered } from './slipsSlice';

const { from, to } = slipFields;
const places = { id: identity, from, to, on: movedOn };
const line = numberBetween('Its line', 0, 999_999).integer('Its line must be a whole number.');
const outcome = choice(['Accepted', 'Short', 'Damaged', 'Declined'], 'Its outcome is none of those known.');

/** What the facts of the slips say. */
export const slipFacts = [
  factCheck(
    slipOffered,
    part('It', {
      ...slipFields,
      id: identity,
      on: movedOn,
      lines: list(part('Line', offeredFields)),
      companyId: optionalIdentity('Its company'),
    }),
  ),
  factCheck(
    slipAnswered,
    part('It', { ...places, answers: list(part('Answer', { ...offeredFields, ...answeredFields, line, outcome })) }),
  ),
  factCheck(slipCancelled, part('It', { ...places, lines: list(part('Line', offeredFields)) })),
  factCheck(
    handoverVerified,
    part('It', {
      ids: list(identity),
      from: choice<HandoverStep>(['pending', 'accepted'], 'Its step is none of those known.'),
      devices: list(identity),
      on: movedOn,
    }),
  ),
];
