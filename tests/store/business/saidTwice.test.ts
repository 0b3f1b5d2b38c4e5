import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { memoryShelf } from '@/journal/adapters/memory';
import { equal } from '@/journal/kit/equal';
import { emptyBusiness, parts, type Business } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { replay } from '@/store/business/replay';
import type { KeptJournal } from '../../support/keptJournal';
import { isQuick } from '../../support/runs';
import { openTab } from '../../support/tabs';

/** Every fact there is, as the kept journal of this version has them in their order. */
async function keptFacts() {
  const file = `tests/journals/version-${businessModel.version}.json`;
  const kept = JSON.parse(readFileSync(file, 'utf8')) as KeptJournal;
  const journal = memoryShelf()();
  for (const [hash, text] of Object.entries(kept.contents))
    await journal.contents.put(hash, new TextEncoder().encode(text));
  await journal.append(kept.drafts);
  const { replica } = await openTab(() => Promise.resolve(journal));
  const entries = await replica.unpacked(await replica.newest(kept.drafts.length));
  return entries.map(({ action }) => action).toReversed();
}

const isSame = (one: Business, other: Business) =>
  parts.every(({ reducerPath: part }) => one[part] === other[part] || equal(one[part], other[part]));

test.skipIf(isQuick)('a fact that is said again with the identities that it made changes nothing', async () => {
  const [beginning, ...facts] = await keptFacts();
  if (!beginning) throw new Error('The kept journal holds nothing.');
  const doubled = new Set<string>();
  let business = replay(emptyBusiness, [beginning]);
  for (const fact of facts) {
    business = replay(business, [fact]);
    if (!isSame(business, replay(business, [fact]))) doubled.add(fact.type);
  }
  expect([...doubled]).toEqual([]);
});
