import type { Plugin, Rolldown } from 'vite';

/** For V8, at the top of a file: its functions are called as soon as it is there. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** A source map of the same file one line further down. */
const oneLineDown = (map: string | Uint8Array): string => {
  const { mappings, ...rest } = JSON.parse(String(map)) as { mappings: string };
  return JSON.stringify({ ...rest, mappings: `;${mappings}` });
};

function hint(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle) {
  chunk.code = HINT + chunk.code;
  const map = bundle[`${chunk.fileName}.map`];
  if (map?.type === 'asset') map.source = oneLineDown(map.source);
}

/**
 * In a build, marks the chunks of these names as run whole by nearly every visit: V8 compiles their functions beside the page while they
 * arrive then, and not each on the main thread when it is first called (explicit compile hints, from Chrome 136 on). Others read a comment.
 */
export function compileHints(names: ReadonlySet<string>): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      // After Vite has put what a chunk loads before its code: a hint counts at the top alone.
      order: 'post',
      handler(_, bundle) {
        for (const output of Object.values(bundle))
          if (output.type === 'chunk' && names.has(output.name)) hint(output, bundle);
      },
    },
  };
}
