import type { LeftOut } from '@/journal/port/model';
import { cleanLine } from '@/store/kit/typed/cleanText';
import { MAX_NUMBER } from '@/store/kit/table';
import { runToEnd } from '@/journal/kit/runToEnd';
import { emptyBusiness, nouns, type Business } from '@/store/business/business';
import { checkingTable } from './checkedTable';
import { isRecord } from '@/journal/kit/isObject';
import { isNumber, leftOut, MOST_RECORDS, own } from './outside';

function checkedOrigin(value: unknown): Business['origin'] {
  if (!isRecord(value)) return emptyBusiness.origin;
  const { id, facts } = value;
  return typeof id === 'string' && id.length <= 200 && isNumber(facts) ? { id, facts } : emptyBusiness.origin;
}

/** How many rows a table lists, whatever it is. */
const listedIn = (table: unknown) => (isRecord(table) && Array.isArray(table.ids) ? table.ids.length : 0);

/**
 * The business that a value from outside holds, whatever it is: its own tables alone, each row by its noun's schema, each
 * identity and each number once. What does not fit is left out with its reason. A reference to a record that is not
 * there fits: screens know that records are deleted. It never throws.
 *
 * Numbers go up to `highest`; in a journal as far as they can be counted, as it goes on from what was restored there.
 * While it goes on it tells how much is done, from 0 to 1.
 */
export function* checkingBusiness(
  value: unknown,
  highest = MAX_NUMBER,
): Generator<number, { business: Business; leftOut: LeftOut[] }> {
  if (!isRecord(value) || nouns.every(({ reducerPath }) => own(value, reducerPath) === undefined)) {
    return { business: emptyBusiness, leftOut: [leftOut('business', '', 'It holds no business.', value)] };
  }
  const business: Record<string, unknown> = { ...emptyBusiness, origin: checkedOrigin(own(value, 'origin')) };
  const out: LeftOut[] = [];
  const rows = nouns.reduce((sum, { reducerPath }) => sum + listedIn(own(value, reducerPath)), 0);
  let before = 0;
  let room = MOST_RECORDS;
  for (const { reducerPath: name } of nouns) {
    // A table that was not there when it was written is empty.
    if (own(value, name) === undefined) continue;
    const checking = checkingTable(name, value[name], room, highest);
    let validated = checking.next();
    for (; !validated.done; validated = checking.next()) yield (before + validated.value) / rows;
    const checked = validated.value;
    business[name] = checked.table;
    before += listedIn(value[name]);
    room -= checked.table.ids.length;
    for (const one of checked.leftOut) out.push(one);
  }
  for (const name of Object.keys(value)) {
    if (!Object.hasOwn(emptyBusiness, name)) {
      const shown = cleanLine(name.slice(0, 50));
      out.push(leftOut(shown, '', `${shown} is not a part of the business.`, value[name]));
    }
  }
  return { business: business as Business, leftOut: out };
}

/** The same in one go. */
export const checkedBusiness = (value: unknown, highest?: number) => runToEnd(checkingBusiness(value, highest));
