import { asAmended, isAmendedUntil } from '@/store/billing/amendments/amended';
import type { IssuedBill } from '@/store/billing/bills/bill';
import { companyNow, type WithCompany } from '@/store/billing/company/company';
import { amendedIn, soldBefore } from './amendedBills';
import { issuedDocuments, type IsFiled, type Sold, type WithDocuments } from './issuedDocuments';
import { isSmall, isSmallDebit } from './supplies';

/** A month of which the return of a later one amends what was sold to clients without a GST number, bills told with others. */
export interface RevisedMonth {
  /** `YYYY-MM`. */
  month: string;
  /** What goes out of it. */
  out: Sold;
  /** What stays in it: without what was amended before. */
  rest: Sold;
}

/** What the return of a month amends of earlier ones. */
export interface AmendedDocuments {
  /** Bills told by themselves with the notes over them, as they were filed and, at the same places, as they are: tables 9A and 9C. */
  was: Sold;
  is: Sold;
  /** What goes out of the sums of its month (table 10): it is told in this one, a bill under its own old date. */
  out: Sold;
  moved: Sold;
  revised: readonly RevisedMonth[];
}

const NOTHING_SOLD: Sold = { live: [], taken: [], debits: [] };
/** Nothing is amended. */
export const NONE_AMENDED: AmendedDocuments = {
  was: NOTHING_SOLD,
  is: NOTHING_SOLD,
  out: NOTHING_SOLD,
  moved: NOTHING_SOLD,
  revised: [],
};

/** Both together. */
export const bothSold = (one: Sold, other: Sold): Sold => ({
  live: [...one.live, ...other.live],
  taken: [...one.taken, ...other.taken],
  debits: [...one.debits, ...other.debits],
});

/** All that a return amends, as it is by now and as it was filed. */
export const amendedSold = ({ is, moved, was, out }: AmendedDocuments): Record<'is' | 'was', Sold> => ({
  is: bothSold(is, moved),
  was: bothSold(was, out),
});

/** A bill as it was filed: what is amended stands beside it. */
const asFiled = ({ amended: _amended, ...bill }: IssuedBill): IssuedBill => bill;

/** The bills without a GST number that are told with others, and the notes over them. */
export const smallOf = ({ live, taken, debits }: Sold): Sold => ({
  live: live.filter(isSmall),
  taken: taken.filter(({ bill }) => isSmall(bill)),
  debits: debits.filter(isSmallDebit),
});

const inMonth = ({ live, taken, debits }: Sold, month: string): Sold => ({
  live: live.filter(({ issuedOn }) => issuedOn.startsWith(month)),
  taken: taken.filter(({ note }) => note.issuedOn.startsWith(month)),
  debits: debits.filter(({ note }) => note.issuedOn.startsWith(month)),
});

/** What a month told with others, what it moved into itself from earlier ones included, without what the later returns until another one amend. */
function restOf(
  state: WithDocuments & WithCompany,
  month: string,
  until: string,
  unnumbered: ReadonlySet<string>,
  isFiled: IsFiled,
): Sold {
  const small = amendedIn(state, month)
    .filter((bill) => isSmall(bill) && isFiled(bill))
    .map(asAmended);
  const moved = soldBefore(state, month, unnumbered, small);
  const { live, taken, debits } = bothSold(issuedDocuments(state, month, unnumbered, isFiled), moved);
  const { stateCode } = companyNow(state);
  const stays = (billId: string) => {
    const bill = state.bills.entities[billId];
    return !bill || isAmendedUntil(bill, month, stateCode) || !isAmendedUntil(bill, until, stateCode);
  };
  return smallOf({
    live: live.filter(({ id }) => stays(id)),
    taken: taken.filter(({ bill }) => stays(bill.id)),
    debits: debits.filter(({ note }) => stays(note.billId)),
  });
}

const monthsOf = ({ live, taken, debits }: Sold): string[] =>
  [
    ...new Set([...live, ...[...taken, ...debits].map(({ note }) => note)].map(({ issuedOn }) => issuedOn.slice(0, 7))),
  ].toSorted();

/**
 * What the return of a month, `YYYY-MM`, amends of earlier ones: bills whose recipient was corrected in it, with the notes over them.
 * A bill of a client without a GST number that is no large one is in no return by itself: the portal takes it out of its month by its
 * place of supply, and it is told anew in this one. Whether the portal would put it under another place of that month is not
 * verified; that it adds no place to one is how it is described.
 */
export function amendedDocuments(
  state: WithDocuments & WithCompany,
  month: string,
  unnumbered: ReadonlySet<string>,
  isFiled: IsFiled,
): AmendedDocuments {
  const bills = amendedIn(state, month).filter(isFiled);
  if (bills.length === 0) return NONE_AMENDED;
  const soldAs = (some: readonly IssuedBill[]) => soldBefore(state, month, unnumbered, some);
  const [small, others] = [bills.filter(isSmall), bills.filter((bill) => !isSmall(bill))];
  const out = soldAs(small.map(asFiled));
  return {
    was: soldAs(others.map(asFiled)),
    is: soldAs(others.map(asAmended)),
    out,
    moved: soldAs(small.map(asAmended)),
    revised: monthsOf(out).map((one) => ({
      month: one,
      out: inMonth(out, one),
      rest: restOf(state, one, month, unnumbered, isFiled),
    })),
  };
}
