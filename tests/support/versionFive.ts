import fc from 'fast-check';
import { emptyBusiness } from '@/store/business/business';
import type { Business } from '@/store/business/business';
import { account, vehicle } from './accounts';
import { kept } from './versionFour';

interface Part {
  billed: number;
  received: number;
}

const NOTHING: Part = { billed: 0, received: 0 };

/** One month as an account recorded it in version 5. */
export const recorded = (month: string, subscription: Part = NOTHING, hardware: Part = NOTHING) => ({
  month,
  subscription,
  hardware,
});

type Recorded = ReturnType<typeof recorded>;
type Bill = ReturnType<typeof account>['bill'];

/** Account n as version 5 kept it: with the months that it recorded, without a discount unless its bill says so. */
export function recordingAccount(
  n: number,
  {
    months = [],
    bill = {},
    ...changes
  }: {
    months?: readonly Recorded[];
    bill?: Partial<Bill>;
    accountType?: 'Foc' | 'Demo' | 'Paid';
    closedOn?: string;
  } = {},
) {
  const { vehicles: _theirs, bill: its, ...row } = account(n);
  return { ...row, bill: { ...its, discount: 0, ...bill }, months, ...changes };
}

/** Vehicle n of account 1 as version 5 kept it: with the mark whether it is billed. */
export const markedVehicle = (n: number, billed: boolean, changes: Parameters<typeof vehicle>[1] = {}) => ({
  ...vehicle(n, changes),
  billed,
});

/** A business as version 5 kept it, which knew neither bills nor receipts. */
export function versionFive(tables: Readonly<Record<string, object>>): Record<string, object> {
  const {
    company: _none,
    bills: _bills,
    creditNotes: _credits,
    receipts: _receipts,
    proformas: _proformas,
    ...rest
  } = emptyBusiness satisfies Business;
  return { ...rest, ...tables };
}

const amount = fc.oneof(
  fc.constant(0),
  fc.nat({ max: 9_999_999 }).map((inPaise) => inPaise / 100),
);
const part = fc.tuple(amount, amount).map(([billed, received]) => ({ billed, received }));
const month = fc.constantFrom('2026-03', '2026-04', '2026-10', '2026-11');

/** Any business of version 5: accounts that recorded months, and vehicles that are billed or not, of those accounts and of none. */
export const anyVersionFive = fc
  .record({
    accounts: fc.array(
      fc.record({
        months: fc.uniqueArray(
          fc.tuple(month, part, part).map((of) => recorded(...of)),
          { selector: (one) => one.month, maxLength: 4 },
        ),
        bill: fc.record({
          monthYear: month,
          discount: fc.constantFrom(0, 100, 50_000),
          totalAmount: fc.option(fc.nat({ max: 5000 }), { nil: undefined }),
        }),
        accountType: fc.constantFrom('Foc' as const, 'Demo' as const, 'Paid' as const),
      }),
      { maxLength: 4 },
    ),
    vehicles: fc.array(
      fc.record({
        owner: fc.nat({ max: 5 }),
        billed: fc.boolean(),
        isClosed: fc.boolean(),
        price: fc.nat({ max: 90_000 }),
      }),
      { maxLength: 8 },
    ),
  })
  .map(({ accounts, vehicles }) => ({
    accounts: kept(
      ...accounts.map(({ bill: { totalAmount, ...bill }, ...changes }, place) =>
        recordingAccount(place + 1, {
          ...changes,
          bill: { ...bill, ...(totalAmount !== undefined && { totalAmount }) },
        }),
      ),
    ),
    vehicles: kept(
      ...vehicles.map(({ owner, billed, isClosed, price }, place) =>
        markedVehicle(place + 1, billed, {
          accountId: `account-${owner}`,
          price: price / 100,
          ...(isClosed && { closedOn: '2026-11-02' }),
        }),
      ),
    ),
  }));
