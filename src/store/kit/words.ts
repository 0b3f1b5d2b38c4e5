/** Several of something by their number, a single one by its name. */
export const oneOrMany = (names: readonly string[], many: string): string =>
  names.length === 1 ? (names[0] ?? '') : `${names.length} ${many}`;

/** Names as they stand in a sentence: `HSN, Value and Qty`. */
export function listedText(names: readonly string[]): string {
  const [last = '', ...before] = names.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(', ')} and ${last}`;
}
