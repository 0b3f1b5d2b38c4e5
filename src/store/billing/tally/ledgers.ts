import type { Company } from '@/store/billing/company/company';

type Codes = Pick<Company, 'subscriptionSac' | 'hardwareHsn' | 'installationSac' | 'leaseSac'>;

/** The ledgers that stand in vouchers besides the parties', with the group of Tally that each belongs to. */
export const OWN_LEDGERS = {
  bank: { name: 'Bank', parent: 'Bank Accounts' },
  cash: { name: 'Cash', parent: 'Cash-in-Hand' },
  tds: { name: 'TDS Receivable', parent: 'Loans & Advances (Asset)' },
  cgst: { name: 'Output CGST', parent: 'Duties & Taxes', duty: 'Central Tax' },
  sgst: { name: 'Output SGST', parent: 'Duties & Taxes', duty: 'State Tax' },
  igst: { name: 'Output IGST', parent: 'Duties & Taxes', duty: 'Integrated Tax' },
  badDebts: { name: 'Bad Debts', parent: 'Indirect Expenses' },
  roundOff: { name: 'Round Off', parent: 'Indirect Expenses' },
} as const satisfies Record<string, OwnLedger>;

/** A ledger that is no party. */
export interface OwnLedger {
  name: string;
  parent: string;
  /** Of a tax: which. */
  duty?: string;
}

/** The ledger of sales of an HSN or SAC. */
export const salesLedger = (hsn: string): OwnLedger => ({ name: `Sales ${hsn}`, parent: 'Sales Accounts' });

/** The names of all ledgers of our own that vouchers may have, with those of the sales of the company's codes. */
export const ownLedgerNames = ({ subscriptionSac, hardwareHsn, installationSac, leaseSac }: Codes): string[] => [
  ...new Set(
    [...Object.values(OWN_LEDGERS), ...[subscriptionSac, hardwareHsn, installationSac, leaseSac].map(salesLedger)].map(
      ({ name }) => name,
    ),
  ),
];
