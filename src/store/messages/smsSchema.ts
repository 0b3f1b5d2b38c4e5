import type { InferType } from 'yup';
import { mobileWarning } from '@/store/numberWarnings';
import { area } from '@/store/fieldRules';
import { record } from '@/store/formRules';
import { mobileNumbers, numbersIn } from './typedLists';

/** The Send SMS popup (spec 2, Header; D37). */
export const smsSchema = record({
  mobileNumbers: mobileNumbers('Mobile Numbers', 'Mobile Numbers are required.'),
  message: area('Message'),
});

export type SmsValues = InferType<typeof smsSchema>;

/** What looks odd about the typed numbers, with those that do: real ones begin with 6 to 9 (domain facts). */
export function numbersWarning(typed: string): string | undefined {
  const odd = numbersIn(typed).filter((number) => mobileWarning(number));
  return odd.length > 0 ? `${odd.join(', ')}: ${mobileWarning(odd[0] ?? '')}` : undefined;
}
