// Written so that an old Node can read it too: what else the scripts need is imported after it.
import fs from 'fs';

const { engines } = JSON.parse(fs.readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const [wantedMajor, wantedMinor] = engines.node.match(/\d+/g).map(Number);
const [major, minor] = process.versions.node.split('.').map(Number);

if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor)) {
  console.error(`Trackyard needs Node ${wantedMajor}.${wantedMinor} or newer; this is Node ${process.versions.node}.`);
  console.error('Install a newer one (https://nodejs.org) and run the command again.');
  process.exit(1);
}
