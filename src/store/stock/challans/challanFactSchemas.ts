import { knownWord, optionalDay } from '@/store/kit/schema/fieldRules';
import { movedOn } from '@/store/kit/movements/moveSchema';
import { identity, list, MOST_SCANNED, numberBetween, optionalIdentity, part } from '@/store/kit/schema/rowRules';
import { answeredFields, offeredFields, challanFields, proof } from './challanSchema';
import type { HandoverStep } from './challan';
import { ewayBillRule } from './ewayBillSchema';
import { countedConsignment, countedCredit, declaredFields } from './consignmentSchema';

const { from, to } = challanFields;
const places = { id: identity, from, to, on: movedOn };
const line = numberBetween('Its line', 0, 999_999).integer('Its line must be a whole number.');
const outcome = knownWord(['Accepted', 'Short', 'Damaged', 'Declined'], 'Its outcome is not known.');

/** What each fact of the challans says. */
export const challanFactSchemas = {
  challanOffered: part('It', {
    ...challanFields,
    id: identity,
    on: movedOn,
    invoicedOn: optionalDay('Day of its tax invoice is not a date.'),
    lines: list(part('Line', offeredFields), MOST_SCANNED),
    companyId: optionalIdentity('Its company'),
    declared: list(part('Declared value', declaredFields), MOST_SCANNED).optional(),
    consignment: countedConsignment,
  }),
  challanAnswered: part('It', {
    ...places,
    proof,
    answers: list(part('Answer', { ...offeredFields, ...answeredFields, line, outcome }), MOST_SCANNED),
  }),
  challanCancelled: part('It', { ...places, lines: list(part('Line', offeredFields), MOST_SCANNED) }),
  ewayBillEntered: part('It', { id: identity, ewayBill: ewayBillRule }),
  transferCredited: part('It', { id: identity, on: movedOn, credit: countedCredit }),
  handoverVerified: part('It', {
    ids: list(identity, MOST_SCANNED),
    from: knownWord<HandoverStep>(['pending', 'accepted'], 'Its step is not known.'),
    devices: list(identity, MOST_SCANNED),
    proof,
    on: movedOn,
  }),
};
