import { companyNow, type Company, type WithCompany } from '@/store/billing/company/company';
import { tableRows } from '@/store/billing/receivables/sold';
import { recipientOf } from '@/store/billing/bills/recipient';
import type { WithBills } from '@/store/billing/bills/withBills';
import type { WithReceipts } from '@/store/billing/receipts/receipt';
import type { WithRefundVouchers } from '@/store/billing/refundVouchers/refundVoucher';
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

type WithFirstDocuments = Pick<WithBills, 'bills'> & WithReceipts & WithRefundVouchers;

/** The ISO date on which the first of a client's bills, receipts and refunds was known, and what it was called there, by accounts: one that is known later has been in no file before. */
function firstNames({
  bills,
  receipts,
  refundVouchers,
}: WithFirstDocuments): ReadonlyMap<string, { on: string; name: string }> {
  const firsts = new Map<string, { on: string; name: string }>();
  const hear = (accountId: string, on: string, name: string) => {
    const first = firsts.get(accountId);
    if (!first || on < first.on) firsts.set(accountId, { on, name });
  };
  for (const { accountId, issuedOn, recipient } of tableRows(bills)) hear(accountId, issuedOn, recipient.name);
  for (const { accountId, on, knownOn = on, recipient } of [...tableRows(receipts), ...tableRows(refundVouchers)])
    hear(accountId, knownOn, recipient.name);
  return firsts;
}

/** Later than any document. */
const NEVER = '9999-12-31';

const isSalesLedger = (name: string): boolean => /^sales \d{4,8}$/i.test(name);

/**
 * The name of each account's ledger, by its identity: what the client was called on its first document, as another name later would be a
 * second ledger in Tally; with the account's number where one that had its first document before it, or a ledger of our own as Tally calls
 * it, is called alike.
 */
export function partyLedgers(state: WithAccounts & WithFirstDocuments & WithCompany): ReadonlyMap<string, string> {
  const { ids, entities } = state.accounts;
  const names = firstNames(state);
  const { tallyLedgers = [] } = companyNow(state);
  const ours = [...Object.values(OWN_LEDGERS).map(({ name }) => name), ...tallyLedgers.map(({ tally }) => tally)];
  const taken = new Set(['', ...ours.map(keyOf)]);
  const firstOn = (id: string) => names.get(id)?.on ?? NEVER;
  return new Map(
    ids
      .toSorted((one, other) => firstOn(one).localeCompare(firstOn(other)))
      .flatMap((id) => {
        const account = entities[id];
        if (!account) return [];
        const name = short(names.get(id)?.name ?? recipientOf(account).name);
        let own = name;
        // Another client may be called by the name with the number.
        for (let turn = 1; taken.has(keyOf(own)) || isSalesLedger(own); turn += 1) {
          const code = ` (No. ${account.number}${turn === 1 ? '' : `, ${turn}`})`;
          own = `${name.slice(0, LONGEST - code.length)}${code}`.trim();
        }
        taken.add(keyOf(own));
        return [[id, own] as const];
      }),
  );
}
