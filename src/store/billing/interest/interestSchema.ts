import { documentDay } from '@/store/billing/bills/documentFields';
import { creditTermsFields } from '@/store/clients/accounts/creditTermsSchema';
import { line } from '@/store/kit/schema/fieldRules';
import { list, part, sum } from '@/store/kit/schema/rowRules';

/** For which days interest is charged, and by which rate. */
export const interestFields = {
  from: documentDay('From'),
  until: documentDay('Until'),
  rate: creditTermsFields.interestRate.required('Its rate is required.'),
};

/** What is said of interest that is waived. */
export const waivedInterestFields = {
  ...interestFields,
  amount: sum('Amount'),
  why: line('Reason'),
  on: documentDay('Date'),
};

/** What of a bill's interest was waived. */
export const waivedInterestRule = list(part('Waived interest', waivedInterestFields)).optional();
