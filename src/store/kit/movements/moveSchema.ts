import { day, knownWord, line } from '@/store/kit/schema/fieldRules';
import { list, optionalIdentity, part } from '@/store/kit/schema/rowRules';
import { typedLine } from '@/store/kit/typed/typedText';
import { HOLDER_KINDS } from './holder';
import { CAUSES } from './move';

/** Where a thing is, as it is kept. */
export const holderRule = (label: string) =>
  part(label, {
    at: knownWord(HOLDER_KINDS, `${label} is not known.`),
    id: optionalIdentity(`${label}'s identity`),
  });

/** The day of a movement. */
export const movedOn = day('Its day is required.', 'Its day is not a date.');

/** A movement of a thing, as it is kept. */
export const moveRule = part('Movement', {
  to: holderRule('Its holder'),
  on: movedOn,
  cause: part('Its cause', {
    what: knownWord(CAUSES, 'Its cause is not known.'),
    id: optionalIdentity('Its document'),
    why: typedLine('Its reason'),
  }),
});

/** The movements of a thing, as they are kept. */
export const movesRule = list(moveRule).min(1, 'It has no movement.');

/** What counted goods are called, as it is kept. */
export const namedGoods = { productName: line('Product Name'), model: typedLine('Model') };
