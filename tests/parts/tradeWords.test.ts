import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TRADE_WORDS } from '@/parts/tradeWords';

const words: readonly string[] = TRADE_WORDS.map(({ word }) => word);

test('every field that explains a word finds it among the words that ? shows', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => readFileSync(`src/${path}`, 'utf8'));
  const asked = sources.flatMap((text) =>
    [...text.matchAll(/\bexplains(?:=|: )["']([^"']+)["']/g)].map(([, word]) => word),
  );
  expect(asked.length).toBeGreaterThan(15);
  expect(asked.filter((word) => word === undefined || !words.includes(word))).toEqual([]);
});

test('each word is told once, in the order of the alphabet', () => {
  expect(words).toEqual([...new Set(words)].toSorted((one, other) => one.localeCompare(other, 'en')));
});
