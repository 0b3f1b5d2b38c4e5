import { optionalDay } from '@/store/kit/schema/fieldRules';
import { part } from '@/store/kit/schema/rowRules';

/** What became of a document as an e-invoice, as it is kept. */
export const eInvoiceRule = part('Its e-invoice', { fileOn: optionalDay('The day of its file is not a date.') })
  .default(undefined)
  .optional();
