import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { memoryShelf } from '@/journal/adapters/memory';
import { keepAttachment } from '@/store/kit/attachments/attachments';
import { attachmentsIn } from '@/store/backups/backupFormat';
import { emptying } from '@/store/backups/exchange';
import { tidying } from '@/store/backups/tidying';
import { companyChanged } from '@/store/facts/company';
import { happened } from '@/store/clients/onboarding/onboardingSlice';
import { vendorAdded } from '@/store/facts/vendors';
import { openTab, settle } from '../../support/tabs';
import { vendorDraft } from '../../support/vendors';

const pdf = (text: string) => new File([`%PDF-${text}`], `${text}.pdf`);
const HOUR_MS = 60 * 60 * 1000;
const at = (hours: number) => Date.now() + hours * HOUR_MS;

afterEach(() => vi.unstubAllGlobals());

test('only files that no record, no history, no Undo and no draft names are removed, and not before a day', async () => {
  const journal = memoryShelf()();
  const tab = await openTab(() => Promise.resolve(journal));
  const { store } = tab;
  const keep = (text: string) => store.dispatch(keepAttachment(pdf(text)));
  const [ofVendor, ofDraft, ofOtherTab, left] = [
    await keep('vendor'),
    await keep('draft'),
    await keep('other'),
    await keep('left'),
  ];
  const bytesOf = async (...files: { hash: string }[]) => {
    const found = await journal.contents.get(files.map(({ hash }) => hash));
    return found.map((bytes) => bytes && new TextDecoder().decode(bytes));
  };
  store.dispatch(vendorAdded(vendorDraft('Konkan'), ofVendor));
  store.dispatch(happened({ type: 'edited', step: 'billing', values: { poOfficial: ofDraft } }));
  const wizard = {
    ...store.getState().onboarding,
    context: {
      draft: { client: {}, billing: { poOfficial: ofOtherTab }, package: {} },
      done: { client: true, billing: false, package: false },
    },
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === 'trackyard.onboarding' ? JSON.stringify(wizard) : null),
  });
  const emptied = store.dispatch(emptying());
  await settle([tab]);

  await store.dispatch(tidying(at(23)));
  expect(await bytesOf(left)).toEqual(['%PDF-left']);
  await store.dispatch(tidying(at(25)));
  expect(await bytesOf(left, ofVendor, ofDraft, ofOtherTab)).toEqual([
    undefined,
    '%PDF-vendor',
    '%PDF-draft',
    '%PDF-other',
  ]);
  if (emptied.done) emptied.undo?.();
  await settle([tab]);
  expect(await bytesOf(ofVendor)).toEqual(['%PDF-vendor']);
});

test('a fact that still waits keeps its file, although what came after it took the record away', async () => {
  const journal = memoryShelf()();
  let open = true;
  const tab = await openTab(() =>
    Promise.resolve({ ...journal, append: (drafts) => (open ? journal.append(drafts) : new Promise(() => {})) }),
  );
  const kept = await tab.store.dispatch(keepAttachment(pdf('vendor')));
  open = false;
  tab.store.dispatch(vendorAdded(vendorDraft('Konkan'), kept));
  tab.store.dispatch(emptying());
  await tab.store.dispatch(tidying(at(25)));
  const [bytes] = await tab.replica.contents().get([kept.hash]);
  expect(bytes).toBeDefined();
  onTestFinished(() => tab.replica.close());
});

test('the logo of the company stays, that of what was issued before as well', async () => {
  const journal = memoryShelf()();
  const tab = await openTab(() => Promise.resolve(journal));
  const keep = (text: string) => tab.store.dispatch(keepAttachment(new File([`GIF89a${text}`], `${text}.gif`)));
  const [before, now, left] = [await keep('before'), await keep('now'), await keep('left')];
  tab.store.dispatch(companyChanged({ was: { logo: null }, to: { logo: before } }));
  tab.store.dispatch(companyChanged({ was: { logo: before }, to: { logo: now } }));
  await settle([tab]);
  await tab.store.dispatch(tidying(at(25)));
  const found = await journal.contents.get([before.hash, now.hash, left.hash]);
  expect(found.map((bytes) => bytes !== undefined)).toEqual([true, true, false]);
  // By the state alone, too, as an entry that came with a copy of the whole business does not tell of it.
  expect(attachmentsIn(tab.store.getState()).map(({ name }) => name)).toEqual(['before.gif', 'now.gif']);
  onTestFinished(() => tab.replica.close());
});
