import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { everyPath } from '../support/everyPath';
import { shownAt } from '../support/rendered';

// Charts are drawn by a browser, in the colours of its style sheets, and here is none.
vi.mock('@/ui/charts', () => ({ default: () => undefined }));
vi.mock('@/ui/chartColors', () => ({
  useChartColors: () => ({ series: [], text: '', line: '', surface: '', dark: false }),
}));

const WORDS =
  'tab view show sort page size month day from to details cols density q id vendor account vehicle request job'.split(
    ' ',
  );
const word = fc.oneof(
  fc.constantFrom(...WORDS),
  fc.constantFrom('f.name', 'f.status', 'f.date', 'f.amount', 'f.__proto__', '__proto__', ''),
  fc.string({ maxLength: 8 }),
);
const value = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e308',
    'NaN',
    '2026-99-99',
    '0000-01',
    '9999-12',
    '2026-11..',
    '..',
    '__proto__',
    '%',
    '%E0%A4',
  ),
  fc.constantFrom('constructor', 'vendor-1', '-name', '\0', '\u202E', '(', '['.repeat(2_000), '9'.repeat(400)),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
const query = fc.oneof(
  fc.array(fc.tuple(word, value), { maxLength: 8 }).map((words) => String(new URLSearchParams(words))),
  // As nobody writes it down: unescaped, and escaped wrongly.
  fc.string({ maxLength: 40 }).map((text) => text.replaceAll('#', '')),
);

/** What React says in HTML of parts that threw, besides those that wait for what is fetched. */
const thrownIn = (html: string) =>
  [...html.matchAll(/<template data-msg="([^"]*)"/g)].flatMap(([, said = '']) =>
    said.includes('does not support Suspense') ? [] : [said],
  );

test('whatever an address says after its question mark, its screen is shown', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...everyPath), query, async (path, said) => {
      const html = await shownAt(`${path}?${said}`).catch((error: unknown) => {
        if (/ leads on to /.test(String(error))) return '';
        throw error;
      });
      expect(thrownIn(html)).toEqual([]);
    }),
    // There are many screens.
    { numRuns: 5 * (fc.readConfigureGlobal().numRuns ?? 1) },
  );
});
