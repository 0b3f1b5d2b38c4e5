import { companyNow } from '@/store/billing/company/company';
import type { Issuer } from '@/store/billing/receipts/receipt';
import type { OfCompany } from '@/store/facts/fact';
import type { Business } from './business';

/** What a document takes from the company's details as they are now. */
export function issuerOf(
  business: Business,
  series: 'creditPrefix' | 'debitPrefix' | 'receiptPrefix' | 'refundPrefix',
): Issuer {
  const { id, [series]: prefix } = companyNow(business);
  return { prefix, ...(id !== undefined && { companyId: id }) };
}

/** Whose details a paper shows; of no identity where nobody had told any yet. */
export const ofCompany = (business: Business): OfCompany => ({ companyId: companyNow(business).id });
