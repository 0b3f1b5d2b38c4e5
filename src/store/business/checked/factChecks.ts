import { rowCheck, type Validated } from '@/store/kit/schema/rowCheck';
import { everyFacts } from '@/store/business/declared';

/** Validates what a fact says, by its type. */
export type FactChecks = ReadonlyMap<string, (payload: unknown) => Validated>;

/** Fetches what validates the payload of each fact that there is. */
export async function loadFactChecks(): Promise<FactChecks> {
  const checks = await Promise.all(
    everyFacts.map(async ({ noun, schemas }) =>
      Object.entries(await schemas()).map(([name, schema]) => [`${noun}/${name}`, rowCheck(schema)] as const),
    ),
  );
  return new Map(checks.flat());
}
