/** The lists of screens that are not part of the first code, by area. */
export const areas = {
  stock: () => import('./stockScreens'),
  sales: () => import('./salesScreens'),
  care: () => import('./careScreens'),
};

/** Fetches the lists of all areas, so that the first way into one need not wait for its list. */
export function fetchAreas(): void {
  // A failure here is silent on purpose: going there tries again, and that failure is shown.
  for (const area of Object.values(areas)) void area().catch(() => {});
}
