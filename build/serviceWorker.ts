import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { revisionOf } from './revision.ts';

/** What is not kept ahead: maps for developers, typefaces and the reader of barcodes, which few need, the server's own answer, the build's own lists. */
const LEFT_OUT = /\.(map|woff2?|ttf)$|\/zxing_reader[^/]*\.wasm$|^(office|importmap)\.json$|^\.vite\//;

/** Files below assets/ are named for what they hold. */
const isNamedForContent = (url: string) => url.startsWith('/assets/');

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));

/**
 * After a build, writes sw.js beside it: that script with the list of all files that the build made, and of the public ones.
 * Workbox's own builder makes the same list, with three hundred packages.
 */
export function serviceWorker(script: string): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle({ dir = '' }, bundle) {
      const made = Object.values(bundle).map((output) => ({
        name: output.fileName,
        content: output.type === 'chunk' ? output.code : output.source,
      }));
      const given = filesIn(config.publicDir).map((name) => ({
        name,
        content: readFileSync(join(config.publicDir, name)),
      }));
      const files = [...made, ...given]
        .filter(({ name }) => !LEFT_OUT.test(name))
        .map(({ name, content }) => ({
          url: `/${name}`,
          revision: isNamedForContent(`/${name}`) ? null : revisionOf(content),
        }));
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        define: { FILES_OF_THE_BUILD: JSON.stringify(files) },
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: 'es2023',
          rolldownOptions: { input: script, output: { entryFileNames: 'sw.js', format: 'iife' } },
        },
      });
    },
  };
}
