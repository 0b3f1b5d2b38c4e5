import { statusesOf } from '@/machines/advance';
import { challanLineMachine, challanMachine } from '@/machines/challan';
import { knownWord, optionalDay } from '@/store/kit/schema/fieldRules';
import { MAX_AMOUNT } from '@/store/kit/money';
import { holderRule, movedOn, namedGoods } from '@/store/kit/movements/moveSchema';
import { list, numberBetween, optionalIdentity, part, rowOf, sum } from '@/store/kit/schema/rowRules';
import { typedLine } from '@/store/kit/typed/typedText';
import { PRODUCT_KINDS } from '@/store/purchasing/vendors/vendor';
import { DEVICE_STATUSES, PROOFS } from './challan';
import { consignmentRule, creditRule } from './consignmentSchema';
import { ewayBillRule } from './ewayBillSchema';

/** What counted goods are, as it is kept. */
export const goodsFields = { ...namedGoods, kind: knownWord(PRODUCT_KINDS, 'Kind is not known.') };

const outcome = knownWord(statusesOf(challanLineMachine), 'Its outcome is not known.');

/** What a line hands over, as it is kept. */
export const offeredFields = {
  device: optionalIdentity('Its device'),
  sim: optionalIdentity('Its SIM'),
  goods: part('Its goods', goodsFields).optional().default(undefined),
  qty: sum('Qty'),
  status: knownWord(DEVICE_STATUSES, 'Its status is not known.').optional(),
};

/** How it is known who answered, as it is kept. */
export const proof = knownWord(PROOFS, 'Its proof is not known.').optional();

/** How a line was answered, as it is kept. */
export const answeredFields = {
  outcome,
  accepted: numberBetween('Accepted', 0, MAX_AMOUNT).optional(),
  reason: typedLine('Its reason'),
};

/** What every challan says. */
export const challanFields = {
  from: holderRule('From'),
  to: holderRule('To'),
  givenBy: typedLine('Given By'),
  careRequestId: optionalIdentity('The stock request that it answers'),
};

/** A challan as it is kept. */
export const challanRowSchema = rowOf({
  ...challanFields,
  lines: list(part('Line', { ...offeredFields, ...answeredFields, proof })),
  status: knownWord(statusesOf(challanMachine), 'Status is not known.'),
  offeredOn: movedOn,
  answeredOn: optionalDay('Its day of answer is not a date.'),
  companyId: optionalIdentity('Its company'),
  consignment: consignmentRule,
  credit: creditRule.optional().default(undefined),
  ewayBill: ewayBillRule.optional().default(undefined),
});
