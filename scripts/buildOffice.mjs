// Builds the office's programs and the site that they serve; a process of its own, as what it takes of the memory it gives back by its end.
import path from 'node:path';
import { build } from 'vite';
import { keepLastBuilds } from './lastBuilds.mjs';
import { OFFICE_FOLDERS } from './officeFolders.mjs';
import { buildOfficeProgram } from './officeProgram.mjs';

const { program, site } = OFFICE_FOLDERS;
await buildOfficeProgram(program);
const { output } = await build({ logLevel: 'warn', build: { outDir: site, emptyOutDir: false } });
keepLastBuilds(
  path.join(site, 'assets'),
  output.map(({ fileName }) => path.basename(fileName)),
);
