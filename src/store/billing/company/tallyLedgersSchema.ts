import { LONGEST_LEDGER } from '@/store/clients/accounts/tallyLedger';
import { line } from '@/store/kit/schema/fieldRules';
import { record, rowsOf } from '@/store/kit/schema/formRules';
import { list, part, text } from '@/store/kit/schema/rowRules';
import type { TallyLedger } from './company';

/** The ledgers of Tally as they are kept. */
export const tallyLedgersRule = list(
  part('Tally ledger', { ours: text('Ledger', LONGEST_LEDGER), tally: text('Name in Tally', LONGEST_LEDGER) }),
);

/** Before a row is validated by itself, anything may stand in it. */
const isOnce = (rows: readonly unknown[] | undefined) => {
  const told = (rows ?? []).flatMap((row) => {
    const { ours } = Object(row) as Partial<Record<keyof TallyLedger, unknown>>;
    return typeof ours === 'string' && ours !== '' ? [ours] : [];
  });
  return new Set(told).size === told.length;
};

/** The ledgers of Tally as they are typed, each of ours once; none at all are not kept. */
export const typedTallyLedgers = rowsOf(
  record({
    ours: line('Ledger'),
    tally: line('Name in Tally').max(LONGEST_LEDGER, `Name in Tally can have at most ${LONGEST_LEDGER} characters.`),
  }),
)
  .optional()
  .transform((rows: unknown) => (Array.isArray(rows) && rows.length === 0 ? undefined : rows))
  .test('once', 'Tally Ledgers: a ledger is listed twice. Remove one.', isOnce);
