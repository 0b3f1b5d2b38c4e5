import { useSyncExternalStore } from 'react';

/** The theme's colours in the words that a canvas understands: it knows no CSS variables. */
export interface ChartColors {
  /** One for each share or line. */
  series: readonly string[];
  text: string;
  line: string;
  surface: string;
  dark: boolean;
}

const readMode = () => document.documentElement.dataset.theme;

function watchMode(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

function readColors(mode: string | undefined): ChartColors {
  const style = getComputedStyle(document.documentElement);
  const color = (name: string) => style.getPropertyValue(name).trim();
  return {
    series: ['--chart-1', '--chart-2', '--chart-3', '--chart-4', '--chart-5', '--chart-6'].map(color),
    text: color('--ant-color-text-secondary'),
    line: color('--ant-color-border-secondary'),
    surface: color('--ant-color-bg-container'),
    dark: mode === 'dark',
  };
}

/** The colours of the present theme, read anew when it changes. */
export const useChartColors = (): ChartColors => readColors(useSyncExternalStore(watchMode, readMode));
