import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { chromiumArgs, findChromium } from '../scripts/chromium.mjs';
import { measure } from './measure.mjs';
import { serve } from './serve.mjs';

const RUNS = Number(process.env.BENCH_RUNS ?? 7);
const COLUMNS = [
  'JS KiB',
  'CSS KiB',
  'all KiB',
  'FCP',
  'first row',
  'later',
  'CPU',
  'key → frame',
  'key → result',
  'slowest key',
];
const root = fileURLToPath(new URL('..', import.meta.url));
const built = (name) => join(root, '.bench', name);

const buildInto = (name, pageRoot, configFile) =>
  build({
    root: pageRoot,
    configFile: join(root, 'bench', configFile),
    logLevel: 'error',
    build: { outDir: built(name), emptyOutDir: true },
  });

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const kibibytes = (bytes) => (bytes / 1024).toFixed(1);
const whole = (milliseconds) => String(Math.round(milliseconds));

/** One line of the table: medians over the runs, and for keys over all keys of all runs. */
function line(title, runs) {
  const keys = runs.flatMap((run) => run.keys);
  const js = median(runs.map((run) => run.js));
  const css = median(runs.map((run) => run.css));
  const results = keys.map((key) => key.result);
  const times = [
    median(runs.map((run) => run.fcp)),
    median(runs.map((run) => run.firstRow)),
    median(runs.map((run) => run.later)),
    median(runs.map((run) => run.processor)),
    median(keys.map((key) => key.frame)),
    median(results),
    Math.max(...results),
  ];
  return `| ${[title, ...[js, css, js + css].map(kibibytes), ...times.map(whole)].join(' | ')} |`;
}

await buildInto('trackyard', root, 'manyVendors/vite.config.ts');
await buildInto('plainAntd', join(root, 'bench/plainAntd'), 'plainAntd/vite.config.ts');
const [trackyard, plain] = [await serve(built('trackyard')), await serve(built('plainAntd'))];
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
const pages = [
  ['Trackyard, 1,000 vendors', `${trackyard.origin}/vendors`],
  ['plain antd, 1,000 vendors', `${plain.origin}/`],
  ['Trackyard, 10,000 vendors', `${trackyard.origin}/vendors#10000`],
];
console.log(`Chromium ${browser.version()}, Node ${process.versions.node}, medians of ${RUNS} interleaved runs\n`);
try {
  for (const [setting, slow] of [
    ['Fast', false],
    ['CPU ÷ 4, 10 Mbit/s', true],
  ]) {
    const runs = new Map(pages.map(([title]) => [title, []]));
    for (let run = 0; run < RUNS; run += 1) {
      for (const [title, address] of pages) runs.get(title).push(await measure(browser, address, slow));
    }
    console.log(`| ${[setting, ...COLUMNS].join(' | ')} |`);
    console.log(`|---|${'---:|'.repeat(COLUMNS.length)}`);
    for (const [title, measured] of runs) console.log(line(title, measured));
    console.log();
  }
} finally {
  await browser.close();
  trackyard.close();
  plain.close();
}
