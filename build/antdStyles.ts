import { createElement, type ReactNode } from 'react';
import type { ThemeConfig } from 'antd';
import { runnerImport, type Plugin } from 'vite';

export interface AntdStylesOptions {
  /** The file that exports `themeOf(mode)`. */
  theme: string;
  /** The stylesheet with the rules of the first screen, by the end of its path; nothing stands in it while developing. */
  sheet: string;
  /** What that screen shows, by antd's names. Every other component brings its rules along with its code. */
  first: readonly string[];
}

interface ThemeModule {
  themeOf: (mode: 'light' | 'dark') => ThemeConfig;
}

/** How rules are made: for the names of components, what those before have not. */
async function rulesMade(themeFile: string) {
  // Loaded by a build only: each run of the tests reads vite.config.ts too, and needs none of it.
  const [{ createCache, extractStyle, StyleProvider }, antd, staticStyles, themes] = await Promise.all([
    import('@ant-design/cssinjs'),
    import('antd'),
    import('@ant-design/static-style-extract'),
    runnerImport<ThemeModule>(themeFile),
  ]);
  const theme = themes.module.themeOf('light');
  return {
    names: Object.keys(antd),
    from: () => {
      const cache = createCache();
      return (components: readonly string[]) => {
        staticStyles.extractStyle({
          includes: [...components],
          customTheme: (shown: ReactNode) =>
            createElement(StyleProvider, { cache, children: createElement(antd.ConfigProvider, { theme }, shown) }),
        });
        return extractStyle(cache, { plain: true, types: 'style', once: true });
      };
    },
  };
}

/** Each says the order of the layers anew: a sheet that a screen fetches stands before that of the first screen. */
const layered = (rules: string) => `@layer reset, antd;@layer antd {${rules}}`;

/** The components whose rules antd keeps in a folder that is not called as one is. */
const IN_FOLDER: Readonly<Record<string, readonly string[]>> = { grid: ['Row', 'Col'] };

const STYLE = /\/antd\/es\/([\w-]+)\/style\/index\.js$/;
const SHEET = /^\/antd\/([\w-]+)\.css$/;

/**
 * In a build, writes antd's rules into stylesheets by antd's own extraction, so that pages need not make them (its `zeroRuntime`); the
 * variables of the theme are still set in the page. The rules of the first screen are in one sheet, and those of each other component
 * are fetched with its code. A build with a component that has no rules fails.
 */
export function antdStyles({ theme, sheet, first }: AntdStylesOptions): Plugin {
  let making: ReturnType<typeof rulesMade> | undefined;
  const made = () => (making ??= rulesMade(theme));
  const componentsOf = async (folder: string) => {
    const name = folder.replaceAll('-', '');
    const { names } = await made();
    return IN_FOLDER[folder] ?? names.filter((one) => one.toLowerCase() === name);
  };
  return {
    name: 'antd-styles',
    apply: 'build',
    resolveId: { filter: { id: SHEET }, handler: (id) => id },
    load: {
      filter: { id: /\.css$/ },
      async handler(id) {
        if (id.endsWith(sheet)) return layered((await made()).from()(first));
        const folder = SHEET.exec(id)?.[1];
        if (folder === undefined) return undefined;
        const rules = (await made()).from();
        rules(first);
        return layered(rules(await componentsOf(folder)));
      },
    },
    transform: {
      filter: { id: STYLE },
      async handler(code, id) {
        const folder = STYLE.exec(id)?.[1] ?? '';
        const components = await componentsOf(folder);
        if (components.length === 0) this.error(`antd's ${folder} has no component of that name to take rules from`);
        const isFirst = components.every((one) => first.includes(one));
        return isFirst ? undefined : { code: `import '/antd/${folder}.css';\n${code}`, map: null };
      },
    },
  };
}
