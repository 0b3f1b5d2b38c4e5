import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { chromiumArgs, findChromium } from '../../scripts/chromium.mjs';
import { serve } from '../serve.mjs';

const ADAPTER = 'src/office/browserOffice.ts';
/** What the product fetches only where an office serves it. */
const OF_AN_OFFICE = [
  ADAPTER,
  'src/routes/officeDoor.ts',
  'src/layouts/OfficeLimits.tsx',
  'src/layouts/OfficePart.tsx',
  'src/features/login/OfficeLoginForm.tsx',
  'src/features/settings/UsersScreen.tsx',
];

/** The files of the build that these parts may ever fetch, without going through some others. */
function reached(manifest, parts, without = []) {
  const found = new Set();
  const look = (part) => {
    const { file, imports = [], dynamicImports = [], css = [] } = manifest[part];
    if (found.has(file) || without.includes(part)) return;
    for (const one of [file, ...css]) found.add(one);
    for (const next of [...imports, ...dynamicImports]) look(next);
  };
  for (const part of parts) look(part);
  return found;
}

/** All that a page asked for until it rested, at its start as a first visit. */
async function askedAtStart(outDir) {
  const { origin, close } = await serve(outDir);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    const page = await browser.newPage();
    const asked = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname.slice(1)));
    await page.goto(`${origin}/vendors`);
    await page.locator('tr[data-row-key]').first().waitFor({ timeout: 120_000 });
    await page.waitForLoadState('networkidle');
    return asked;
  } finally {
    await browser.close();
    close();
  }
}

/** Prints what the shared mode adds to the product, and how much of it the embedded mode asks for at its start. */
export async function bytes(root) {
  const outDir = join(root, '.bench/product');
  await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true, sourcemap: false } });
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'));
  const embedded = reached(manifest, ['index.html'], OF_AN_OFFICE);
  const shared = [...reached(manifest, OF_AN_OFFICE)].filter((file) => !embedded.has(file));
  const asked = await askedAtStart(outDir);

  const row = (what, files) => {
    const contents = files.map((file) => readFileSync(join(outDir, file)));
    const kibibytes = (sizeOf) => (contents.reduce((sum, content) => sum + sizeOf(content), 0) / 1024).toFixed(1);
    const sizes = [
      kibibytes((content) => content.length),
      kibibytes((content) => gzipSync(content, { level: 9 }).length),
    ];
    console.log(`| ${[what, files.length, ...sizes].join(' | ')} |`);
  };
  console.log('| what only the shared mode loads | files | KiB | KiB after gzip |\n|---|---:|---:|---:|');
  row('the adapter with the NATS client', [manifest[ADAPTER].file]);
  row('all of it: sign-in, presence, users, notices as well', shared);
  row(
    'asked for by the start of the embedded mode',
    shared.filter((file) => asked.includes(file)),
  );
}
