import { expect, test, vi } from 'vitest';
import { trendSummary } from '@/features/sales/chartSummaries';
import { handOff } from '@/features/sales/handOff';
import {
  gstNoWarning,
  offeredCapitals,
  offeredPan,
  offeredState,
  panNoWarning,
} from '@/store/clients/accounts/taxHelp';
import { GSTIN, PAN } from '@/store/kit/typed/taxIds';
import { digitsOf } from '@/ui/DigitsInput';

test.each([
  ['', ''],
  ['12ab3', '123'],
  ['-500', '500'],
  ['₹5,900', '5900'],
  ['₹5,900.50', '5900'],
  ['5900.', '5900'],
  ['Rs. 5,900.50', '5900'],
  ['5,900.50/-', '5900'],
  ['INR 5,900.50 ', '5900'],
])('of %j a digits-only field keeps %j', (typed, kept) => expect(digitsOf(typed)).toBe(kept));

test.each([
  ['27AAPFU0939F1ZV', undefined],
  ['29AAFCA7488L1Z0', /would be W/],
  ['07AAACI5853L1Z5', /would be A/],
  ['27AAPFU0939F1Z', undefined],
])('the GST number %s is warned about with %j', (gstNo, warning) => {
  expect(gstNoWarning(gstNo) ?? '').toMatch(warning ?? /^$/);
});

test('a PAN that is another one than the GST number holds is warned about', () => {
  expect(panNoWarning('AAPFU0939F', { gstNo: '27AAPFU0939F1ZV' })).toBeUndefined();
  expect(panNoWarning('AAACA7870P', { gstNo: '27AAPFU0939F1ZV' })).toContain('AAPFU0939F');
});

test.each([
  ['27AAPFU0939F1ZV', '', 'AAPFU0939F'],
  ['27AAPFU0939F1ZV', 'AAPFU0939F', undefined],
  ['27AAPFU', '', undefined],
])('from GST number %j beside PAN %j the PAN %j is offered', (gstNo, panNo, offered) => {
  expect(offeredPan(gstNo, panNo)).toBe(offered);
});

test.each([
  [' 27aapfu0939f1zv ', GSTIN, '27AAPFU0939F1ZV'],
  ['27AAPFU0939F1ZV', GSTIN, undefined],
  ['27aapfu0939f1z', GSTIN, undefined],
  ['aapfu0939F', PAN, 'AAPFU0939F'],
  ['', PAN, undefined],
])('of %j, held to %s, the capitals %j are offered', (typed, shape, offered) => {
  expect(offeredCapitals(typed, shape)).toBe(offered);
});

test.each([
  ['27AAPFU0939F1ZV', 'Delhi', 'Maharashtra'],
  ['27AAPFU0939F1ZV', 'Maharashtra', undefined],
  ['27AAPFU0939F1ZV', 'Mumbai', undefined],
  ['29AAGCG6253J1Z8', 'Delhi', 'Karnataka'],
  ['99AAGCG6253J1Z8', 'Delhi', undefined],
  ['2', 'Delhi', undefined],
] as const)('from GST number %j beside the state %j the state %j is offered', (gstNo, state, offered) => {
  expect(offeredState(gstNo, state)).toBe(offered);
});

test('the trend in words names its span, its lowest and its highest month', () => {
  const months = [
    { name: 'Sep 2026', value: 100 },
    { name: 'Oct 2026', value: 50 },
    { name: 'Nov 2026', value: 200 },
  ];
  expect(trendSummary(months)).toBe(
    'Monthly sales from Sep 2026 to Nov 2026: lowest ₹50 in Oct 2026, highest ₹200 in Nov 2026.',
  );
  expect(trendSummary([])).toBe('Monthly sales: none yet.');
});

test.each([
  [
    'at once',
    () => {
      throw new Error('down');
    },
  ],
  ['later', () => Promise.reject(new Error('down'))],
])('a hand-off that fails %s is only logged', async (_when, fails) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const callback = vi.fn<(confirmed: boolean) => unknown>(fails);
  await handOff('New account', callback, false);
  expect(callback).toHaveBeenCalledExactlyOnceWith(false);
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
