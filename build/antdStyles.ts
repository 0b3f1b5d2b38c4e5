import { createElement, type ReactNode } from 'react';
import type { ThemeConfig } from 'antd';
import { runnerImport, type Plugin } from 'vite';

export interface AntdStylesOptions {
  /** The stylesheet that the rules fill; nothing stands in it while developing. */
  sheet: RegExp;
  /** The file that exports `themeOf(mode)`. */
  theme: string;
  /** The components that pages show, by antd's names, with those that they are made of. */
  components: readonly string[];
}

interface ThemeModule {
  themeOf: (mode: 'light' | 'dark') => ThemeConfig;
}

/** The rules of the components. They take what a theme says from CSS variables, so light and dark share them. */
async function rulesOf({ theme: themeFile, components }: AntdStylesOptions): Promise<string> {
  // Loaded by a build only: each run of the tests reads vite.config.ts too, and needs none of it.
  const [{ createCache, extractStyle, StyleProvider }, { ConfigProvider }, staticStyles, themes] = await Promise.all([
    import('@ant-design/cssinjs'),
    import('antd'),
    import('@ant-design/static-style-extract'),
    runnerImport<ThemeModule>(themeFile),
  ]);
  const cache = createCache();
  const theme = themes.module.themeOf('light');
  staticStyles.extractStyle({
    includes: [...components],
    customTheme: (shown: ReactNode) =>
      createElement(StyleProvider, { cache, children: createElement(ConfigProvider, { theme }, shown) }),
  });
  return `@layer antd {${extractStyle(cache, { plain: true, types: 'style' })}}`;
}

/** Where antd keeps the rules of a component, by the component's name in small letters. */
const FOLDERS: Readonly<Record<string, string>> = { row: 'grid', col: 'grid' };

const folderOf = (component: string) => {
  const name = component.toLowerCase();
  return FOLDERS[name] ?? name;
};

/** The components of antd whose code for rules a build has, as folders without their hyphens. */
const foldersIn = (modules: readonly string[]) =>
  new Set(modules.flatMap((id) => /\/antd\/es\/([\w-]+)\/style\//.exec(id)?.[1]?.replaceAll('-', '') ?? []));

/**
 * In a build, writes antd's rules into a stylesheet by antd's own extraction, so that pages need not make them (its
 * `zeroRuntime`); the variables of the theme are still set in the page. A build with a component without rules fails.
 */
export function antdStyles(options: AntdStylesOptions): Plugin {
  const styled = new Set(options.components.map(folderOf));
  return {
    name: 'antd-styles',
    apply: 'build',
    load: { filter: { id: options.sheet }, handler: () => rulesOf(options) },
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? output.moduleIds : []));
      const unstyled = [...foldersIn(modules)].filter((folder) => !styled.has(folder));
      if (unstyled.length > 0) this.error(`The build shows antd's ${unstyled.join(', ')} without their rules`);
    },
  };
}
