import { line } from '@/store/kit/schema/fieldRules';
import { identity, month, part } from '@/store/kit/schema/rowRules';
import { periodDay } from './periodRowSchema';

const aMonth = part('It', { id: identity, month: month('Month'), on: periodDay });

/** What each fact of the months of the books says. */
export const periodFactSchemas = {
  monthCloseProposed: aMonth,
  monthClosed: aMonth,
  monthOpened: part('It', { id: identity, why: line('Reason'), on: periodDay }),
};
