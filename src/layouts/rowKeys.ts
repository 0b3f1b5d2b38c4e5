/** What of a row has the focus: what leads to it, or is done with it. */
const IN_ROW = 'a[href], button:enabled, input:enabled';

/** Goes from the row that has the focus to the next one (1) or the one before (-1), or to the first; false where there is no list. */
export function toRow(by: 1 | -1): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('main [data-row-key]')].filter((row) =>
    row.checkVisibility(),
  );
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const row = at < 0 ? rows[0] : rows[at + by];
  const [first, ...others] = row?.querySelectorAll<HTMLElement>(IN_ROW) ?? [];
  // A checkbox comes before what leads to the row.
  const target = first instanceof HTMLInputElement ? (others[0] ?? first) : first;
  target?.focus();
  return rows.length > 0;
}
