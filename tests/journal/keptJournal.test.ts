import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { memoryShelf } from '@/journal/adapters/memory';
import { factUndone } from '@/journal/undo/undo';
import { inWords } from '@/store/business/activity';
import { readNewest } from '@/store/business/activityReading';
import { emptyBusiness, nouns, type Business } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { checkedBusiness } from '@/store/business/checked/checkedBusiness';
import { FACT_TYPES } from '@/store/business/policy';
import { keptJournal, type KeptJournal } from '../support/keptJournal';
import { isQuick } from '../support/runs';
import { openTab } from '../support/tabs';

const fileOf = (version: number) => `tests/journals/version-${version}.json`;
const VERSIONS = Array.from({ length: businessModel.version }, (_, index) => index + 1);

const tablesOf = (business: Business) =>
  Object.fromEntries(nouns.map(({ reducerPath: table }) => [table, business[table]]));

/** Until a version is released its journal is made anew with its form: KEEP_JOURNAL=1 npx vitest run tests/journal/keptJournal.test.ts. */
test.runIf(process.env.KEEP_JOURNAL)(
  'the journal of this version is kept',
  async () => {
    const { drafts, contents, business } = await keptJournal();
    const lines = drafts.map((draft) => JSON.stringify(draft)).join(',\n');
    const parts = [`"drafts":[\n${lines}\n]`, `"contents":${JSON.stringify(contents)}`];
    const text = `{${[...parts, `"business":${JSON.stringify(tablesOf(business))}`].join(',\n')}}\n`;
    writeFileSync(fileOf(businessModel.version), text);
    expect(JSON.parse(text)).toMatchObject({ drafts, contents });
  },
  120_000,
);

describe.each(VERSIONS)('the kept journal of version %i', (version) => {
  let kept: KeptJournal;
  beforeAll(() => {
    kept = JSON.parse(readFileSync(fileOf(version), 'utf8')) as KeptJournal;
  });

  const opened = async () => {
    const door = memoryShelf();
    const journal = door();
    for (const [hash, text] of Object.entries(kept.contents))
      await journal.contents.put(hash, new TextEncoder().encode(text));
    await journal.append(kept.drafts);
    return openTab(() => Promise.resolve(door()));
  };

  test('comes to the business that it came to then, and all of it fits', async () => {
    const tab = await opened();
    const { setAside, missed } = tab.store.getState().journal;
    expect([setAside, missed]).toEqual([0, []]);
    expect(tablesOf(tab.business())).toEqual(kept.business);
    expect(checkedBusiness({ ...emptyBusiness, ...tab.business() }).leftOut).toEqual([]);
  });

  test.skipIf(isQuick)('can be told in words, fact by fact', async () => {
    const tab = await opened();
    const count = kept.drafts.length;
    const entries = await tab.replica.unpacked(await tab.replica.newest(count));
    expect(entries.filter(({ action }) => inWords(action, tab.business()) === action.type)).toEqual([]);
    expect(entries.filter(({ overtaken }) => overtaken)).toEqual([]);
    const told = await tab.store.dispatch(readNewest(count, count));
    expect(told.filter(({ text }) => kept.drafts.some(({ action }) => text.includes(action.type)))).toEqual([]);
  });
});

test('the newest kept journal holds every fact there is, and an Undo', () => {
  const { drafts } = JSON.parse(readFileSync(fileOf(businessModel.version), 'utf8')) as KeptJournal;
  const said = new Set(drafts.map(({ action }) => action.type));
  expect([...FACT_TYPES, factUndone.type].filter((type) => !said.has(type))).toEqual([]);
});
