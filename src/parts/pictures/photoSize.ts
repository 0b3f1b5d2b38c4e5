/** In pixels: the longest side with which a photo is kept. */
const LONGEST_SIDE = 1_600;

/** In bytes: the largest file of a photo that is kept. */
export const PHOTO_MAX_BYTES = 800_000;

/** How well a photo is written as JPEG, from 0 to 1: the next one where a file is too large by the one before. */
const QUALITIES = [0.82, 0.65, 0.45, 0.25];

interface Size {
  width: number;
  height: number;
}

/** The size in pixels with which a picture is kept: its shape stays, and none is made larger. */
export function keptSize({ width, height }: Size): Size {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}

/** The best file that is small enough to be kept; undefined where none is. */
export async function smallEnough<File extends { size: number }>(
  written: (quality: number) => Promise<File>,
): Promise<File | undefined> {
  for (const quality of QUALITIES) {
    const file = await written(quality);
    if (file.size <= PHOTO_MAX_BYTES) return file;
  }
  return undefined;
}
