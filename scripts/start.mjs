// npm start: installs what is missing, builds, serves the built app. Takes --port N and --host ADDRESS.
import './nodeVersion.mjs';

const { installWhenNeeded } = await import('./install.mjs');
installWhenNeeded();

const { parseArgs } = await import('node:util');
const { build, preview } = await import('vite');
const { values } = parseArgs({ options: { port: { type: 'string' }, host: { type: 'string' } } });

console.log('Building');
await build({ logLevel: 'warn' });

const server = await preview({
  preview: { ...(values.port && { port: Number(values.port) }), ...(values.host && { host: values.host }) },
});
console.log('Trackyard is served at');
server.printUrls();
console.log('  Ctrl+C stops it.');
