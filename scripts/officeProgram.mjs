import { build } from 'vite';

/**
 * Builds the programs of the office for Node: its own, the clerk's, and the thread that writes papers.
 * @param {string} folder where they go, below this project, whose packages they use
 */
export const buildOfficeProgram = (folder) =>
  build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { tsconfigPaths: true },
    build: {
      ssr: true,
      target: 'node20',
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        input: ['office/main.ts', 'office/clerk.ts', 'office/papers/paperWorker.ts'],
      },
    },
  });
