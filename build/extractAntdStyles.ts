import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ThemeConfig } from 'antd';
import { createElement, type ReactNode } from 'react';
import { runnerImport } from 'vite';
import { PRESET_COLOURS } from './unshown.ts';

/** One stylesheet, and the names of those that belong to it. */
interface Sheet {
  css: string;
  needs: readonly string[];
}

export interface AntdStyles {
  /** By name: 'Button-Button' (a component's style), 'vars-Button' (its variables), 'vars', 'keyframes-antFadeIn'. */
  sheets: ReadonlyMap<string, Sheet>;
  /** The design tokens that antd's own code knows by name; colours are CSS variables, so they follow the mode. */
  tokens: Readonly<Record<string, unknown>>;
}

interface ThemeModule {
  themeOf: (mode: 'light' | 'dark', motion?: boolean) => ThemeConfig;
}

type Variables = Map<string, string>;

const CLASS = 'extracted';
// The thirteen palettes: `--ant-blue`, its ten shades (`--ant-blue-6`, `--ant-blue6`), `--ant-blue-hover`.
const PALETTE = new RegExp(`^--ant-(${PRESET_COLOURS})(-|\\d|$)`);

const declarations = (css: string) =>
  css
    .slice(css.indexOf('{') + 1, css.lastIndexOf('}'))
    .split(';')
    .filter(Boolean);

/** What antd's style code inserts at run time under a theme, read from its cache after rendering every component. */
async function render(theme: ThemeConfig) {
  const [{ createCache, StyleProvider, token2CSSVar }, { ConfigProvider }, { extractStyle }] = await Promise.all([
    import('@ant-design/cssinjs'),
    import('antd'),
    import('@ant-design/static-style-extract'),
  ]);
  const cache = createCache();
  const themed = { ...theme, hashed: false, cssVar: { key: CLASS } };
  extractStyle((components: ReactNode) =>
    createElement(StyleProvider, { cache, children: createElement(ConfigProvider, { theme: themed }, components) }),
  );

  const styles = new Map<string, { css: string; keyframes: Record<string, string> }>();
  const variables = new Map<string, Variables>();
  const tokens: Record<string, unknown> = {};
  const declare = (sheet: string, css: string) => {
    const declared = variables.get(sheet) ?? new Map<string, string>();
    variables.set(sheet, declared);
    for (const declaration of declarations(css)) {
      const [, name = '', value = ''] = /^(--[\w-]+):(.*)$/s.exec(declaration) ?? [];
      const before = declared.get(name);
      if (!name || (before ?? value) !== value) throw new Error(`antd's ${sheet} has two meanings of "${declaration}"`);
      declared.set(name, value);
    }
  };
  for (const [path, [, entry]] of cache.cache) {
    const [kind, ...names] = path.split('%');
    if (kind === 'style') {
      const [css, , keyframes] = entry as [string, string, Record<string, string>];
      const name = names[1] ?? '';
      const style = styles.get(name);
      styles.set(name, { css: (style?.css ?? '') + css, keyframes: { ...style?.keyframes, ...keyframes } });
    } else if (kind === 'cssVar' && names[1] === CLASS) {
      declare(`vars-${names[0]}`, (entry as [unknown, string])[1]);
    } else if (kind === 'token') {
      const [, , real, css, key] = entry as [unknown, unknown, Record<string, unknown>, string, string];
      if (key !== CLASS) continue;
      declare('vars', css);
      for (const [name, value] of Object.entries(real)) {
        const colour = name.startsWith('color') && typeof value === 'string';
        if (colour) tokens[name] = `var(${token2CSSVar(name, 'ant')})`;
        else if (typeof value !== 'string' && name !== 'override') tokens[name] = value;
      }
    }
  }
  return { styles, variables, tokens };
}

/** Whether antd's code that a build has as code knows a token by its name; its styles and themes are CSS by then. */
function nameKnownToAntd(): (name: string) => boolean {
  const antd = fileURLToPath(new URL('../node_modules/antd/es', import.meta.url));
  const files = readdirSync(antd, { recursive: true, encoding: 'utf8' });
  const run = files.filter((file) => file.endsWith('.js') && !/(^|[\\/])(style|theme)[\\/]/.test(file));
  const code = run.map((file) => readFileSync(join(antd, file), 'utf8'));
  const words = new Set(code.flatMap((one) => one.match(/\w+/g) ?? []));
  // Some names are put together: `screen${size}Min`.
  const beginnings = new Set(code.flatMap((one) => one.match(/(?<=`)[a-z]+(?=\$\{)/g) ?? []));
  return (name) => words.has(name) || [...beginnings].some((beginning) => name.startsWith(beginning));
}

/** Whether a selector asks for one of the classes; what stands in brackets, as in `:not()`, does not count. */
const asksFor = (selector: string, classes: readonly RegExp[]) => {
  const asked = selector.replaceAll(/\(.*\)/g, '').match(/(?<=\.)[\w-]+/g) ?? [];
  return asked.some((name) => classes.some((those) => those.test(name)));
};

/** CSS without the selectors that ask for one of the classes. */
const without = (css: string, classes: readonly RegExp[]) =>
  css.replaceAll(/([^{}]+)(\{[^{}]*\})/g, (_rule, selectors: string, body: string) => {
    const kept = selectors.split(/,(?![^()]*\))/).filter((selector) => !asksFor(selector, classes));
    return kept.length > 0 ? kept.join(',') + body : '';
  });

const block = (selector: string, declared: Variables, base: Variables = new Map()) => {
  const changed = [...declared].filter(([name, value]) => base.get(name) !== value);
  return changed.length > 0 ? `${selector}{${changed.map((pair) => pair.join(':')).join(';')}}` : '';
};

/**
 * The styles of every antd component under the themes of `themeFile`, which exports `themeOf(mode, motion)`;
 * those of the classes that `unshown` matches are left out.
 */
export async function extractAntdStyles(themeFile: string, unshown: readonly RegExp[]): Promise<AntdStyles> {
  const { themeOf } = (await runnerImport<ThemeModule>(themeFile)).module;
  const light = await render(themeOf('light'));
  const dark = await render(themeOf('dark'));
  const still = await render(themeOf('light', false));
  const sheets = new Map<string, Sheet>();
  for (const [name, { css, keyframes }] of light.styles) {
    if (dark.styles.get(name)?.css !== css) throw new Error(`antd's style ${name} differs between light and dark`);
    const shown = without(css, unshown);
    const moved = Object.keys(keyframes).filter((key) => shown.includes(key));
    sheets.set(name, { css: shown, needs: moved.map((key) => `keyframes-${key}`) });
    for (const [key, rule] of Object.entries(keyframes)) sheets.set(`keyframes-${key}`, { css: rule, needs: [] });
  }
  const used = new Set([...sheets.values()].flatMap(({ css }) => css.match(/(?<=var\()--ant-[\w-]+/g) ?? []));
  for (const sheet of light.variables.keys()) {
    // The product's own styles may use the general variables, but no palette and no component's.
    const kept = ([name]: [string, string]) => used.has(name) || (sheet === 'vars' && !PALETTE.test(name));
    const of = ({ variables }: typeof light): Variables => new Map([...(variables.get(sheet) ?? [])].filter(kept));
    const inMotion = of(light);
    const atRest = block(':root', of(still), inMotion);
    sheets.set(sheet, {
      css:
        block(':root', inMotion) +
        block(":root[data-theme='dark']", of(dark), inMotion) +
        (atRest && `@media (prefers-reduced-motion:reduce){${atRest}}`),
      needs: [],
    });
  }
  const isKnown = nameKnownToAntd();
  return { sheets, tokens: Object.fromEntries(Object.entries(light.tokens).filter(([name]) => isKnown(name))) };
}
