import { Calendar } from 'antd';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { officeNow } from '@/ui/officeNow';

test('a calendar’s today is the office’s, where the browser’s is another day, month and year', () => {
  vi.useFakeTimers({ now: new Date('2026-12-31T20:00:00Z'), toFake: ['Date'] });
  vi.stubEnv('TZ', 'America/New_York');
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });
  expect(officeNow().format('YYYY-MM-DD HH:mm')).toBe('2027-01-01 01:30');
  expect(renderToString(createElement(Calendar, { fullscreen: false }))).toContain('2027-01-31');
});
