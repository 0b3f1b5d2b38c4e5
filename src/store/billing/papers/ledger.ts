import { partsOf } from '@/store/kit/partOf';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import { billsOfAccount } from '@/store/billing/bills/accountBills';
import { isLive } from '@/store/billing/bills/bill';
import type { Proforma } from '@/store/billing/proformas/proforma';
import type { WithCompany } from '@/store/billing/company/company';
import type { WithPeriods } from '@/store/billing/periods/period';
import type { WithDebts } from '@/store/billing/receivables/openBills';
import type { Table } from '@/store/kit/table';

/** The nouns that documents of the sales area tell of. */
export type DocumentLedger = WithAccounts & WithDebts & WithCompany & WithPeriods & { proformas: Table<Proforma> };

/** Those nouns, the same as long as none of them changes. */
export const selectLedger: (state: DocumentLedger) => DocumentLedger = partsOf<DocumentLedger>()(
  'accounts',
  'company',
  'periods',
  'bills',
  'creditNotes',
  'debitNotes',
  'receipts',
  'openings',
  'writeOffs',
  'proformas',
);

/** The proforma invoices of an account, the newest first. */
export const proformasOf = ({ proformas }: Pick<DocumentLedger, 'proformas'>, accountId: string): Proforma[] =>
  Object.values(proformas.entities)
    .filter((proforma) => proforma.accountId === accountId)
    .toSorted((one, other) => other.number - one.number);

/** Of accounts the last live bill of each that has a document; of those without one the last live proforma invoice: by their numbers. */
export function latestDocuments(
  ledger: DocumentLedger,
  accountIds: readonly string[],
): { bills: number[]; proformas: number[] } {
  const latest: { bills: number[]; proformas: number[] } = { bills: [], proformas: [] };
  for (const id of accountIds) {
    const bill = billsOfAccount(ledger.bills, id).findLast(isLive);
    const proforma = bill ? undefined : proformasOf(ledger, id).find(isLive);
    if (bill) latest.bills.push(bill.number);
    if (proforma) latest.proformas.push(proforma.number);
  }
  return latest;
}
