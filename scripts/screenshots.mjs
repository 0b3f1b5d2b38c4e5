// npm run screenshots: a picture of every route, light and dark, wide and narrow, into screenshots/; built when there
// is no dist/. With --docs the few small ones of docs/ instead.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { build, preview, runnerImport } from 'vite';
import { chromiumArgs, ensureChromium } from './chromium.mjs';

const sizes = { 1280: { width: 1280, height: 800 }, 390: { width: 390, height: 844 } };
const themes = ['light', 'dark'];
const DOCS_MAX_BYTES = 80_000;

const nameOf = (path) => path.replace(/^\//, '').replaceAll(/[^\w-]+/g, '-') || 'home';

if (!existsSync('dist/index.html')) await build({ logLevel: 'warn' });
const resolve = { alias: { '@': new URL('../src', import.meta.url).pathname } };
const load = async (file) => (await runnerImport(file, { logLevel: 'warn', resolve })).module;
const { paths: addresses } = await load('/src/paths.ts');
const { everyPath } = await load('/tests/support/everyPath.ts');
const server = await preview({ preview: { host: '127.0.0.1' } });
const [address] = server.resolvedUrls.local;
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });

/** A tab of its own, which tells what the console says on which route. */
const openTab = async (theme, width) => {
  const context = await browser.newContext({
    baseURL: address,
    viewport: sizes[width],
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  const page = await context.newPage();
  const tell = (text) => console.warn(`${new URL(page.url()).pathname} (${theme}, ${width}): ${text}`);
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) tell(message.text());
  });
  page.on('pageerror', (error) => tell(error.message));
  return page;
};

const show = async (page, path) => {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page
    .waitForFunction(() => document.fonts.status === 'loaded' && !document.querySelector('.first-paint, .ant-skeleton'))
    .catch(() => console.warn(`${path}: still loading after 30 s, pictured all the same`));
};

const pictureEveryRoute = async () => {
  mkdirSync('screenshots', { recursive: true });
  const paths = [...new Set(everyPath)];
  const walk = async (theme, width) => {
    const page = await openTab(theme, width);
    for (const path of paths) {
      await show(page, path);
      await page.screenshot({ path: `screenshots/${nameOf(path)}-${theme}-${width}.png`, fullPage: true });
    }
  };
  await Promise.all(themes.flatMap((theme) => Object.keys(sizes).map((width) => walk(theme, width))));
  console.log(`${paths.length} routes, ${paths.length * themes.length * Object.keys(sizes).length} pictures`);
};

const pictureForDocs = async () => {
  mkdirSync('docs', { recursive: true });
  const { home, vendors } = addresses;
  for (const [name, path, theme, width] of [
    ['home-light', home, 'light', 1280],
    ['vendors-light', vendors.list, 'light', 1280],
    ['vendors-dark', vendors.list, 'dark', 1280],
    ['vendors-390', vendors.list, 'light', 390],
  ]) {
    const page = await openTab(theme, width);
    await show(page, path);
    let quality = 85;
    let picture = await page.screenshot({ type: 'jpeg', quality });
    while (picture.length >= DOCS_MAX_BYTES && quality > 20) {
      quality -= 10;
      picture = await page.screenshot({ type: 'jpeg', quality });
    }
    writeFileSync(`docs/${name}.jpg`, picture);
    console.log(`docs/${name}.jpg: ${Math.round(picture.length / 1000)} kB`);
  }
};

try {
  await (process.argv.includes('--docs') ? pictureForDocs() : pictureEveryRoute());
} finally {
  await browser.close();
  await server.close();
}
