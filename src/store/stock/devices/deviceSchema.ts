import { knownWord, optionalDay } from '@/store/kit/schema/fieldRules';
import { movedOn, moveRule, movesRule, namedGoods } from '@/store/kit/movements/moveSchema';
import { flag, list, mark, numberBetween, optionalIdentity, part, reference, rowOf } from '@/store/kit/schema/rowRules';
import { MOST_ITEMS } from '@/store/kit/schema/rowCheck';
import { typedLine } from '@/store/kit/typed/typedText';
import { CONDITIONS } from './device';

const condition = knownWord(CONDITIONS, 'Condition is not known.');

/** What a device is, besides where. */
export const deviceTraits = {
  ...namedGoods,
  serialNo: typedLine('Serial No'),
  itgcId: typedLine('ITGC ID'),
  warrantyUntil: optionalDay('Warranty is not a date.'),
};

/** In what condition a device is, where that is said. */
export const optionalCondition = condition.optional();

const place = numberBetween('Its place', 0, MOST_ITEMS).integer('Its place must be a whole number.');

const pairing = part('Pairing', {
  isIn: flag('Whether it went in'),
  simId: reference('Its SIM'),
  on: movedOn,
  behind: place,
});

/** A device as it is kept. */
export const deviceRowSchema = rowOf({
  ...deviceTraits,
  condition,
  unbought: mark('Unbought'),
  simId: optionalIdentity('Its SIM'),
  pairings: list(pairing).optional().default(undefined),
  undone: list(
    part('What was taken back', {
      behind: place,
      paired: place,
      move: moveRule.optional().default(undefined),
      pairing: pairing.optional().default(undefined),
    }),
  )
    .optional()
    .default(undefined),
  moves: movesRule,
});
