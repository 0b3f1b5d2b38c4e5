// What the journal costs: from saying a fact until it is durable, and a start with many entries.
import { chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '../scripts/chromium.mjs';
import { heldMebibytes, openStorePage, serveStorePage } from './storePage.mjs';

const at = (numbers, share) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * share)] ?? 0;
const { origin, close } = await serveStorePage('journal');
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });

/** Runs the page's measurements, one after the other, in a fresh page of the same browser profile; gives what the last one gives. */
const inFreshPage = async (context, ...measurements) => {
  const page = await openStorePage(context, origin);
  let result;
  for (const call of measurements) result = await page.evaluate(([name, value]) => globalThis.bench[name](value), call);
  const mebibytes = await heldMebibytes(page);
  await page.close();
  return { result, mebibytes };
};

const inFreshProfile = async (...measurements) => {
  const context = await browser.newContext();
  const { result } = await inFreshPage(context, ...measurements);
  await context.close();
  return result;
};

try {
  console.log(
    '| durability | one fact: dispatched, p50 (p95) ms | durable, p50 (p95) ms | a burst of 1,000, ms |\n|---|---:|---:|---:|',
  );
  for (const [name, ...before] of [['strict'], ['relaxed', ['relax']]]) {
    const times = await inFreshProfile(...before, ['untilDurable', 200]);
    const part = (of, share) =>
      at(
        times.map((time) => time[of]),
        share,
      ).toFixed(1);
    const bursts = [];
    for (let run = 0; run < 5; run += 1) bursts.push(await inFreshProfile(...before, ['burst', 1_000]));
    const columns = ['dispatched', 'durable'].map((of) => `${part(of, 0.5)} (${part(of, 0.95)})`);
    console.log(`| ${[name, ...columns, at(bursts, 0.5).toFixed(0)].join(' | ')} |`);
  }

  console.log(
    '\n| entries | start without snapshot, ms | start with snapshot, ms | memory after it, MiB |\n|---:|---:|---:|---:|',
  );
  for (const entries of [1_000, 10_000, 100_000]) {
    const context = await browser.newContext();
    await inFreshPage(context, ['fill', entries]);
    const without = (await inFreshPage(context, ['start', false])).result;
    await inFreshPage(context, ['start', true]);
    const { result: after, mebibytes } = await inFreshPage(context, ['start', false]);
    console.log(
      `| ${entries.toLocaleString('en-IN')} | ${[without, after].map(Math.round).join(' | ')} | ${mebibytes.toFixed(1)} |`,
    );
    await context.close();
  }
} finally {
  await browser.close();
  close();
}
