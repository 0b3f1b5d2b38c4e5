import type { InferType } from 'yup';
import { formatCount, formatDate } from '@/format';
import { day } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import { COUNT_MESSAGES, hasDecimals, MAX_UNITS, typedNumber } from '@/store/kit/typed/typedNumber';
import { goodsName } from '@/store/stock/challans/challan';
import type { GoodsLine } from './goodsLines';
import { settledAs } from './thingCorrectionSchema';

/** How many there are: units, or Kg to the gram. */
const amount = (name: string) =>
  typedNumber(name)
    .min(0, COUNT_MESSAGES.negative(name))
    .max(MAX_UNITS, COUNT_MESSAGES.tooMany(name, formatCount(MAX_UNITS)))
    .test('grams', `${name} can have at most three decimals.`, hasDecimals(3));

/** The name of the field of the n-th goods, from 0: the identities of bins are no names of fields. */
export const goodsField = (place: number): string => `goods${place}`;

/** How many of some goods there are; what was counted already is not left blank. */
const countOf = ({ goods, counted }: GoodsLine) => {
  const rule = amount(goodsName(goods));
  return counted === undefined ? rule : rule.required(`${goodsName(goods)} was counted: enter 0 where none is there.`);
};

/** How many of each goods were counted: a field for each, blank where it was not counted. */
export const goodsCountSchema = (lines: readonly GoodsLine[]) =>
  record(Object.fromEntries(lines.map((line, place) => [goodsField(place), countOf(line)])));

/** How some of a count's goods are settled: how many of what is `off`, between the beginning of the count and `today` (ISO dates). */
export const goodsCorrectionSchema = ({ off }: Pick<GoodsLine, 'off'>, begunOn: string, today: string) => {
  const most = Math.abs(off);
  return record({
    ...settledAs,
    qty: amount('Qty')
      .required('Qty is required.')
      .moreThan(0, 'Qty must be more than 0.')
      .max(most, `Qty can be at most ${formatCount(most)}.`),
    on: day('On is required.', 'On is not a date.')
      .test('past', 'On cannot be in the future.', (typed) => !(typed > today))
      .test(
        'begun',
        `The count was begun on ${formatDate(begunOn)}: choose that day or a later one.`,
        (typed) => typed >= begunOn,
      ),
  });
};

export type GoodsCorrectionValues = InferType<ReturnType<typeof goodsCorrectionSchema>>;
