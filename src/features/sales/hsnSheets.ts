import type { HsnRow } from '@/store/billing/returns/hsnSummary';

/** The parts of an HSN summary, each with its title and what its words in the query string begin with: one where buyers are not told apart. */
export function hsnSheets(rows: readonly HsnRow[]) {
  const whole = rows.filter(({ buyers }) => buyers === undefined);
  if (whole.length > 0) return [{ name: 'hsn', title: 'HSN summary', rows: whole }];
  return (['B2B', 'B2C'] as const).map((part) => ({
    name: `hsn${part}`,
    title: `HSN summary ${part}`,
    rows: rows.filter(({ buyers }) => buyers === part),
  }));
}
