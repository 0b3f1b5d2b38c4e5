import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { packFiles } from '../../scripts/packing.mjs';

test('each file that is worth it is packed once, and what is packed already stays as it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trackyard-packing-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const script = 'say it again. '.repeat(200);
  mkdirSync(join(folder, 'assets'));
  for (const name of ['index.html', 'assets/a.js', 'assets/b.js', 'photo.png'])
    writeFileSync(join(folder, name), script);
  writeFileSync(join(folder, 'short.json'), '{}');
  writeFileSync(join(folder, 'assets/b.js.br'), 'packed by the build');
  await packFiles(folder);
  expect(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(br|gz|part)$/.test(name))
      .toSorted(),
  ).toEqual(['assets/a.js.br', 'assets/a.js.gz', 'assets/b.js.br', 'index.html.br', 'index.html.gz']);
  expect(brotliDecompressSync(readFileSync(join(folder, 'assets/a.js.br'))).toString()).toBe(script);
  expect(gunzipSync(readFileSync(join(folder, 'index.html.gz'))).toString()).toBe(script);
});
