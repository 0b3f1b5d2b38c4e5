import { expect, test } from 'vitest';
import { runToEnd } from '@/journal/kit/runToEnd';
import { portalFiles } from '@/store/billing/returns/gstr1/portalFiles';
import { selectFiling } from '@/store/billing/returns/taxReturn';
import { goldenBusiness } from '../../../support/goldenReturn';
import golden from './golden/gstr1-2026-10.json';

test('a month of every kind of supply, note, advance and amendment is the file that was worked out by hand of its facts', () => {
  const filing = selectFiling(goldenBusiness().getState(), '2026-10', new Set());
  const { files, faults } = runToEnd(portalFiles(filing.gstr1));
  expect([files.length, faults, filing.difference]).toEqual([1, [], 0]);
  expect(files[0]).toEqual(golden);
  // The portal's own tool writes its sections in one order.
  expect(Object.keys(files[0] ?? {})).toEqual(Object.keys(golden));
});
