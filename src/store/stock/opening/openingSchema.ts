import type { InferType } from 'yup';
import { choice } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import { givenText, typedLine } from '@/store/kit/typed/typedText';
import { PRODUCT_KINDS } from '@/store/purchasing/vendors/vendor';
import { OPENING_SORTS } from './openingCells';

/** Some thousands of lines: a browser lays out more text for seconds. */
export const LONGEST_COUNT = 400_000;

const MISSING = 'Paste what was counted, one a line, or choose a file.';

/** The form of an opening stock: where it is, what it is, and the lines of the count; what a line does not say, the other fields do. */
export const openingSchema = record({
  place: givenText('Choose a place.').required('Choose a place.'),
  sort: choice(OPENING_SORTS, 'Choose what was counted.').default('Devices'),
  productName: typedLine('Product Name'),
  model: typedLine('Model'),
  provider: typedLine('Provider'),
  kind: choice(PRODUCT_KINDS, 'Choose a kind.').optional(),
  lines: givenText(MISSING).required(MISSING).max(LONGEST_COUNT, 'That is too much at once: count it in parts.'),
});

export type OpeningValues = InferType<typeof openingSchema>;
