import type { Plugin } from 'vite';

/** For a module (its path without its ending) and the name it imports: the file that has what it needs of that. */
export type Narrower = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * In a build, lets modules import the one file they need where they import a whole folder, or more than pages use:
 * nothing else changes, but the rest stays out of chunks that do not use it.
 */
export function narrowImports(narrower: Narrower): Plugin {
  return {
    name: 'narrow-imports',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const importing = importer?.replace(/\.\w+$/, '');
      const module = importing && Object.keys(narrower).find((path) => importing.endsWith(`/${path}`));
      const file = module && narrower[module]?.[source];
      return file && this.resolve(file, importer, { skipSelf: true });
    },
  };
}
