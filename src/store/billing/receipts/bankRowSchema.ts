import { day } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import { typedRupees } from '@/store/kit/typed/typedNumber';
import { typedLine } from '@/store/kit/typed/typedText';
import { labelledAccounts } from './clientLabels';

/** What a row must be: money that came in on a day up to `today` (ISO date), from a client that is labelled so. */
export function bankRowSchema(labels: ReadonlyMap<string, string>, today: string) {
  const accountLabelled = labelledAccounts(labels);
  return record({
    on: day('Date is required.', 'This is not a date. Write it as 19 Nov 2026.').test(
      'past',
      'This date is in the future. Correct it, day first.',
      (typed) => !(typed > today),
    ),
    narration: typedLine('Narration'),
    reference: typedLine('Reference'),
    amount: typedRupees('Credit').required('Credit is required.').moreThan(0, 'Credit must be more than 0.'),
    client: typedLine('Client')
      .required('Nothing in this row names one client. Choose it.')
      .test('known', 'No client has this name. Choose one.', (client) => accountLabelled(client) !== undefined),
    tdsCode: typedLine('TDS Section'),
    direction: typedLine('Dr/Cr'),
    taken: typedLine('Import'),
    receiptId: typedLine('Receipt'),
  });
}
