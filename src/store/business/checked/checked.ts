import type { Checks } from '@/journal/port/model';
import type { Table, Numbered } from '@/store/kit/table';
import { nouns, type Business } from '@/store/business/business';
import { checkingBusiness } from './checkedBusiness';
import { checkingFactBy } from './checkedFact';
import { loadFactChecks } from './factChecks';
import { tableMisfit } from './checkedTable';

/** What facts made of a business that is not as it must be, in words. */
export function misfit(before: Business, after: Business): string | undefined {
  for (const { reducerPath: name } of nouns) {
    const found = tableMisfit(name, before[name] as Table<Numbered>, after[name] as Table<Numbered>);
    if (found !== undefined) return found;
  }
  return undefined;
}

const fetched = async (): Promise<Checks<Business>> => ({
  *state(value) {
    const { business, leftOut } = yield* checkingBusiness(value, Number.MAX_SAFE_INTEGER);
    return { state: business, leftOut };
  },
  fact: checkingFactBy(await loadFactChecks()),
  misfit,
});

let checks: Promise<Checks<Business>> | undefined;

/** What the journal's engine asks of whatever is in a journal; fetched once, and again where that failed. */
export function loadBusinessChecks(): Promise<Checks<Business>> {
  checks ??= fetched().catch((error: unknown) => {
    checks = undefined;
    throw error;
  });
  return checks;
}
