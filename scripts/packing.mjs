import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What is smaller is not worth it. */
const LEAST_BYTES = 1_024;
const PACKS = /\.(?:html|js|css|svg|json)$/;
/** The highest takes ten times as long for a twentieth less. */
const BROTLI_QUALITY = 9;

const withBrotli = promisify(brotliCompress);
const withGzip = promisify(gzip);

/** Writes a file that is there whole or not at all, as a build may be stopped. */
async function write(path, bytes) {
  await writeFile(`${path}.part`, bytes);
  await rename(`${path}.part`, path);
}

async function pack(path) {
  const bytes = readFileSync(path);
  if (bytes.length < LEAST_BYTES) return;
  const [brotli, gzipped] = await Promise.all([
    withBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    withGzip(bytes, { level: 9 }),
  ]);
  await write(`${path}.gz`, gzipped);
  await write(`${path}.br`, brotli);
}

/**
 * Packs those files of a folder that are not packed yet, beside themselves: one after another, as each takes as much memory again.
 * @param {string} folder
 */
export async function packFiles(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (PACKS.test(name) && !existsSync(`${path}.br`)) await pack(path);
  }
}
