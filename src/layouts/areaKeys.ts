import { paths } from '@/paths';

/** After it one of the keys of the areas leads there. */
export const GO = 'g';

/** The areas by the key that leads to each after `g`. */
export const AREA_KEYS: Readonly<Record<string, string>> = {
  h: paths.home,
  v: paths.vendors.list,
  s: paths.stocks.dashboard,
  b: paths.sales.dashboard,
  c: paths.care.home,
};
