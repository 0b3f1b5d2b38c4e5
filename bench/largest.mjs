// The largest businesses: 6,00,000 devices, and 2 GB of attachments; kept, backed up and restored.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '../scripts/chromium.mjs';
import { heldMebibytes, openStorePage, serveStorePage } from './storePage.mjs';

const DEVICES = 600_000;
const FILES = 410;

const { origin, close } = await serveStorePage('largest');

const row = (what, { milliseconds, freeze }, mebibytes) =>
  console.log(`| ${what} | ${(milliseconds / 1000).toFixed(1)} | ${(freeze / 1000).toFixed(1)} | ${mebibytes} |`);

/** Runs the story in a profile of its own, as what no window keeps on the disk would lie in memory. */
async function inProfile(story) {
  const folder = mkdtempSync(join(tmpdir(), 'trackyard-bench-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findChromium(),
    args: chromiumArgs,
  });
  /** One of the page's measurements in a fresh page, and what it left in memory. */
  const measured = async (measurement, argument) => {
    const page = await openStorePage(context, origin);
    const result = await page.evaluate(([name, value]) => globalThis.bench[name](value), [measurement, argument]);
    const mebibytes = Math.round(await heldMebibytes(page));
    await page.close();
    return { result, mebibytes };
  };
  const show = async (what, measurement, argument) => {
    const { result, mebibytes } = await measured(measurement, argument);
    row(what, result, mebibytes);
  };
  try {
    await story(show);
    await show('making the backup', 'backUp');
    const { result, mebibytes } = await measured('restore');
    if (result.unsaved || result.leftOut > 0) throw new Error('The backup was not restored whole.');
    row(`checking it (${Math.round(result.size / 2 ** 20)} MiB)`, result.checking, mebibytes);
    row('restoring it, until it is kept', result.placing, mebibytes);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true });
  }
}

const head = (what) =>
  console.log(`\n| ${what} | s | longest freeze, s | memory after it, MiB |\n|---|---:|---:|---:|`);
try {
  head(`${DEVICES.toLocaleString('en-IN')} devices`);
  await inProfile(async (show) => {
    await show('first start, until it is kept', 'keepDevices', DEVICES);
    await show('a later start', 'start');
  });
  head(`${FILES} attachments of 5 MB`);
  await inProfile((show) => show('adding them one by one, until each is kept', 'keepFiles', FILES));
} finally {
  close();
}
