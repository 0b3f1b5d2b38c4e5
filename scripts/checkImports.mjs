// Holds src and office against the rules of .dependency-cruiser.cjs.
import { existsSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { cruise } from 'dependency-cruiser';
import readConfig from 'dependency-cruiser/config-utl/extract-depcruise-options';

const folders = ['src', 'office'].filter(existsSync);
const { output } = await cruise(folders, await readConfig('./.dependency-cruiser.cjs'));
const { violations, ruleSetUsed, totalCruised, totalDependenciesCruised } = output.summary;
const comments = Object.fromEntries(ruleSetUsed.forbidden.map(({ name, comment }) => [name, comment]));

const faults = violations.map(({ rule, from, to, cycle }) => {
  const way = [from, ...(cycle ? cycle.map(({ name }) => name) : [to])].join(' -> ');
  return `${rule.name}: ${way}\n  ${comments[rule.name]}`;
});

// Where it has no parser for TypeScript, dependency-cruiser looks at no file and finds no fault.
const seen = new Set(output.modules.map(({ source }) => source));
const sources = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((path) => join(folder, path).replaceAll(sep, '/')))
  .filter((path) => /(?<!\.d)\.tsx?$/.test(path));
const unseen = sources.filter((path) => !seen.has(path));
if (sources.length === 0) faults.push('There is no TypeScript in src.');
if (unseen.length > 0) {
  faults.push(`dependency-cruiser passed over ${unseen.length} of ${sources.length} files, such as ${unseen[0]}`);
}

if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
} else console.log(`${totalCruised} modules, ${totalDependenciesCruised} imports`);
