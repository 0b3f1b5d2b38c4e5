import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** What a page may load and run, besides the scripts that stand in it: an opened attachment inherits it, too. */
const POLICY: Readonly<Record<string, string>> = {
  'default-src': "'none'",
  // What shapes the scripts of India in a PDF is WebAssembly.
  'script-src': "'self' 'wasm-unsafe-eval'",
  // antd and the charts set styles of elements.
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' blob: data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  // The packer of workbooks makes its workers of itself.
  'worker-src': "'self' blob:",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  // Text becomes markup or a program by the one policy of index.html alone; in it, as it would reach into workers by a header.
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default',
};

const hashOf = (script: string | Uint8Array) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** In a build, writes into index.html that nothing runs but the product's own files, the scripts that stand in it, and its import map. */
export function contentSecurity(): Plugin {
  return {
    name: 'content-security',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const inline = Array.from(html.matchAll(/<script>([^]*?)<\/script>/g), ([, script = '']) => hashOf(script));
        // Vite puts it in after this.
        const importMap = bundle['importmap.json'];
        const scripts = importMap?.type === 'asset' ? [...inline, hashOf(importMap.source)] : inline;
        const policy = Object.entries(POLICY).map(([kind, from]) =>
          [kind, from, ...(kind === 'script-src' ? scripts : [])].join(' '),
        );
        const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}" />`;
        // Before anything that it is about.
        return html.replace('<meta charset="utf-8" />', (charset) => `${charset}\n    ${meta}`);
      },
    },
  };
}
