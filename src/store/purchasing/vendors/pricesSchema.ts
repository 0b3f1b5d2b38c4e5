import { line } from '@/store/kit/schema/fieldRules';
import { record, rowId, rowsOf, UNREADABLE } from '@/store/kit/schema/formRules';
import { rate } from './productSchema';

/** The Edit Price dialog: every product of a vendor with its rate. */
export const pricesSchema = record({
  products: rowsOf(record({ id: rowId().required(UNREADABLE), name: line('Product Name'), rate: rate() })).min(
    1,
    'This vendor has no products yet, so there are no prices to save.',
  ),
});
