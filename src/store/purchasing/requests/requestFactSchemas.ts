import type { StockRequestEvent } from '@/machines/stockRequest';
import { holderRule } from '@/store/kit/movements/moveSchema';
import { choice } from '@/store/kit/schema/fieldRules';
import { identity, list, part } from '@/store/kit/schema/rowRules';
import { typedLine } from '@/store/kit/typed/typedText';
import { paymentRow } from './paymentSchema';
import { receivedLine, shortClosedQty } from './receiptSchema';
import { orderedProduct, requestRowSchema } from './requestSchema';

const { orderDate: on, branchId, companyId } = requestRowSchema.fields;
const type = choice<StockRequestEvent['type']>(['approve', 'dispatch', 'deliver'], 'Its step is not known.');

/** What each fact of the stock requests says. */
export const requestFactSchemas = {
  requestRaised: part('It', { id: identity, lines: list(orderedProduct), on, branchId, companyId }),
  requestAdvanced: part('It', { id: identity, event: part('Its step', { type }), on }),
  goodsReceived: part('It', {
    id: identity,
    booking: identity,
    on,
    invoiceNo: typedLine('Vendor’s Invoice No'),
    to: holderRule('Its place'),
    lines: list(receivedLine),
  }),
  lineShortClosed: part('It', {
    id: identity,
    booking: identity,
    line: receivedLine.fields.line,
    qty: shortClosedQty,
    on,
  }),
  vendorPaid: part('It', { id: identity, payment: part('Its payment', { id: identity, ...paymentRow }) }),
};
