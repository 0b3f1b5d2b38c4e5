import { createElement, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { partAhead } from '@/ui/lazyPart';

test('a part whose code is there is shown at once, without waiting for it', async () => {
  const { LazyPart, fetch } = partAhead(() => Promise.resolve({ default: () => 'Close Job 1' }));
  const shown = () => renderToString(createElement(Suspense, {}, createElement(LazyPart, {})));
  expect(shown()).not.toContain('Close Job 1');
  await fetch();
  expect(shown()).toContain('Close Job 1');
});
