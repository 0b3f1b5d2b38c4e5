// Builds the office's programs and the site that they serve, into the two folders that it is given. It is a process of its
// own, as what a build takes of the memory comes back only when its process ends.
import path from 'node:path';
import { build } from 'vite';
import { keepLastBuilds } from './lastBuilds.mjs';
import { buildOfficeProgram } from './officeProgram.mjs';
import { packFiles } from './packing.mjs';

const [program, site] = process.argv.slice(2);
await buildOfficeProgram(program);
const { output } = await build({ logLevel: 'warn', build: { outDir: site, emptyOutDir: false } });
const assets = path.join(site, 'assets');
keepLastBuilds(
  assets,
  output.map(({ fileName }) => path.basename(fileName)),
);
// Each under a name of its own content, so that what is packed once stays so.
await packFiles(assets);
