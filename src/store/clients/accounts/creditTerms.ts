import { formatCountOf, formatMoney } from '@/format';

/** What credit was agreed with a client; what is missing was not agreed. */
export interface CreditTerms {
  /** The most that it may owe, in rupees. */
  creditLimit?: number | undefined;
  /** In how many days its bills are due. */
  creditDays?: number | undefined;
}

/** What the fields of the credit terms are called. */
export const CREDIT_LABELS = { creditLimit: 'Credit Limit', creditDays: 'Credit Days' } as const;

/** Those of them that are in rupees. */
export const CREDIT_AMOUNTS = ['creditLimit'] as const;

/** The credit terms of an account, and nothing else of it. */
export const creditTermsOf = ({ creditLimit, creditDays }: CreditTerms): CreditTerms => ({ creditLimit, creditDays });

/** Whether any credit was agreed. */
export const hasCreditTerms = ({ creditLimit, creditDays }: CreditTerms): boolean =>
  creditLimit !== undefined || creditDays !== undefined;

/** Credit terms in words, one after the other; none where nothing was agreed. */
export const creditWords = ({ creditLimit, creditDays }: CreditTerms): readonly string[] => [
  ...(creditLimit === undefined ? [] : [`credit limit of ${formatMoney(creditLimit)}`]),
  ...(creditDays === undefined ? [] : [formatCountOf(creditDays, 'credit day')]),
];
