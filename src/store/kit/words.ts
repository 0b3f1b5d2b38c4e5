/** Several of something by their number, a single one by its name. */
export const oneOrMany = (names: readonly string[], many: string): string =>
  names.length === 1 ? (names[0] ?? '') : `${names.length} ${many}`;
