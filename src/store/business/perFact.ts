import type { nouns } from './business';

type Slice = (typeof nouns)[number];

/**
 * Something for each fact that there is, under its noun, so that it reads as a table; a fact without a line does not compile.
 * An Undo has none, as it goes by the fact that it takes back.
 */
export type PerFact<Line> = {
  readonly [Each in Slice as keyof Each['actions'] extends never ? never : Each['name']]: Readonly<
    Record<keyof Each['actions'], Line>
  >;
} & { readonly business: { readonly replaced: Line } };

/** The lines of such a table by the facts' types. */
export const byType = <Line>(table: PerFact<Line>): ReadonlyMap<string, Line> =>
  new Map(
    Object.entries<Readonly<Record<string, Line>>>(table).flatMap(([slice, facts]) =>
      Object.entries(facts).map(([name, line]) => [`${slice}/${name}`, line] as const),
    ),
  );
