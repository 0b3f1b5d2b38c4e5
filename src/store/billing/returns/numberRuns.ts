/** Rows in the order of their numbers as runs without a gap: a span of numbers must hold none that was given to something else. */
export function numberRuns<Row>(rows: readonly Row[], numberOf: (row: Row) => number): Row[][] {
  const runs: Row[][] = [];
  for (const row of rows.toSorted((one, other) => numberOf(one) - numberOf(other))) {
    const last = runs.at(-1)?.at(-1);
    if (last !== undefined && numberOf(last) === numberOf(row) - 1) runs.at(-1)?.push(row);
    else runs.push([row]);
  }
  return runs;
}
