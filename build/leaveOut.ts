import type { Plugin } from 'vite';

/**
 * In a build, leaves out parts of libraries that no page uses: for each module path (without .js) what it was. Each
 * export of such a module becomes a function that says so when it is called or rendered, so nobody misses it unawares.
 */
export function leaveOut(parts: Readonly<Record<string, string>>): Plugin {
  const partOf = (id: string) => Object.entries(parts).find(([path]) => id.endsWith(`/${path}.js`))?.[1];
  return {
    name: 'leave-out',
    apply: 'build',
    enforce: 'pre',
    transform(source, id) {
      const part = partOf(id);
      if (!part) return undefined;
      const names = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
      const left = `const left = () => { throw new Error(${JSON.stringify(`Left out of this build: ${part}`)}); };`;
      const code = [left, 'export default left;', ...names.map((name) => `export { left as ${name} };`)].join('\n');
      return { code, map: { mappings: '' } };
    },
  };
}
