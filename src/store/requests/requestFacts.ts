import type { StockRequestEvent } from '@/machines/stockRequest';
import { factCheck } from '@/store/factCheck';
import { choice } from '@/store/fieldRules';
import { identity, listed, part } from '@/store/rowRules';
import { requestRowSchema } from './requestSchema';
import { paymentRow } from './paymentSchema';
import { requestAdvanced, requestRaised, vendorPaid } from './requestsSlice';

const { orderDate: on, products: lines } = requestRowSchema.fields;
const payments = listed('Payment', {}).max(0, 'Payments are recorded one by one.').optional();
const type = choice<StockRequestEvent['type']>(['approve', 'dispatch', 'deliver'], 'Its step is none of those known.');

/** What the facts of the stock requests say. */
export const requestFacts = [
  factCheck(requestRaised, part('It', { id: identity, lines, on, payments })),
  factCheck(requestAdvanced, part('It', { id: identity, event: part('Its step', { type }), on, payments })),
  factCheck(vendorPaid, part('It', { id: identity, payment: part('Its payment', { id: identity, ...paymentRow }) })),
];
