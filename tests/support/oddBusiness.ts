// A business of the oddest records that the schemas take.
import { emptyBusiness, nouns, type Business } from '@/store/business/business';
import { checkedBusiness } from '@/store/business/checked/checkedBusiness';
import type { Noun } from '@/store/business/business';
import { rowChecks } from '@/store/business/checked/rowChecks';
import { everyNoun } from './everyNoun';

/** The oddest that a text, a number or a list may be; what a record's schema refuses of them is left out. */
const ODD: readonly unknown[] = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'length',
  '<b>x</b>',
  '%',
  '\\',
  '(',
  '[1]',
  '0',
  '-1',
  '{}',
  'null',
  '.',
  '\u0645\u0631\u062D\u0628\u0627',
  '\u{1F69A}'.repeat(199),
  'x'.repeat(200),
  'x'.repeat(2_000),
  'A A',
  'a@b.c',
  '9'.repeat(18),
  '0000000000',
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '2024-02-29',
  '0000-01',
  '9999-12',
  '9999-12-31T23:59',
  '2026-11-20T24:00',
  '9999-12-31T23:59:59.999Z',
  0,
  1,
  2,
  0.01,
  0.1,
  999_999,
  999_999_999_999,
  999_999_999_999.99,
  5e-324,
  1e-7,
  -1000,
  true,
  false,
  [],
];

type Path = readonly string[];

const pathsIn = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? [
        ...(path.length > 0 ? [path] : []),
        ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key])),
      ]
    : [path];

const valueAt = (row: object, path: Path) =>
  path.reduce<unknown>((inside, key) => Reflect.get(inside as object, key), row);

function withValue(row: object, path: Path, value: unknown): object {
  const copy = structuredClone(row);
  const parent = path.slice(0, -1).reduce<object>((inside, key) => Reflect.get(inside, key) as object, copy);
  Reflect.set(parent, path.at(-1) ?? '', value);
  return copy;
}

/** The rows of a noun with one value of them exchanged for something odd, as far as its schema takes them. */
function oddRows(noun: Noun, rows: readonly object[]): object[] {
  // Of two kinds there is one at each end; between them all are alike.
  const odd = [...new Set(rows.slice(0, 1).concat(rows.slice(-1)))].flatMap((row) =>
    pathsIn(row)
      .filter(([field]) => field !== 'id' && field !== 'number')
      .flatMap((path) =>
        ODD.filter((value) => typeof value === typeof valueAt(row, path)).map((value) => withValue(row, path, value)),
      ),
  );
  return odd.filter((row) => 'row' in rowChecks[noun](row));
}

/** A business of all the odd records that fit, some thousands, numbered on from the ordinary ones. */
export function oddBusiness(): Business {
  const business = everyNoun();
  const tables = nouns.map(({ reducerPath: noun }) => {
    const rows = Object.values(business[noun].entities) as object[];
    const numbered = [...rows, ...oddRows(noun, rows)].map((row, index) => ({
      ...row,
      id: `${noun}-${index + 1}`,
      number: index + 1,
    }));
    const entities = Object.fromEntries(numbered.map((row) => [row.id, row]));
    return [noun, { ids: Object.keys(entities), entities, lastNumber: numbered.length }];
  });
  const { business: checked, leftOut } = checkedBusiness({ ...emptyBusiness, ...Object.fromEntries(tables) });
  if (leftOut.length > 0) throw new Error(`Does not fit: ${leftOut[0]?.reason}`);
  return checked;
}
