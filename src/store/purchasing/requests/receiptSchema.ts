import { knownWord, line, optionalDay } from '@/store/kit/schema/fieldRules';
import { MAX_AMOUNT } from '@/store/kit/money';
import { namedGoods } from '@/store/kit/movements/moveSchema';
import { identity, list, numberBetween, part, sum } from '@/store/kit/schema/rowRules';
import { typedLine } from '@/store/kit/typed/typedText';
import { PRODUCT_KINDS } from '@/store/purchasing/vendors/vendor';

/** How many of a line will never come. */
export const shortClosedQty = sum('Qty');

const simRule = part('SIM', { iccid: identity, msisdn: typedLine('SIM Number'), provider: line('Provider') });

/** What came of one line of a request, as its fact says it. */
export const receivedLine = part('Line', {
  ...namedGoods,
  line: numberBetween('Its line', 0, 999_999).integer('Its line must be a whole number.'),
  qty: numberBetween('Qty', 0, MAX_AMOUNT),
  kind: knownWord(PRODUCT_KINDS, 'Kind is not known.'),
  warrantyUntil: optionalDay('Warranty is not a date.'),
  devices: list(
    part('Device', { imei: identity, serialNo: typedLine('Serial No'), sim: simRule.optional().default(undefined) }),
  )
    .optional()
    .default(undefined),
  sims: list(simRule).optional().default(undefined),
  counted: numberBetween('Counted', 0, MAX_AMOUNT).optional(),
});
