import { createSelector } from '@reduxjs/toolkit';
import { recipientOf } from '@/store/billing/bills/recipient';
import type { WithBills } from '@/store/billing/bills/withBills';
import { companyNow, type WithCompany } from '@/store/billing/company/company';
import { tableRows } from '@/store/billing/receivables/sold';
import type { WithReceipts } from '@/store/billing/receipts/receipt';
import type { WithRefundVouchers } from '@/store/billing/refundVouchers/refundVoucher';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import { isListed, type AccountRow } from '@/store/clients/accounts/account';
import { LONGEST_LEDGER } from '@/store/clients/accounts/tallyLedger';
import { listedText } from '@/store/kit/words';
import { OWN_LEDGERS } from './ledgers';

const short = (name: string) => name.trim().slice(0, LONGEST_LEDGER);

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

/** What a client's ledger is called where nobody told it, before another one is called alike. */
const firstNameOf = (names: ReadonlyMap<string, { name: string }>, account: AccountRow): string =>
  short(names.get(account.id)?.name ?? recipientOf(account).name);

/** Later than any document. */
const NEVER = '9999-12-31';

const isSalesLedger = (name: string): boolean => /^sales \d{4,8}$/i.test(name);

/** What Tally calls the ledger of an account, where somebody has told that; else blank. */
export const namedLedgerOf = (account: AccountRow | undefined): string => account?.billing.tallyLedger ?? '';

/** The names that Tally has for ledgers of ours, which are no client's. */
const ownNames = (state: WithCompany): string[] => {
  const { tallyLedgers = [] } = companyNow(state);
  return [...Object.values(OWN_LEDGERS).map(({ name }) => name), ...tallyLedgers.map(({ tally }) => tally)];
};

/** The accounts as if nobody had told what Tally calls their ledgers. */
const untold = (accounts: WithAccounts['accounts']): WithAccounts['accounts'] => ({
  ...accounts,
  entities: Object.fromEntries(
    Object.entries(accounts.entities).map(([id, account]) => [
      id,
      { ...account, billing: { ...account.billing, tallyLedger: '' } },
    ]),
  ),
});

/** What was told of clients' ledgers that cannot all be right, in words: one ledger of two clients, or of a client and ourselves. */
export const selectLedgerClashes = createSelector(
  [
    ({ accounts }: WithAccounts) => accounts,
    ({ company }: WithCompany) => company,
    ({ bills }: WithFirstDocuments) => bills,
    ({ receipts }: WithFirstDocuments) => receipts,
    ({ refundVouchers }: WithFirstDocuments) => refundVouchers,
  ],
  (accounts, company, bills, receipts, refundVouchers): string[] => {
    const { ids, entities } = accounts;
    const ours = new Set(ownNames({ company }).map(keyOf));
    const listed = ids.flatMap((id) => entities[id] ?? []).filter(isListed);
    const told = new Map<string, AccountRow[]>();
    for (const account of listed) {
      const name = namedLedgerOf(account);
      if (name !== '') told.set(keyOf(name), [...(told.get(keyOf(name)) ?? []), account]);
    }
    if (told.size === 0) return [];
    const documents = { bills, receipts, refundVouchers };
    const names = firstNames(documents);
    const before = partyLedgers({ accounts: untold(accounts), company, ...documents });
    const others = new Map(
      listed
        .filter((account) => namedLedgerOf(account) === '' && names.has(account.id))
        .map((account) => [keyOf(before.get(account.id) ?? ''), account] as const),
    );
    return [...told].flatMap(([key, all]) => {
      const name = namedLedgerOf(all[0]);
      const clients = listedText(all.map((account) => `${recipientOf(account).name} (No. ${account.number})`));
      const isOurs = ours.has(key) || isSalesLedger(name);
      const other = others.get(key);
      if (all.length === 1 && !isOurs && !other) return [];
      const own = isOurs ? ', and is one of our own ledgers' : '';
      const theirs = other ? `, and was that of ${recipientOf(other).name} (No. ${other.number})` : '';
      return [`${name} is told as the ledger of ${clients}${own}${theirs}.`];
    });
  },
);

/**
 * The name of each account's ledger, by its identity: what was told that Tally calls it; else what the client was called on its first
 * document, as another name later would be a second ledger in Tally; with the account's number where one that had its first document before it, or a ledger of our own as Tally calls
 * it, is called alike.
 */
export function partyLedgers(state: WithAccounts & WithFirstDocuments & WithCompany): ReadonlyMap<string, string> {
  const { ids, entities } = state.accounts;
  const names = firstNames(state);
  const told = ids.flatMap((id) => namedLedgerOf(entities[id]));
  const taken = new Set(['', ...[...ownNames(state), ...told].map(keyOf)]);
  const firstOn = (id: string) => names.get(id)?.on ?? NEVER;
  return new Map(
    ids
      .toSorted((one, other) => firstOn(one).localeCompare(firstOn(other)))
      .flatMap((id) => {
        const account = entities[id];
        if (!account) return [];
        if (namedLedgerOf(account) !== '') return [[id, namedLedgerOf(account)] as const];
        const name = firstNameOf(names, account);
        let own = name;
        // Another client may be called by the name with the number.
        for (let turn = 1; taken.has(keyOf(own)) || isSalesLedger(own); turn += 1) {
          const code = ` (No. ${account.number}${turn === 1 ? '' : `, ${turn}`})`;
          own = `${name.slice(0, LONGEST_LEDGER - code.length)}${code}`.trim();
        }
        taken.add(keyOf(own));
        return [[id, own] as const];
      }),
  );
}
