import { indexedDbJournal } from '@/journal/adapters/indexedDb';
import { createReplica } from '@/journal/replica';
import { ATTACHMENT_MAX_BYTES } from '@/store/kit/attachments/attachment';
import { attached } from '@/store/kit/attachments/attachments';
import { businessReplaced, emptyBusiness } from '@/store/business/business';
import { businessModel } from '@/store/business/businessModel';
import { readingBackup, restoring, takeBackup } from '@/store/backups/exchange';
import { createStore } from '@/store/business/store';
import { generateVendors } from '@/store/sample/generateVendors';
import { vendorAdded } from '@/store/facts/vendors';
import { returnedDevices } from '../returnedDevices';

const FILE = 'backup.zip';
const task = () => ({ signal: new AbortController().signal, onProgress: () => {} });

let longest = 0;
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
}).observe({ entryTypes: ['longtask'] });

/** Milliseconds of the work, and of the longest time for which the page did not answer meanwhile. */
async function timed(work: () => Promise<unknown>) {
  longest = 0;
  const began = performance.now();
  await work();
  const milliseconds = performance.now() - began;
  // What the last task took is told after it.
  await new Promise((resolve) => setTimeout(resolve, 200));
  return { milliseconds, freeze: longest };
}

async function open(name: string, devices = 0) {
  const replica = createReplica({
    model: businessModel,
    openJournal: () => indexedDbJournal(name),
    firstFact: () => Promise.resolve(businessReplaced({ ...emptyBusiness, ...returnedDevices(devices) }, 'sample')),
    by: () => 'bench',
  });
  const store = createStore({}, replica);
  await replica.start();
  return { replica, store };
}

/** A first start with so many devices, until all of them are kept. */
const keepDevices = (devices: number) => timed(() => open('bench', devices));

/** A later start. */
const start = () => timed(() => open('bench'));

function file(name: string) {
  const bytes = new Uint8Array(ATTACHMENT_MAX_BYTES);
  for (let at = 0; at < bytes.length; at += 65_536) crypto.getRandomValues(bytes.subarray(at, at + 65_536));
  bytes.set(new TextEncoder().encode('%PDF-'));
  return new File([bytes], name);
}

/** So many vendors, each with a certificate of 5 MB, one after the other until it is kept. */
async function keepFiles(count: number) {
  const { replica, store } = await open('bench');
  return timed(async () => {
    for (const { id: _id, number: _number, ...draft } of generateVendors(count, 1)) {
      store.dispatch(vendorAdded(draft, await store.dispatch(attached(file(`${draft.name}.pdf`)))));
      await replica.settled();
    }
  });
}

/** The backup, written to the disk chunk by chunk. */
async function backUp() {
  const { store } = await open('bench');
  const folder = await navigator.storage.getDirectory();
  const handle = await folder.getFileHandle(FILE, { create: true });
  return timed(async () => {
    const to = await handle.createWritable();
    for await (const chunk of store.dispatch(takeBackup('bench', task()))) await to.write(chunk);
    await to.close();
  });
}

/** The backup put in the place of another business: checking it, and putting it in place until that is kept. */
async function restore() {
  const { replica, store } = await open('other');
  const folder = await navigator.storage.getDirectory();
  const written = await (await folder.getFileHandle(FILE)).getFile();
  let checked: Awaited<ReturnType<ReturnType<typeof readingBackup>>> | undefined;
  const checking = await timed(async () => {
    checked = await store.dispatch(readingBackup(written, task()));
  });
  const backup = checked;
  if (!backup) throw new Error('There is no backup.');
  const placing = await timed(async () => {
    store.dispatch(await store.dispatch(restoring(backup, task())));
    await replica.settled();
  });
  return { checking, placing, size: written.size, leftOut: backup.leftOut.length, unsaved: replica.unsaved() };
}

Object.assign(window, { bench: { keepDevices, keepFiles, start, backUp, restore } });
