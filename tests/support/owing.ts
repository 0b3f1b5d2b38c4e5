// Clients who owe something, so that they can be reminded.
import { openingTable } from '@/store/billing/openings/openingsSlice';

/** Opening balances by which each of these accounts owes ₹100 since the year began. */
export const owedBy = (accounts: readonly { id: string }[]) =>
  openingTable(
    accounts.map(({ id }, place) => ({
      id: `opening-${id}`,
      number: place + 1,
      accountId: id,
      on: '2026-01-01',
      amount: 100,
      later: [],
    })),
  );
