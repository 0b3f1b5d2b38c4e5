// Where a visit to /vendors spends the time before its first row: `npm run bench:profile -- [visits] [--slow] [--built]`.
import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { chromiumArgs, findChromium } from '../scripts/chromium.mjs';
import { serve } from './serve.mjs';
import { slowDown, watchPaints } from './measure.mjs';

const visits = Number(process.argv.slice(2).find((given) => /^\d+$/.test(given)) ?? 1);
const isSlow = process.argv.includes('--slow');
const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = join(root, '.bench/profile');
if (!process.argv.includes('--built')) await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } });

const maps = new Map();
const mapOf = (path) => {
  const file = join(outDir, `${path}.map`);
  if (!maps.has(path)) maps.set(path, existsSync(file) && new SourceMap(JSON.parse(readFileSync(file, 'utf8'))));
  return maps.get(path) || undefined;
};

/** The source file of a function as the browser names it, shortened to the library that it is of. */
function sourceOf({ url, functionName, lineNumber, columnNumber }) {
  const path = url && new URL(url).pathname;
  if (!path?.endsWith('.js')) return functionName || '(page)';
  const source = mapOf(path)?.findEntry(lineNumber, columnNumber).originalSource ?? path;
  return /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? source.replace(/^(\.\.\/)+/, '');
}

/** Milliseconds by source: what ran in it, and what ran in it or in anything that it called. */
function timesOf({ nodes, samples, timeDeltas }) {
  const byId = new Map(nodes.map((node) => [node.id, { source: sourceOf(node.callFrame) }]));
  for (const { id, children = [] } of nodes) for (const child of children) byId.get(child).parent = byId.get(id);
  const times = new Map();
  const add = (source, kind, ms) => {
    const before = times.get(source) ?? { own: 0, all: 0 };
    times.set(source, { ...before, [kind]: before[kind] + ms });
  };
  samples.forEach((id, at) => {
    const ms = timeDeltas[at] / 1000;
    const above = new Set();
    for (let node = byId.get(id); node; node = node.parent) above.add(node.source);
    add(byId.get(id).source, 'own', ms);
    for (const source of above) add(source, 'all', ms);
  });
  return times;
}

/** What takes a hundredth of the work or more, as a table. */
function tableOf(profile) {
  const times = [...timesOf(profile)].filter(([source]) => source !== '(idle)' && source !== '(root)');
  const work = times.reduce((sum, [, { own }]) => sum + own, 0);
  const lines = times
    .filter(([, { all }]) => all > work / 100)
    .toSorted(([, a], [, b]) => b.own - a.own)
    .map(([source, { own, all }]) => `| ${source} | ${own.toFixed(0)} | ${all.toFixed(0)} |`);
  const heads = ['| | itself, ms | with what it calls, ms |', '|---|---:|---:|'];
  return [`${work.toFixed(0)} ms of work`, '', ...heads, ...lines].join('\n');
}

const { origin, close } = await serve(outDir);
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
try {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  for (let visit = 1; visit <= visits; visit += 1) {
    const page = await context.newPage();
    await page.addInitScript(watchPaints);
    if (isSlow) await slowDown(page);
    const session = await context.newCDPSession(page);
    await session.send('Profiler.enable');
    await session.send('Profiler.setSamplingInterval', { interval: 200 });
    await session.send('Profiler.start');
    await page.goto(`${origin}/vendors`, { waitUntil: 'commit' });
    await page.waitForFunction(() => globalThis.benchTimes.firstRow, undefined, { timeout: 120_000 });
    const { profile } = await session.send('Profiler.stop');
    console.log(`\nVisit ${visit}: ${tableOf(profile)}`);
    await page.waitForLoadState('networkidle');
    await page.close();
  }
} finally {
  await browser.close();
  close();
}
