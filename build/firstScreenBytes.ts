import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';

export interface FirstScreenBytes {
  js: number;
  css: number;
  files: string[];
}

/** The files that index.html and the lazy modules of a route need before it can show: static imports and their CSS. */
function firstScreenFiles(manifest: Manifest, modules: readonly string[]): string[] {
  const files = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build's manifest has no ${key}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const css of chunk.css ?? []) files.add(css);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const key of ['index.html', ...modules]) add(key);
  return [...files];
}

/** Bytes after gzip, each file by itself, of what a built route loads first; needs `build.manifest`. */
export function firstScreenBytes(dist: string, modules: readonly string[]): FirstScreenBytes {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const files = firstScreenFiles(manifest, modules);
  const gzipped = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  const sum = (ending: string) =>
    files.filter((file) => file.endsWith(ending)).reduce((bytes, file) => bytes + gzipped(file), 0);
  return { js: sum('.js'), css: sum('.css'), files };
}
