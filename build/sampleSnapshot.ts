import { runnerImport, type Plugin } from 'vite';

interface SnapshotModule {
  stockSnapshot: () => string;
}

/** In a build, puts what the facts of the sample's stock come to in the place of the code that says and replays them. */
export function sampleSnapshot(): Plugin {
  return {
    name: 'sample-snapshot',
    apply: 'build',
    load: {
      filter: { id: /\/src\/store\/sample\/sampleStock\.ts$/ },
      async handler() {
        const { module } = await runnerImport<SnapshotModule>('./src/store/sample/stockSnapshot.ts', {
          configFile: false,
          resolve: { tsconfigPaths: true },
        });
        return [
          `import { asOf } from './datedSnapshot';`,
          `const snapshot = ${JSON.stringify(module.stockSnapshot())};`,
          'export const sampleStock = (today, mark) => asOf(snapshot, today, mark);',
        ].join('\n');
      },
    },
  };
}
