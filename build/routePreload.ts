import type { Plugin, Rolldown } from 'vite';

/** For each address pattern ('/vendors/:vendorId') the source files it loads lazily; the first match counts. */
export type ScreensByAddress = Readonly<Record<string, readonly string[]>>;

/** The files that a chunk needs before it runs: its own, those of its static imports, and their CSS. */
function closure(bundle: Rolldown.OutputBundle, chunk: Rolldown.OutputChunk, files = new Set<string>()) {
  if (files.has(chunk.fileName)) return files;
  files.add(chunk.fileName);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') closure(bundle, imported, files);
  }
  for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
  return files;
}

const matcher = (pattern: string) => `^${pattern.replaceAll(/:\w+/g, '[^/]+')}/?$`;

const script = (screens: readonly (readonly [matcher: string, hrefs: readonly string[]])[]) => `
const screens = ${JSON.stringify(screens)};
for (const href of screens.find(([address]) => new RegExp(address).test(location.pathname))?.[1] ?? []) {
  const link = document.createElement('link');
  link.rel = href.endsWith('.css') ? 'preload' : 'modulepreload';
  link.as = href.endsWith('.css') ? 'style' : 'script';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
}`;

/**
 * In a build, lets index.html fetch the code of the addressed screen at once, not only when the first code has run;
 * and lets its own first paint not wait for the stylesheets, which move behind it. They still hold back the scripts, and one behind
 * the first paint would only be asked for when the one before is here: so all are fetched ahead.
 */
export function routePreload(screens: ScreensByAddress): Plugin {
  let base = '/';
  return {
    name: 'route-preload',
    apply: 'build',
    configResolved(config) {
      ({ base } = config);
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {}, chunk: entry }) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const known = entry ? closure(bundle, entry) : new Set<string>();
        const lists = Object.entries(screens).map(([pattern, sources]) => {
          const files = sources.flatMap((source) => {
            const found = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${source}`));
            if (!found) throw new Error(`No chunk of the build starts with ${source}`);
            return [...closure(bundle, found)];
          });
          const hrefs = [...new Set(files)].filter((file) => !known.has(file)).map((file) => base + file);
          return [matcher(pattern), hrefs] as const;
        });
        const sheets = html.match(/ *<link rel="stylesheet"[^>]*>\n?/g) ?? [];
        const withoutSheets = sheets.reduce((rest, sheet) => rest.replace(sheet, ''), html);
        const ahead = sheets.map((sheet) => sheet.replace('rel="stylesheet"', 'rel="preload" as="style"'));
        return {
          html: withoutSheets
            .replace(/(?=<script type="module")/, ahead.join(''))
            .replace('</body>', `${sheets.join('')}</body>`),
          tags: [{ tag: 'script', children: `{${script(lists)}\n}`, injectTo: 'head' }],
        };
      },
    },
  };
}
