import type { InferType } from 'yup';
import { formatDate } from '@/format';
import { day } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import { quantity } from '@/store/kit/typed/typedNumber';
import { typedLine } from '@/store/kit/typed/typedText';
import { onlySoMany } from './missingWords';
import type { StockRequest } from './request';

/** What is said of a receipt besides what came: a day since it was requested, up to `today` (ISO date). Later steps bear the day on which they were said, which may be after the goods came. */
export const receiptSchema = (today: string, { steps }: Pick<StockRequest, 'steps'>) => {
  const since = steps[0]?.on ?? '';
  return record({
    invoiceNo: typedLine('Vendor’s Invoice No'),
    on: day('Received On is required.', 'Received On is not a date.')
      .test('past', 'Received On cannot be in the future.', (typed) => !(typed > today))
      .test(
        'requested',
        `Received On cannot be before ${formatDate(since)}, when it was requested.`,
        (typed) => !(typed < since),
      ),
  });
};

export type ReceiptValues = InferType<ReturnType<typeof receiptSchema>>;

/** How many of a line will never come: at most those that are still to come. */
export const shortCloseSchema = (unit: string, rest: number) =>
  record({ qty: quantity('Qty', unit).max(rest, onlySoMany(rest, 'come')).required('Qty is required.') });

export type ShortCloseValues = InferType<ReturnType<typeof shortCloseSchema>>;
