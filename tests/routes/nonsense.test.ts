import { expect, test } from 'vitest';
import { paths } from '@/paths';
import { headingsIn, shownAt, textOf } from '../support/rendered';

/** A word that names a record is not among these: of a record that there is none of the screen says so. */
const NONSENSE = [
  'tab',
  'view',
  'show',
  'sort',
  'page',
  'size',
  'month',
  'day',
  'from',
  'to',
  'details',
  'cols',
  'density',
];
const PLACES = [paths.vendors, paths.stocks, paths.sales, paths.care, paths.settings].flatMap((place) =>
  typeof place === 'string' ? [place] : Object.values(place).filter((one) => typeof one === 'string'),
);

const wordsOfColumns = (html: string) =>
  headingsIn(html).map((heading) => heading.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'));

/** What is shown at an address; of one that leads elsewhere where to. */
const shown = async (place: string, query = '') => {
  try {
    return await shownAt(place + query);
  } catch (error) {
    return String(error).replace(query, '');
  }
};

test.each(PLACES)('%s shows the same whatever nonsense its address says', async (place) => {
  const plain = await shown(place);
  const words = new URLSearchParams([
    ...NONSENSE.map((word) => [word, 'nonsense']),
    ...wordsOfColumns(plain).map((key) => [`f.${key}`, 'nonsense']),
  ]);
  expect(textOf(await shown(place, `?${words}`))).toBe(textOf(plain));
});
