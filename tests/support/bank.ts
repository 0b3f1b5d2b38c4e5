// Bank statements as people import them, beside the receipts that are there.
import { emptyBusiness, type Business } from '@/store/business/business';
import { billTable } from '@/store/billing/bills/billsSlice';
import { companyNow } from '@/store/billing/company/company';
import { bankImportable } from '@/store/billing/receipts/bankImport';
import type { Receipt } from '@/store/billing/receipts/receipt';
import { receiptTable } from '@/store/billing/receipts/receiptsSlice';
import { typedDate } from '@/ui/typedDate';
import { account, salesOf } from './accounts';
import { billOf } from './bills';
import { bytesOf, validated } from './sheets';

export const BANK_DAY = '2026-11-20';
export const bankRates = companyNow(emptyBusiness).tdsRates;

const konkan = account(1);
const named = (n: number, name: string) =>
  account(n, {
    bill: { ...konkan.bill, companyName: name },
    client: { ...konkan.client, companyName: name, mobileNumber: `98200${n}1111` },
    billing: { ...konkan.billing, billingName: name, gstNo: '' },
  });
export const malwaAndDeccan = [named(1, 'Malwa Movers'), named(2, 'Deccan Roads')];

/** A business of two clients, each with a bill of ₹1,180, and these receipts. */
export const bankBusiness = (receipts: readonly Receipt[] = [], changes: Partial<Business> = {}): Business => ({
  ...emptyBusiness,
  ...salesOf(...malwaAndDeccan),
  bills: billTable([billOf(1), billOf(2, { accountId: 'account-2' })]),
  receipts: receiptTable([...receipts]),
  ...changes,
});

/** The rows of a statement as an import into that business takes them. */
export function statementRows(business: Business, text: string, mended: Readonly<Record<string, string>> = {}) {
  const importable = bankImportable(business, malwaAndDeccan, bankRates, {
    today: BANK_DAY,
    dayOf: (typed) => typedDate(typed, BANK_DAY),
  });
  return validated(importable, Object.values(business.receipts.entities), bytesOf(text), mended);
}
