import { Visitor, type Plugin } from 'vite';
import { extractAntdStyles } from './extractAntdStyles.ts';

const SHEET = 'virtual:antd/';
const STYLE_MODULE = /\/antd\/es\/(?:.+\/)?(?:style\/.+|_util\/wave\/style)\.js$/;
const HOOKS_MODULE = /\/antd\/es\/theme\/util\/genStyleUtils\.js$/;
const TOKEN_MODULE = /\/antd\/es\/theme\/useToken\.js$/;
const UNUSED_MODULE = /\/antd\/es\/theme\/(?:themes\/(?:default\/theme|seed)|util\/useResetIconStyle)\.js$/;
const HOOK_MAKER = /^gen(?:StyleHooks|ComponentStyleHook|SubStyleComponent)$/;

// Styles that no page shows: of the wireframe look, of Internet Explorer, of a deprecated component.
const NEVER_SHOWN = new Set(['Pagination-bordered', 'Form-item-item', 'BackTop-BackTop']);

const EMPTY_HOOKS = `
export const genStyleHooks = () => () => ['', ''];
export const genComponentStyleHook = () => () => '';
export const genSubStyleComponent = () => () => null;
`;

const unmapped = (code: string) => ({ code, map: { mappings: '' as const } });

const useTokenModule = (tokens: object) => `
import { use } from 'react';
import { DesignTokenContext } from './context';
${['vars', 'Shared', 'ant-design-icons'].map((name) => `import '${SHEET}${name}.css';`).join('\n')}
const moving = ${JSON.stringify(tokens)};
const still = { ...moving, motion: false };
export default () => {
  const token = use(DesignTokenContext).token.motion === false ? still : moving;
  return [undefined, token, '', token, {}, true];
};
`;

/**
 * In a build, antd's styles as plain CSS instead of code that makes them in the browser. Each style module of antd
 * becomes an import of its own CSS, so CSS is split and loaded with the components, as any other import is. Variables
 * stand at :root, the dark ones under [data-theme='dark']. `theme` is the file that exports `themeOf(mode, motion)`;
 * `unshown` matches the classes of what no page shows.
 */
export function antdStyles({ theme, unshown }: { theme: string; unshown: readonly RegExp[] }): Plugin {
  let extracted: ReturnType<typeof extractAntdStyles> | undefined;
  const styles = () => (extracted ??= extractAntdStyles(theme, unshown));
  const missing = new Map<string, string>();
  return {
    name: 'antd-styles',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: new RegExp(`^${SHEET}`) }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: [new RegExp(`^\0${SHEET}`), TOKEN_MODULE, UNUSED_MODULE] },
      async handler(id) {
        const { sheets, tokens } = await styles();
        if (TOKEN_MODULE.test(id)) return useTokenModule(tokens);
        if (UNUSED_MODULE.test(id)) return 'export default () => {}; export const defaultPresetColors = {};';
        return { code: sheets.get(id.slice(SHEET.length + 1, -'.css'.length))?.css ?? '', moduleSideEffects: true };
      },
    },
    transform: {
      filter: { id: [STYLE_MODULE, HOOKS_MODULE] },
      async handler(code, id) {
        if (HOOKS_MODULE.test(id)) return unmapped(EMPTY_HOOKS + code.slice(code.indexOf('export const genCssVar')));
        const { sheets } = await styles();
        const imports = new Set<string>();
        const cuts: (readonly [from: number, to: number])[] = [];
        const visitor = new Visitor({
          CallExpression({ callee, arguments: given }) {
            const [first] = given;
            if (callee.type !== 'Identifier' || !HOOK_MAKER.test(callee.name) || !first) return;
            cuts.push([first.start, given.at(-1)?.end ?? first.end]);
            // 'Button', or ['Input', 'Shared'].
            const [component = '', part = component] = code.slice(first.start, first.end).match(/\w[\w-]*/g) ?? [];
            const name = `${component}-${part}`;
            const sheet = sheets.get(name);
            if (!sheet && !NEVER_SHOWN.has(name)) missing.set(id, name);
            for (const needed of [`vars-${component}`, ...(sheet?.needs ?? []), name]) {
              if (sheets.get(needed)?.css) imports.add(`import '${SHEET}${needed}.css';`);
            }
          },
        });
        visitor.visit(this.parse(code));
        const kept = cuts.reduceRight((rest, [from, to]) => rest.slice(0, from) + rest.slice(to), code);
        return unmapped([...imports, kept.replaceAll('new Keyframes', '/*#__PURE__*/ new Keyframes')].join('\n'));
      },
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        const lost = chunk.type === 'chunk' && chunk.moduleIds.find((id) => missing.has(id));
        if (lost) this.error(`antd's style ${missing.get(lost)} was not extracted, but ${chunk.fileName} needs it`);
      }
    },
  };
}
