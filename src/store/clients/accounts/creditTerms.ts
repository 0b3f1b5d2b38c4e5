import { formatCountOf, formatMoney } from '@/format';

/** What credit was agreed with a client; what is missing was not agreed. */
export interface CreditTerms {
  /** The most that it may owe, in rupees. */
  creditLimit?: number | undefined;
  /** In how many days its bills are due. */
  creditDays?: number | undefined;
  /** What it pays a year for what is open after that, in percent, and the ISO date from which on. */
  interestRate?: number | undefined;
  interestFrom?: string | undefined;
}

/** What the fields of the credit terms are called. */
export const CREDIT_LABELS = {
  creditLimit: 'Credit Limit',
  creditDays: 'Credit Days',
  interestRate: 'Interest a Year',
  interestFrom: 'Interest From',
} as const;

/** Those of them that are in rupees. */
export const CREDIT_AMOUNTS = ['creditLimit'] as const;

/** The credit terms of an account, and nothing else of it. */
export const creditTermsOf = ({ creditLimit, creditDays, interestRate, interestFrom }: CreditTerms): CreditTerms => ({
  creditLimit,
  creditDays,
  interestRate,
  interestFrom,
});

/** Whether it was agreed how much credit a client has, or for how long. */
export const hasCreditTerms = ({ creditLimit, creditDays }: CreditTerms): boolean =>
  creditLimit !== undefined || creditDays !== undefined;

/** Credit terms that stand from now on, in words. */
export const creditWords = ({ creditLimit, creditDays, interestRate }: CreditTerms): string =>
  [
    ...(creditLimit === undefined ? [] : [`credit limit of ${formatMoney(creditLimit)}`]),
    ...(creditDays === undefined ? [] : [formatCountOf(creditDays, 'credit day')]),
    ...(interestRate === undefined ? [] : [`interest of ${interestRate}% a year`]),
  ].join(', ') || 'no credit terms any more';
