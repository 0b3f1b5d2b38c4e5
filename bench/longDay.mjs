// A long day in one tab: screens, facts, imports with their Undo and PDF files over and over, and what the page holds afterwards.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { chromiumArgs, findChromium } from '../scripts/chromium.mjs';
import { serve } from './serve.mjs';

const ROUNDS = 5;
/** What a round does: each of these screens ten times, so many facts, imports and files. */
const ROUND = { times: 10, facts: 400, imports: 2, files: 2 };
const SCREENS = [
  '/',
  '/vendors',
  '/vendors/1',
  '/stocks',
  '/stocks/devices',
  '/sales',
  '/sales/clients',
  '/sales/bills',
  '/cce',
  '/cce/view-job',
];

const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = join(root, '.bench/longDay');
if (!process.argv.includes('--built')) await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } });

const csv = ['Vendor Name,Phone,Address,GST No,PAN No,Account No']
  .concat(
    Array.from(
      { length: 50 },
      (_, n) => `Vendor ${n},98200000${10 + n},Mumbai,27AAPFU${1000 + n}F1ZV,AAPFU${1000 + n}F,1234`,
    ),
  )
  .join('\n');

/** In the page, before all else: keeps the store at hand, by the way that is there for Redux DevTools. */
function keepStore() {
  const kept =
    (create) =>
    (...given) =>
      (globalThis.benchStore = create(...given));
  const extension =
    () =>
    (...enhancers) =>
    (create) =>
      kept(enhancers.reduceRight((made, enhance) => enhance(made), create));
  Object.assign(globalThis, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: extension });
}

/** Goes to a screen as a link does, without loading the page anew. */
async function show(page, path) {
  await page.evaluate((to) => {
    history.pushState({ key: String(Math.random()) }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  // What a screen draws late, such as its charts.
  await page.waitForTimeout(150);
}

/** Changes a product's price there and back. */
const sayFacts = (page, count) =>
  page.evaluate(async (times) => {
    const { dispatch, getState } = globalThis.benchStore;
    for (let said = 0; said < times; said += 1) {
      const { ids, entities } = getState().vendors;
      const { id, products } = entities[ids[0]];
      const { id: productId, rate } = products[0];
      const edit = { was: { rate }, to: { rate: rate === 90 ? 91 : 90 } };
      const answer = dispatch({ type: 'vendors/productEdited', payload: { vendorId: id, productId, edit } });
      if (!answer.done) throw new Error(answer.reason);
      if (said % 20 === 19) await answer.confirmed();
    }
  }, count);

async function importAndUndo(page) {
  await show(page, '/vendors');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').waitFor({ state: 'attached' });
  // By the page itself: a file that the browser's driver puts in is held by it for ever.
  await page.evaluate((text) => {
    const input = document.querySelector('[role=dialog] input[type=file]');
    const chosen = new DataTransfer();
    chosen.items.add(new File([text], 'rows.csv', { type: 'text/csv' }));
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, csv);
  await dialog.getByRole('button', { name: /^Import 50/ }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await page.getByText(/^1–20 of/).waitFor({ state: 'hidden' });
}

async function writeFile(page) {
  await show(page, '/sales/statement?account=1');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await (await download).delete();
}

async function round(page) {
  for (let time = 0; time < ROUND.times; time += 1) for (const screen of SCREENS) await show(page, screen);
  await sayFacts(page, ROUND.facts);
  for (let time = 0; time < ROUND.imports; time += 1) await importAndUndo(page);
  for (let time = 0; time < ROUND.files; time += 1) await writeFile(page);
  await show(page, '/vendors');
}

/** How many bytes of the heap the engine itself made of the program's text: the longer it runs, the more it translates. */
async function compiledBytes(session) {
  const chunks = [];
  const keep = ({ chunk }) => chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', keep);
  const { snapshot, nodes } = JSON.parse(chunks.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = ['type', 'self_size'].map((field) => fields.indexOf(field));
  const code = types[type].indexOf('code');
  let bytes = 0;
  for (let node = 0; node < nodes.length; node += fields.length)
    if (nodes[node + type] === code) bytes += nodes[node + size];
  return bytes;
}

const mebibytes = (bytes) => (bytes / 2 ** 20).toFixed(1);

/** What the page holds once its garbage is gone. */
async function held(session) {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (wanted) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  const used = of('JSHeapUsedSize');
  const code = await compiledBytes(session);
  return [mebibytes(used), mebibytes(used - code), of('Nodes'), of('JSEventListeners'), of('Documents')].join(' | ');
}

const { origin, close } = await serve(outDir);
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.addInitScript(keepStore);
  await page.goto(`${origin}/vendors`);
  await page.getByRole('row').nth(5).waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.enable');
  console.log(
    '| after | MiB | without compiled code | nodes | listeners | documents |\n|---|---:|---:|---:|---:|---:|',
  );
  for (let done = 0; done <= ROUNDS; done += 1) {
    // The first round fetches all code.
    await round(page);
    const screens = done * ROUND.times * SCREENS.length;
    console.log(
      `| ${done === 0 ? 'the first round' : `${screens} screens, ${done * ROUND.facts} facts more`} | ${await held(session)} |`,
    );
  }
} finally {
  await browser.close();
  close();
}
