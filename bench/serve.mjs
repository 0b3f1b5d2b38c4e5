import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

/** Every file of a folder by its address, gzipped once. */
const contentOf = (folder) =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(folder.length).replaceAll(sep, '/'), gzipSync(readFileSync(file), { level: 9 })]),
  );

/** A built file has its content in its name and is kept for ever, as `docs/hosting.md` asks for; all else is asked for again. */
const cacheOf = (address) => (address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');

/**
 * Serves a built folder with gzip; addresses it does not know get index.html, as a router needs.
 * @param {string} folder
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export async function serve(folder) {
  const content = contentOf(folder);
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://bench').pathname;
    const address = content.has(path) ? path : '/index.html';
    response.setHeader('content-type', TYPES[extname(address)] ?? 'application/octet-stream');
    response.setHeader('content-encoding', 'gzip');
    response.setHeader('cache-control', cacheOf(address));
    response.end(content.get(address));
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
