import { createElement, type ReactNode } from 'react';
import type { ThemeConfig } from 'antd';
import { runnerImport, type Plugin } from 'vite';

export interface AntdStylesOptions {
  /** The file that exports `themeOf(mode)`. */
  theme: string;
  /**
   * The stylesheets that the rules fill, by the end of their path; nothing stands in them while developing. Each has the
   * components that it is for, by antd's names, with those that they are made of.
   */
  sheets: Readonly<Record<string, readonly string[]>>;
  /** The components whose code those of antd bring along, and which are never shown: they need no rules. */
  unshown: readonly string[];
}

interface ThemeModule {
  themeOf: (mode: 'light' | 'dark') => ThemeConfig;
}

/** The rules of the components. They take what a theme says from CSS variables, so light and dark share them. */
async function rulesOf(themeFile: string, components: readonly string[]): Promise<string> {
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
  // Each says the order of the layers anew: a sheet that a screen fetches stands before that of the first screen.
  return `@layer reset, antd;@layer antd {${extractStyle(cache, { plain: true, types: 'style' })}}`;
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
export function antdStyles({ theme, sheets, unshown }: AntdStylesOptions): Plugin {
  const styled = new Set([...Object.values(sheets).flat(), ...unshown].map(folderOf));
  return {
    name: 'antd-styles',
    apply: 'build',
    load: {
      filter: { id: /\.css$/ },
      handler(id) {
        const components = Object.entries(sheets).find(([sheet]) => id.endsWith(sheet))?.[1];
        return components ? rulesOf(theme, components) : undefined;
      },
    },
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? output.moduleIds : []));
      const unstyled = [...foldersIn(modules)].filter((folder) => !styled.has(folder));
      if (unstyled.length > 0) this.error(`The build shows antd's ${unstyled.join(', ')} without their rules`);
    },
  };
}
