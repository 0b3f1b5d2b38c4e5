import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Column } from '@/ui/column';
import { moved, printShape, readShape, shapedColumns } from '@/ui/listShape';
import { isPlain, knownWords, readFilters, viewQuery, withView } from '@/ui/listWords';

type Row = Record<string, string>;

const column = (key: string, changes: Partial<Column<Row>> = {}): Column<Row> => ({
  key,
  title: key,
  kind: 'text',
  value: (row) => row[key],
  cell: (row) => row[key],
  ...changes,
});

const columns = [
  column('name'),
  column('place'),
  column('status', { kind: 'status' }),
  column('act', { kind: 'action', pinned: true }),
];
const keysOf = (shown: readonly Column<Row>[]) => shown.map(({ key }) => key);

describe('the columns of a list are', () => {
  test.each<[string, string[] | undefined, string[]]>([
    ['all as they come, without a choice', undefined, ['name', 'place', 'status', 'act']],
    ['the chosen ones in their order, and pinned ones last', ['status', 'name'], ['status', 'name', 'act']],
    ['never without the one that names the rows', ['place'], ['name', 'place', 'act']],
    ['without one that is gone', ['name', 'gone', 'status'], ['name', 'status', 'act']],
    ['all, when all that were chosen are gone', ['gone'], ['name', 'place', 'status', 'act']],
  ])('%s', (_what, keys, shown) => {
    expect(keysOf(shapedColumns(columns, keys))).toEqual(shown);
  });

  test('of any keys each at most once, and with what names the rows', () => {
    fc.assert(
      fc.property(fc.string(), (word) => {
        const keys = keysOf(shapedColumns(columns, readShape(word, null).columns));
        expect(new Set(keys).size).toBe(keys.length);
        expect(keys).toContain('name');
        expect(keys.at(-1)).toBe('act');
      }),
    );
  });

  test.each<[string, 1 | -1, string]>([
    ['b', -1, 'bac'],
    ['b', 1, 'acb'],
    ['a', -1, 'abc'],
    ['c', 1, 'abc'],
    ['gone', 1, 'abc'],
  ])('%s moved by %i: %s', (key, by, order) => {
    expect(moved(['a', 'b', 'c'], key, by).join('')).toBe(order);
  });
});

test('a shape comes back from the query string as it was', () => {
  const key = fc.stringMatching(/^[a-z][a-z0-9-]{0,9}$/).filter((text) => text !== 'all');
  const shapes = fc.record({
    columns: fc.uniqueArray(key),
    density: fc.constantFrom('comfortable' as const, 'compact' as const),
  });
  fc.assert(
    fc.property(shapes, (shape) => {
      const { cols, density } = printShape(shape);
      expect(readShape(cols, density ?? null)).toEqual(shape);
    }),
  );
});

describe('a view', () => {
  const word = fc.constantFrom('q', 'show', 'sort', 'cols', 'density', 'f.status', 'f.place');
  const others = fc.array(fc.tuple(fc.constantFrom('tab', 'details', 'client', 'details.q', 'page.x'), fc.string()));
  const words = fc.array(fc.tuple(word, fc.string({ minLength: 1 })));
  const pages = fc.array(fc.tuple(fc.constantFrom('page', 'size'), fc.nat().map(String)));

  test('comes back from the address that leads to it, which keeps what is not of the list', () => {
    fc.assert(
      fc.property(words, words, others, pages, fc.constantFrom('', 'list.'), (own, before, around, page, prefix) => {
        const query = viewQuery(new URLSearchParams(own.map(([name, value]) => [name, value])), {
          prefix: '',
          also: [],
        });
        const prefixed = [...before, ...page].map(([name, value]) => [prefix + name, value]);
        const address = new URLSearchParams([...around, ...prefixed]);
        const next = new URLSearchParams(withView(address, { prefix, also: [] }, query));
        expect(viewQuery(next, { prefix, also: [] })).toBe(query);
        expect(next.has(`${prefix}page`)).toBe(false);
        expect([...next].filter(([name]) => around.some(([other]) => other === name))).toEqual(around);
      }),
    );
  });

  test('sets no word that is not of a list', () => {
    expect(withView(new URLSearchParams('tab=pending'), { prefix: '', also: [] }, 'q=metro&tab=billed&details=7')).toBe(
      'tab=pending&q=metro',
    );
  });

  test('keeps the words of filters beside the list', () => {
    const place = { prefix: '', also: ['client'] };
    const query = viewQuery(new URLSearchParams('client=Konkan&q=x&page=3&details=7'), place);
    expect(query).toBe('client=Konkan&q=x');
    expect(withView(new URLSearchParams('client=Other&details=7'), place, query)).toBe('details=7&client=Konkan&q=x');
  });

  test('leads to the tab it was made in, and without a view every tab stays open', () => {
    const place = { prefix: '', also: ['tab'] };
    const pending = new URLSearchParams('tab=pending&q=x&details=7');
    expect(viewQuery(pending, place)).toBe('q=x&tab=pending');
    expect(withView(new URLSearchParams('tab=pending'), place, 'q=y')).toBe('q=y');
    expect(withView(pending, place, '')).toBe('tab=pending&details=7');
    expect(isPlain(pending, place)).toBe(false);
    expect(isPlain(new URLSearchParams('tab=pending&page=2&details=7'), place)).toBe(true);
  });

  test('is shown without a column that is gone', () => {
    const filters = readFilters(new URLSearchParams('f.gone=1&f.status=Paid'), '', columns, [{ status: 'Paid' }]);
    expect(filters).toEqual({ status: { among: ['Paid'] } });
  });
});

test('what no row has goes from the address of a list with the next change, and what a column can have stays', () => {
  const known = knownWords(
    [column('place'), column('status', { kind: 'status', among: ['Paid', 'Foc'] }), column('on', { kind: 'date' })],
    [{ place: 'Pune', status: 'Paid' }],
  );
  expect(known['f.place']?.(['Nowhere', 'Pune'])).toEqual(['Pune']);
  expect(known['f.status']?.(['Foc', 'nonsense'])).toEqual(['Foc']);
  expect(known['f.on']?.(['yesterday'])).toEqual([]);
});
