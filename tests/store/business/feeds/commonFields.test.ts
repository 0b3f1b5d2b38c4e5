import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Noun } from '@/store/business/business';
import { joiningRows, parted, type WholeCommons, type WholeRows } from '@/store/business/feeds/commonFields';
import type { Numbered } from '@/store/kit/table';
import { account } from '../../../support/accounts';
import { billOf, lineOf, receiptOf, RECIPIENT } from '../../../support/bills';
import { runs } from '../../../support/runs';

const nameOf = (text: string) => `the name of ${text}`;
const travelled = <Value>(value: Value) => JSON.parse(JSON.stringify(value)) as Value;

/** Rows of a noun as they travel, and what they have in common. */
function asTold(noun: Noun, rows: readonly Numbered[]): { told: WholeRows; commons: WholeCommons } {
  const { told, commons } = parted(noun, rows, nameOf);
  return travelled({ told, commons: { noun, commons } });
}

/** What a browser reads of rows that are told so. */
function read(rows: WholeRows, ...commons: WholeCommons[]) {
  const joining = joiningRows();
  for (const some of commons) joining.commons(some);
  return joining.rows(rows);
}

const someBills = fc.array(
  fc.record({
    accountId: fc.constantFrom('account-1', 'account-2'),
    month: fc.constantFrom('2026-10', '2026-11'),
    lines: fc.array(fc.constantFrom(lineOf(1), lineOf(2), lineOf(2, { days: 3, why: 'fitted 28 Nov' })), {
      maxLength: 3,
    }),
    recipient: fc.constantFrom(RECIPIENT, { ...RECIPIENT, name: '0' }),
    companyId: fc.constantFrom('company-1', undefined),
    roundOff: fc.constantFrom(0, -0.4),
  }),
);
const someReceipts = fc.array(
  fc.record({ accountId: fc.constantFrom('account-1', 'account-2'), cash: fc.nat(9), on: fc.constant('2026-11-12') }),
);

describe('what rows have in common', () => {
  test('is put back as it was, field by field in their order', () =>
    fc.assert(
      fc.property(someBills, someReceipts, (bills, receipts) => {
        const tables: [Noun, readonly Numbered[]][] = [
          ['bills', bills.map((changes, n) => billOf(n + 1, changes))],
          ['receipts', receipts.map((changes, n) => receiptOf(n + 1, changes))],
        ];
        for (const [noun, rows] of tables) {
          const before = JSON.stringify(rows);
          const { told, commons } = asTold(noun, rows);
          expect(JSON.stringify(read(told, commons))).toBe(before);
          // Those of whoever tells them are left alone.
          expect(JSON.stringify(rows)).toBe(before);
        }
      }),
      { numRuns: runs(300) },
    ));

  test('is told once, and is one object that nobody can change', () => {
    const bills = [1, 2, 3].map((n) => billOf(n, { lines: [lineOf(n === 3 ? 3 : 1)] }));
    const { told, commons } = asTold('bills', bills);
    expect(commons.commons).toHaveLength(2);
    const [first, second, third] = read(told, commons) as typeof bills;
    expect(second?.lines).toBe(first?.lines);
    expect(second?.recipient).toBe(first?.recipient);
    expect(third?.lines).toEqual([lineOf(3)]);
    expect(() => Object.assign(first?.lines[0] ?? {}, { taxable: 0 })).toThrow(TypeError);
    expect(() => Object.assign(first?.recipient ?? {}, { name: 'Another' })).toThrow(TypeError);
  });

  test('goes with the rows of a noun of which nothing is taken out', () => {
    const rows = [account(1), account(2)];
    const { told, commons } = asTold('accounts', rows);
    expect(commons.commons).toEqual([]);
    expect(read(told)).toEqual(travelled(rows));
  });

  const { told, commons } = asTold('bills', [billOf(1), billOf(2)]);
  test.each<[string, WholeRows, WholeCommons]>([
    ['under a name that was not told', { ...told, names: ['another', 'another'] }, commons],
    ['under what every object has by nature', { ...told, names: ['__proto__', 'constructor'] }, commons],
    ['of fewer rows than there are', { ...told, names: told.names?.slice(1) ?? [] }, commons],
    ['of no row', { noun: 'bills', rows: told.rows }, commons],
    ['of another noun', told, { ...commons, noun: 'receipts' }],
  ])('is refused %s', (_case, rows, some) => {
    expect(() => read(travelled(rows), some)).toThrow('has in common with others was not told');
  });

  test('is no other field of a row, whatever it says', () => {
    const crafted = commons.commons.map(({ id, common }) => ({
      id,
      common: { ...common, id: 'bill-9', status: 'Cancelled', docNo: 'INV/9' },
    }));
    expect(read(travelled(told), { noun: 'bills', commons: crafted })).toEqual([billOf(1), billOf(2)]);
  });
});
