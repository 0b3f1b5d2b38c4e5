import { documentDay } from '@/store/billing/bills/documentFields';
import { line } from '@/store/kit/schema/fieldRules';
import { list, part, reference, sum } from '@/store/kit/schema/rowRules';

/** What is said of a debit that is waived. */
export const waivedDebitFields = {
  vehicleId: reference('Its vehicle'),
  amount: sum('Amount'),
  why: line('Reason'),
  on: documentDay('Date'),
};

/** What of a bill was not charged though it was short. */
export const waivedDebitsRule = list(part('Waived debit', waivedDebitFields)).optional();
