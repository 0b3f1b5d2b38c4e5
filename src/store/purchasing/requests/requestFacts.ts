import type { StockRequestEvent } from '@/machines/stockRequest';
import { factCheck } from '@/store/kit/schema/factCheck';
import { choice } from '@/store/kit/schema/fieldRules';
import { identity, list, part } from '@/store/kit/schema/rowRules';
import { requestRowSchema } from './requestSchema';
import { paymentRow } from './paymentSchema';
import { goodsReceived, lineShortClosed, requestAdvanced, requestRaised, vendorPaid } from './requestsSlice';
import { receivedLine, shortClosedQty } from './receiptSchema';
import { holderRule } from '@/store/kit/movements/moveSchema';
import { typedLine } from '@/store/kit/typed/typedText';

const { orderDate: on, products: lines, branchId, companyId } = requestRowSchema.fields;
const type = choice<StockRequestEvent['type']>(['approve', 'dispatch', 'deliver'], 'Its step is none of those known.');

/** What the facts of the stock requests say. */
export const requestFacts = [
  factCheck(requestRaised, part('It', { id: identity, lines, on, branchId, companyId })),
  factCheck(requestAdvanced, part('It', { id: identity, event: part('Its step', { type }), on })),
  factCheck(
    goodsReceived,
    part('It', {
      id: identity,
      on,
      invoiceNo: typedLine('Vendor’s Invoice No'),
      to: holderRule('Its place'),
      lines: list(receivedLine),
    }),
  ),
  factCheck(lineShortClosed, part('It', { id: identity, line: receivedLine.fields.line, qty: shortClosedQty, on })),
  factCheck(vendorPaid, part('It', { id: identity, payment: part('Its payment', { id: identity, ...paymentRow }) })),
];
