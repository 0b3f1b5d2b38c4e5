// Numbers that look like chance and are the same each time, and rows drawn by them.
/** A number from 0 up to below the limit. */
export type Numbers = (limit: number) => number;

/** The day of everything that is said at work. */
export const DAY = '2026-11-21';

/** A row of numbers that look like chance and are the same each time. */
export function numbersFrom(seed: number): Numbers {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export const oneOf = <Item>(items: readonly Item[], below: Numbers): Item | undefined => items[below(items.length)];
export const rowOf = <Row>(
  { ids, entities }: { ids: readonly string[]; entities: Record<string, Row> },
  below: Numbers,
): Row | undefined => entities[oneOf(ids, below) ?? ''];
