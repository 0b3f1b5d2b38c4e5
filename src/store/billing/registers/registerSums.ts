import { runToEnd } from '@/journal/kit/runToEnd';
import { filersOfMonth } from '@/store/billing/returns/earlierNumbers';
import { selectFiledAdvances } from '@/store/billing/returns/filedAdvances';
import { addedUp, differenceOf, lessThose, shownOf, type Taxed } from '@/store/billing/returns/taxed';
import { TALLY_KINDS } from '@/store/billing/tally/tallySums';
import { isAmong, type Days } from '@/store/kit/calendar';
import { sumOf } from '@/store/kit/money';
import type { AdvanceEntry } from './advancesRegister';
import { amendedInReturns, type AmendmentEntry } from './amendmentsRegister';
import type { MoneyEntry } from './moneyEntry';
import { returnsOf, type RegisterBooks } from './registerBooks';
import type { Registers } from './registers';
import type { SaleEntry } from './salesRegister';
import { MONEY, SALES, statedSteps, type Kind } from './statedKinds';

/** What a register comes to beside GSTR-1 and the clients’ statements, each with what it has no more than the register; in rupees. */
export interface RegisterSum {
  id: string;
  name: string;
  count: number;
  register: number;
  /** None of what no return tells of. */
  outsideReturn?: number;
  inReturn?: number;
  /** None of what moves no statement. */
  outsideBooks?: number;
  inBooks?: number;
  difference: number;
}

const ADVANCES = { received: 'Advances received (11A)', adjusted: 'Advances adjusted (11B)' } as const;

const sumFor = (documents: readonly Parameters<typeof shownOf>[0][]): Taxed =>
  addedUp(documents.map((document) => shownOf(document)));

/** What the returns tell of the documents of some days, by their lines; below zero of credit notes. */
function returnedBy(books: RegisterBooks, days: Days, unnumbered: ReadonlySet<string>): Record<string, Taxed> {
  const returns = returnsOf(books, days, unnumbered);
  const own = <Row extends { issuedOn: string }>(rows: readonly Row[]) =>
    rows.filter(({ issuedOn }) => isAmong(days, issuedOn));
  return {
    Bill: sumFor(returns.flatMap(({ live }) => own(live))),
    'Debit note': sumFor(returns.flatMap(({ debits }) => own(debits.map(({ note }) => note)))),
    'Credit note': lessThose(addedUp([]), sumFor(returns.flatMap(({ taken }) => own(taken.map(({ note }) => note))))),
  };
}

function salesSums(
  sales: readonly SaleEntry[],
  returned: Readonly<Record<string, Taxed>>,
  stated: (kind: Kind) => number,
): RegisterSum[] {
  return SALES.map((kind) => {
    const own = sales.filter((one) => one.kind === kind);
    const all = addedUp(own);
    const outside = addedUp(own.filter(({ outsideReturn }) => outsideReturn !== ''));
    const apart = addedUp(own.filter(({ outsideBooks }) => outsideBooks !== ''));
    const inReturn = returned[kind] ?? addedUp([]);
    const inBooks = stated(kind);
    const fromBooks = Math.abs(sumOf([all.total, -apart.total, -inBooks]));
    return {
      id: kind,
      name: TALLY_KINDS[kind],
      count: new Set(own.map(({ docNo }) => docNo)).size,
      register: all.total,
      outsideReturn: outside.total,
      inReturn: inReturn.total,
      outsideBooks: apart.total,
      inBooks,
      difference: Math.max(differenceOf(lessThose(all, outside), inReturn), fromBooks),
    };
  });
}

function moneySums(receipts: readonly MoneyEntry[], stated: (kind: Kind) => number): RegisterSum[] {
  return MONEY.map((kind) => {
    const own = receipts.filter((one) => one.kind === kind);
    const register = sumOf(own.map(({ total }) => total));
    // What comes is owed no more.
    const inBooks = sumOf([-stated(kind)]);
    const difference = Math.abs(sumOf([register, -inBooks]));
    return { id: kind, name: TALLY_KINDS[kind], count: own.length, register, inBooks, difference };
  });
}

function advanceSums(
  books: RegisterBooks,
  advances: readonly AdvanceEntry[],
  unnumbered: ReadonlySet<string>,
): RegisterSum[] {
  const months = [...new Set(advances.map(({ month }) => month))];
  return (['received', 'adjusted'] as const).map((table) => {
    const own = advances.filter((one) => one.table === table);
    const all = addedUp(own);
    const filed = addedUp(
      months.flatMap((month) =>
        filersOfMonth(books, month, unnumbered).flatMap(
          (filer) => selectFiledAdvances(books, month, unnumbered, filer)[table],
        ),
      ),
    );
    return {
      id: table,
      name: ADVANCES[table],
      count: own.length,
      register: all.total,
      inReturn: filed.total,
      difference: differenceOf(all, filed),
    };
  });
}

function amendmentSum(amendments: readonly AmendmentEntry[], filed: Taxed): RegisterSum {
  const all = addedUp(amendments);
  return {
    id: 'amended',
    name: 'Amendments (9A, 9C, 10), less as filed',
    count: new Set(amendments.map(({ docNo }) => docNo)).size,
    register: all.total,
    inReturn: filed.total,
    difference: differenceOf(all, filed),
  };
}

/** The sums of registers of some days beside those of the returns and of the clients’ statements. Tells how much is done, from 0 to 1. */
export function* registerSumsSteps(
  books: RegisterBooks,
  { sales, receipts, advances, amendments }: Registers,
  days: Days,
  unnumbered: ReadonlySet<string>,
): Generator<number, readonly RegisterSum[]> {
  const stated = yield* statedSteps(books, days, unnumbered);
  const ofAdvances = advanceSums(books, advances, unnumbered);
  yield 1;
  return [
    ...salesSums(sales, returnedBy(books, days, unnumbered), stated),
    ...moneySums(receipts, stated),
    ...ofAdvances,
    amendmentSum(amendments, amendedInReturns(books, days, unnumbered)),
  ].filter(({ count, inReturn = 0, inBooks = 0 }) => [count, inReturn, inBooks].some((one) => one !== 0));
}

/** The same at once. */
export const registerSums = (...asked: Parameters<typeof registerSumsSteps>): readonly RegisterSum[] =>
  runToEnd(registerSumsSteps(...asked));
