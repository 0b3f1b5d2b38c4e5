import { expect, test, vi } from 'vitest';
import { searched } from '@/ui/searching';

const rows = ['Relay 12 V', 'Wire harness', 'RELAY 24 V'].map((name, id) => ({ id, name }));
const byName = ({ name }: { name: string }) => name;

test.each([
  ['', [0, 1, 2]],
  ['  ', [0, 1, 2]],
  ['relay', [0, 2]],
  [' RELAY 2 ', [2]],
  ['nothing', []],
])('a search for %j finds the rows %j', (query, ids) => {
  expect(searched(rows, byName, query).map(({ id }) => id)).toEqual(ids);
});

test.each(['mh12ab', 'MH12 AB', 'mh-12-ab-1234', 'ab 12'])(
  'a search for %j finds a plate, whatever stands between its parts',
  (query) => {
    const plates = ['MH 12 AB 1234', 'MH 12 CD 1234'].map((name, id) => ({ id, name }));
    expect(searched(plates, ({ name }) => `${name}\n${name.replaceAll(' ', '')}`, query)).toEqual([plates[0]]);
  },
);

test('a row that stays is asked for its text once, a changed one again', () => {
  const text = vi.fn<typeof byName>(byName);
  searched(rows, text, 'relay');
  searched(rows, text, 'wire');
  expect(text).toHaveBeenCalledTimes(3);
  const changed = rows.with(1, { id: 1, name: 'Relay socket' });
  expect(searched(changed, text, 'relay')).toHaveLength(3);
  expect(text).toHaveBeenCalledTimes(4);
});

test('another text of the same rows is searched on its own', () => {
  expect(searched(rows, byName, '2')).toHaveLength(2);
  expect(searched(rows, ({ id }) => String(id), '2')).toHaveLength(1);
});
