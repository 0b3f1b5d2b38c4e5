import { theme, type ThemeConfig } from 'antd';

export type Mode = 'light' | 'dark';

const palette = {
  light: {
    colorPrimary: '#0f6b62',
    colorPrimaryHover: '#14857a',
    colorPrimaryActive: '#0b524b',
    colorPrimaryBg: '#e2f1ee',
    colorPrimaryBgHover: '#cfe7e2',
    colorErrorBg: '#fdecea',
    colorWarningBg: '#fdf3e0',
    colorSuccessBg: '#e6f4ea',
    colorInfoBg: '#e2f1ee',
    colorInfo: '#0f6b62',
    colorLink: '#0f6b62',
    colorLinkHover: '#0a4f48',
    colorError: '#b42318',
    colorWarning: '#8a5300',
    colorSuccess: '#1f7a3d',
    colorTextBase: '#14201e',
    colorBgBase: '#ffffff',
    colorBgLayout: '#f4f6f5',
    colorBorder: '#b9c3c0',
    colorBorderSecondary: '#e2e8e6',
    colorTextPlaceholder: '#5f6b68',
    colorTextDescription: '#55625f',
  },
  dark: {
    colorPrimary: '#6fd3c3',
    colorPrimaryBg: '#17322e',
    colorPrimaryBgHover: '#1d403a',
    colorInfo: '#6fd3c3',
    colorLink: '#7fdccd',
    colorLinkHover: '#a5ece0',
    colorError: '#ff9c91',
    colorWarning: '#f0bd6a',
    colorSuccess: '#84d69b',
    colorTextBase: '#e8efed',
    colorBgBase: '#121817',
    colorBgLayout: '#0d1211',
    colorBgContainer: '#161d1c',
    colorBgElevated: '#1d2524',
    colorBorder: '#4a5754',
    colorBorderSecondary: '#29322f',
    colorTextPlaceholder: '#93a19d',
    colorTextDescription: '#a3b0ad',
  },
} satisfies Record<Mode, ThemeConfig['token']>;

/** The one set of design tokens, as antd takes it; both modes pass WCAG AA. */
export const themeOf = (mode: Mode, motion = true): ThemeConfig => ({
  algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
  hashed: false,
  cssVar: { key: 'trackyard' },
  token: {
    ...palette[mode],
    // The first has Hindi's letters alone, fetched where the device has none: behind system-ui a text marked as Hindi was empty boxes.
    fontFamily: "'Trackyard Devanagari', 'Inter', 'Segoe UI', system-ui, -apple-system, 'Noto Sans', sans-serif",
    fontSize: 14,
    borderRadius: 8,
    controlHeight: 36,
    motion,
  },
  components: {
    Button: { primaryShadow: 'none', defaultShadow: 'none', ...(mode === 'dark' && { primaryColor: '#08201c' }) },
    Table: { cellPaddingInlineMD: 16, cellPaddingInlineSM: 5, cellFontSizeSM: 13, headerSplitColor: 'transparent' },
    Form: { verticalLabelPadding: '0 0 4px', itemMarginBottom: 26 },
  },
});
