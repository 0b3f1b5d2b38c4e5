/** How high a chart of bars is, in px: the same for each of its names, and the axis below them. */
export const barsHeight = (points: readonly { name: string }[]): number =>
  new Set(points.map(({ name }) => name)).size * 28 + 56;
