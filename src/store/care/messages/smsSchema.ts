import type { InferType } from 'yup';
import { mobileWarning } from '@/store/kit/typed/numberWarnings';
import { area } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import { mobileNumbers, numbersIn } from './typedLists';

/** The Send SMS popup. */
export const smsSchema = record({
  mobileNumbers: mobileNumbers('Mobile Numbers', 'Mobile Numbers are required.'),
  message: area('Message'),
});

export type SmsValues = InferType<typeof smsSchema>;

/** What looks odd about the typed numbers, with those that do: real ones begin with 6 to 9. */
export function numbersWarning(typed: string): string | undefined {
  const odd = numbersIn(typed).filter((number) => mobileWarning(number));
  return odd.length > 0 ? `${odd.join(', ')}: ${mobileWarning(odd[0] ?? '')}` : undefined;
}
