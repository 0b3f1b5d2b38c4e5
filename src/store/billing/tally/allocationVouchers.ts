import { debtOfId } from '@/store/billing/receivables/debts';
import type { WithDebts } from '@/store/billing/receivables/openBills';
import type { OpeningBalance } from '@/store/billing/openings/opening';
import type { DatedAllocation, Receipt } from '@/store/billing/receipts/receipt';
import { paise } from '@/store/kit/money';
import type { PartyOf, Voucher } from './voucher';

/** Money on account. */
interface Money {
  /** What it is called in the numbers of its vouchers. */
  name: string;
  accountId: string;
  allocated: readonly DatedAllocation[];
  /** The ISO date on which a voucher of its own tells what it settled; none of what has no such voucher. */
  toldOn?: string | undefined;
  /** The ISO date after which it settled nothing. */
  until?: string | undefined;
  isCancelled: boolean;
}

/** What money settled out of what was on account: from the day on which it was said and its bill was there. */
const allocationsOf = (state: WithDebts, money: Money, partyOf: PartyOf): Voucher[] =>
  money.allocated.flatMap(({ id, on: said, billId, amount }, place): Voucher[] => {
    const debt = debtOfId(state, billId);
    const document = state.bills.entities[billId] ?? state.debitNotes.entities[billId];
    if (!debt || !document) return [];
    const on = debt.issuedOn > said ? debt.issuedOn : said;
    const { name, accountId, toldOn, until } = money;
    if ((toldOn !== undefined && on <= toldOn) || (until !== undefined && on > until)) return [];
    const party = partyOf(accountId, document.recipient);
    const inPaise = paise(amount);
    return [
      {
        remoteId: id,
        type: 'Journal',
        kind: 'Allocation',
        number: `${name} ${debt.docNo} ${place + 1}`,
        on,
        party,
        entries: [
          { ledger: party.ledger, amount: inPaise, references: [{ type: 'On Account', amount: inPaise }] },
          {
            ledger: party.ledger,
            amount: -inPaise,
            references: [{ type: 'Agst Ref', name: debt.docNo, amount: -inPaise }],
          },
        ],
        ...(money.isCancelled && { isCancelled: true }),
      },
    ];
  });

/** What a receipt settled after its own day. */
export function laterOfReceipt(state: WithDebts, receipt: Receipt, partyOf: PartyOf): Voucher[] {
  const { id, docNo, on, status, bouncedOn, allocations, later = [], accountId } = receipt;
  const first = allocations.map((one) => ({ ...one, id: `${id}-${one.billId}`, on }));
  return allocationsOf(
    state,
    {
      name: docNo,
      accountId,
      allocated: [...first, ...later],
      toldOn: on,
      // What is allocated after a bounce is of no money.
      until: status === 'Bounced' ? bouncedOn : undefined,
      isCancelled: status === 'Cancelled',
    },
    partyOf,
  );
}

/** What settled bills of what a client had to its credit before the first: in Tally that is on account, as the accountant's opening balance. */
export const settledByOpening = (
  state: WithDebts,
  { accountId, later = [] }: OpeningBalance,
  partyOf: PartyOf,
): Voucher[] =>
  allocationsOf(state, { name: 'Opening balance', accountId, allocated: later, isCancelled: false }, partyOf);
