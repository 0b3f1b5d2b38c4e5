import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ActivityList, type ActivityLine } from '@/ui/ActivityList';

const activity: ActivityLine = {
  seq: 7,
  by: 'Asha',
  text: 'approved stock request 3',
  at: '2026-11-21T09:30:00Z',
  changes: [],
};
const read = (more: Partial<ActivityLine>) => {
  const list = createElement(ActivityList, {
    activities: [{ ...activity, ...more }],
    now: '2026-11-21T09:35:00Z',
    empty: '',
    onUndo: () => {},
  });
  return renderToStaticMarkup(createElement(MemoryRouter, null, list)).replaceAll(/<[^>]+>/g, '');
};
const rate = { label: 'Rate', was: '₹80', is: '₹95' };

test.each<[string, Partial<ActivityLine>, string]>([
  ['that had its way', {}, 'Asha approved stock request 35 minutes ago'],
  [
    'that was overtaken',
    { overtaken: 'Stock request 3 is In Transit now.' },
    'Asha approved stock request 3 — overtaken: Stock request 3 is In Transit now.5 minutes ago',
  ],
  ['that changed values', { changes: [rate] }, 'Asha approved stock request 3Rate: ₹80 → ₹955 minutes ago'],
  [
    'whose old values nobody knows',
    { changes: [{ label: 'Rate', is: '₹95' }] },
    'Asha approved stock request 3Rate: ₹955 minutes ago',
  ],
  [
    'that changed very many',
    { changes: Array.from({ length: 1_006 }, () => rate) },
    `Asha approved stock request 3${'Rate: ₹80 → ₹95'.repeat(6)}and 1,000 more5 minutes ago`,
  ],
  [
    'that can be taken back',
    { does: { type: 'requests/requestAdvanced' } },
    'Asha approved stock request 35 minutes agoUndo',
  ],
])('an activity %s reads as who did what, and when', (_which, more, text) => {
  expect(read(more)).toBe(text);
});
