import { expect, test } from 'vitest';
import { shortened } from '@/store/kit/shortened';

test('texts that differ in one letter are shortened differently, wherever it stands', () => {
  const texts = ['relay', 'delay', 'reply', 'relax', 'Relay', 'relay '];
  expect(new Set(texts.map(shortened)).size).toBe(texts.length);
  expect(shortened('relay')).toBe(shortened('relay'));
});
