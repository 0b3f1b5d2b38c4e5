import type { Company } from '@/store/billing/company/company';
import { companyOf } from '@/store/clients/accounts/account';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';

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

/** So long a name may be. */
const LONGEST = 100;

const short = (name: string) => name.trim().slice(0, LONGEST);

/** Tally compares names without case. */
const keyOf = (name: string) => name.toLowerCase();

/**
 * The name of each account's ledger, by its identity: the company's; with the account's number where one before it, or a ledger of our
 * own, is called alike, so that whoever comes later changes no name.
 */
export function partyLedgers({ accounts: { ids, entities } }: WithAccounts): ReadonlyMap<string, string> {
  const taken = new Set(['', ...Object.values(OWN_LEDGERS).map(({ name }) => keyOf(name))]);
  return new Map(
    ids.flatMap((id) => {
      const account = entities[id];
      if (!account) return [];
      const name = short(companyOf(account));
      const code = ` (No. ${account.number})`;
      const own = taken.has(keyOf(name)) ? `${name.slice(0, LONGEST - code.length)}${code}`.trim() : name;
      taken.add(keyOf(own));
      return [[id, own] as const];
    }),
  );
}
