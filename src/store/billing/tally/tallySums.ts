import type { WithDebts } from '@/store/billing/receivables/openBills';
import { statedIn } from '@/store/billing/receivables/stated';
import type { WithAccounts } from '@/store/clients/accounts/accountsSlice';
import type { Days } from '@/store/kit/calendar';
import { rupees } from '@/store/kit/money';
import type { Voucher, VoucherKind } from './voucher';

/** What the vouchers of each kind are called, in the order of their list. */
export const TALLY_KINDS: Readonly<Record<VoucherKind, string>> = {
  Bill: 'Sales',
  'Debit note': 'Debit notes',
  'Credit note': 'Credit notes',
  Receipt: 'Receipts, with TDS',
  Bounced: 'Bounced cheques',
  Refund: 'Refunds',
  Allocation: 'Money on account that settles bills',
  'Written off': 'Write-offs',
  'Write-off taken back': 'Write-offs taken back',
};

/** What the vouchers of a kind move of the clients' ledgers, in the files and by the clients' statements; in rupees, above zero where more is owed. */
export interface TallySum {
  id: VoucherKind | 'all';
  name: string;
  /** How many count, and how many are sent so that Tally cancels them. */
  count: number;
  cancelled: number;
  inFiles: number;
  inBooks: number;
  difference: number;
}

/** By how much such sums differ, in rupees: where they do so most. */
export const worstDifference = (sums: readonly Pick<TallySum, 'difference'>[]): number =>
  sums.reduce((worst, { difference }) => Math.max(worst, Math.abs(difference)), 0);

/** What the statements of all clients say of some days, in whole paise by what it is. */
function statedBy(
  state: WithAccounts & WithDebts,
  days: Days,
  unnumbered: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const stated = new Map<string, number>();
  for (const { what, moved } of statedIn(state, days, unnumbered)) stated.set(what, (stated.get(what) ?? 0) + moved);
  return stated;
}

/** What a voucher moves of its party's ledger, in whole paise. */
const movedBy = ({ party, entries }: Voucher): number =>
  entries.reduce((sum, { ledger, amount }) => (ledger === party.ledger ? sum + amount : sum), 0);

/** The sums of the vouchers of some days beside those of the clients' statements, by kind and in all. */
export function tallySums(
  state: WithAccounts & WithDebts,
  vouchers: readonly Voucher[],
  days: Days,
  unnumbered: ReadonlySet<string>,
): readonly TallySum[] {
  const stated = statedBy(state, days, unnumbered);
  const sumOf = (id: TallySum['id'], name: string, own: readonly Voucher[], books: number): TallySum => {
    const live = own.filter(({ isCancelled }) => !isCancelled);
    const files = live.reduce((sum, voucher) => sum + movedBy(voucher), 0);
    return {
      id,
      name,
      count: live.length,
      cancelled: own.length - live.length,
      inFiles: rupees(files),
      inBooks: rupees(books),
      difference: rupees(files - books),
    };
  };
  const kinds = (Object.keys(TALLY_KINDS) as VoucherKind[]).map((kind) =>
    sumOf(
      kind,
      TALLY_KINDS[kind],
      vouchers.filter((voucher) => voucher.kind === kind),
      stated.get(kind) ?? 0,
    ),
  );
  const books = (Object.keys(TALLY_KINDS) as VoucherKind[]).reduce((sum, kind) => sum + (stated.get(kind) ?? 0), 0);
  return [
    ...kinds.filter(({ count, cancelled, inBooks }) => count > 0 || cancelled > 0 || inBooks !== 0),
    sumOf('all', 'All', vouchers, books),
  ];
}
