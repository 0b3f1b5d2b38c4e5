import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ActivityList } from '@/ui/ActivityList';

const activity = { seq: 7, by: 'Asha', text: 'approved stock request 3', at: '2026-11-21T09:30:00Z' };
const read = (overtaken: string | undefined) =>
  renderToStaticMarkup(
    createElement(ActivityList, { activities: [{ ...activity, overtaken }], now: '2026-11-21T09:35:00Z', empty: '' }),
  ).replaceAll(/<[^>]+>/g, '');

test.each([
  ['that had its way', undefined, 'Asha approved stock request 35 minutes ago'],
  [
    'that was overtaken',
    'Stock request 3 is In Transit now.',
    'Asha approved stock request 3 — overtaken: Stock request 3 is In Transit now.5 minutes ago',
  ],
])('an activity %s reads as who did what, and when', (_which, overtaken, text) => {
  expect(read(overtaken)).toBe(text);
});
