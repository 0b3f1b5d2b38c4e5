/** The days ago on which a request was raised, approved, dispatched and delivered, as far as it got. */
type DaysAgo = readonly [raised: number, approved?: number, dispatched?: number, delivered?: number];

/** What was requested: the vendor's number, the product's place in its list from 1, the quantity. */
export type SampleLine = readonly [vendor: number, place: number, qty: number];

/** The requests; the last word of one is the branch that it goes to. */
export const REQUESTS: readonly (readonly [DaysAgo, readonly SampleLine[], branch?: string])[] = [
  [
    [84, 83, 79, 74],
    [
      [1, 1, 50],
      [5, 1, 50],
    ],
  ],
  [[69, 67, 64, 60], [[3, 1, 40]]],
  [
    [52, 51, 48, 43],
    [
      [2, 1, 5],
      [4, 1, 30],
      [9, 1, 15],
    ],
  ],
  [
    [38, 36, 33, 29],
    [
      [7, 1, 10],
      [10, 2, 20],
      [1, 6, 30],
    ],
  ],
  [
    [23, 21, 17],
    [
      [1, 2, 60],
      [5, 2, 100],
      [3, 2, 40],
    ],
  ],
  [
    [16, 14, 12],
    [
      [6, 1, 100],
      [6, 3, 60],
      [2, 5, 20],
      [9, 2, 20],
    ],
    'Delhi',
  ],
  [[12, 9], [[11, 1, 5]]],
  [
    [9, 7],
    [
      [4, 3, 50],
      [3, 4, 50],
    ],
  ],
  [
    [6],
    [
      [8, 3, 100],
      [8, 1, 5],
    ],
  ],
  [
    [4],
    [
      [1, 1, 20],
      [5, 3, 20],
      [9, 2, 50],
    ],
  ],
  [[2], [[7, 2, 5]]],
  [
    [1],
    [
      [10, 1, 100],
      [10, 5, 4],
      [2, 3, 5],
      [6, 4, 50],
    ],
  ],
];
