import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { revisionOf } from '../build/revision';
import { packFiles } from '../scripts/packing.mjs';

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
  // All but these few the build has packed.
  await packFiles(site);
}
