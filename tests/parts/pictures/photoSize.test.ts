import { expect, test } from 'vitest';
import { keptSize, PHOTO_MAX_BYTES, smallEnough } from '@/parts/pictures/photoSize';

test.each([
  ['a wide one', [4_000, 3_000], [1_600, 1_200]],
  ['a high one', [3_000, 4_000], [1_200, 1_600]],
  ['a small one, which stays', [640, 480], [640, 480]],
  ['a strip, which keeps a pixel', [20_000, 3], [1_600, 1]],
])('a photo is kept with at most 1600 pixels a side: %s', (_which, [width = 0, height = 0], [wide, high]) =>
  expect(keptSize({ width, height })).toEqual({ width: wide, height: high }),
);

test('a photo is written less well until it is small enough, and as well as that allows', async () => {
  const tried: number[] = [];
  const written = (quality: number) => {
    tried.push(quality);
    return Promise.resolve({ size: PHOTO_MAX_BYTES * quality * 1.5, quality });
  };
  expect(await smallEnough(written)).toMatchObject({ quality: tried.at(-1) });
  expect(tried).toEqual(tried.toSorted((one, other) => other - one));
  expect(tried.length).toBeGreaterThan(1);
});

test('a photo that is too large however it is written is none', async () => {
  expect(await smallEnough(() => Promise.resolve({ size: PHOTO_MAX_BYTES + 1 }))).toBeUndefined();
});
