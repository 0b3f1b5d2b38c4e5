import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { revisionOf } from '../build/revision';

/** What is smaller is not worth it. */
const LEAST_BYTES = 1_024;
const PACKS = /\.(?:html|js|css|svg|json)$/;
/** The highest takes ten times as long for a twentieth less. */
const BROTLI_QUALITY = 9;

const withBrotli = promisify(brotliCompress);
const withGzip = promisify(gzip);

async function pack(path: string): Promise<void> {
  const bytes = readFileSync(path);
  if (bytes.length < LEAST_BYTES) return;
  const [brotli, gzipped] = await Promise.all([
    withBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    withGzip(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
}

/** A page that may also reach those origins. */
const reaching = (html: string, origins: readonly string[]): string =>
  html.replace(/connect-src 'self'/, (sources) => [sources, ...origins].join(' '));

/**
 * A copy of the built product as it is served: each of its files is there packed as well, and its pages may reach those
 * origins. As a copy it stays what it is while another one is built.
 */
export async function prepareSite(built: string, site: string, origins: readonly string[]): Promise<void> {
  rmSync(site, { recursive: true, force: true });
  cpSync(built, site, { recursive: true });
  const page = join(site, 'index.html');
  const html = readFileSync(page, 'utf8');
  const reached = reaching(html, origins);
  writeFileSync(page, reached);
  // Else a browser that keeps the page would not fetch the one of today.
  const worker = join(site, 'sw.js');
  const script = readFileSync(worker, 'utf8');
  if (!script.includes(revisionOf(html))) throw new Error('sw.js keeps another index.html than that beside it.');
  writeFileSync(worker, script.replaceAll(revisionOf(html), revisionOf(reached)));
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => PACKS.test(file));
  await Promise.all(files.map((file) => pack(join(site, file))));
}
