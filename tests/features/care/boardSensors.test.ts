import type { ClientRect } from '@dnd-kit/core';
import { describe, expect, it } from 'vitest';
import { besidePlace } from '@/features/care/boardSensors';

const [WIDTH, HEIGHT] = [100, 40];
const placeAt = (row: number, column: number): ClientRect => {
  const [left, top] = [column * WIDTH, row * HEIGHT];
  return { left, top, width: WIDTH, height: HEIGHT, right: left + WIDTH, bottom: top + HEIGHT };
};
const places = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => placeAt(row, column)));

describe('the place beside another on the board', () => {
  it('is the next one on the side of the arrow', () => {
    const middle = placeAt(1, 1);
    expect(besidePlace(middle, places, 'ArrowUp')).toEqual(placeAt(0, 1));
    expect(besidePlace(middle, places, 'ArrowDown')).toEqual(placeAt(2, 1));
    expect(besidePlace(middle, places, 'ArrowLeft')).toEqual(placeAt(1, 0));
    expect(besidePlace(middle, places, 'ArrowRight')).toEqual(placeAt(1, 2));
  });

  it('is the next one and not the last one from the edge', () => {
    expect(besidePlace(placeAt(0, 0), places, 'ArrowDown')).toEqual(placeAt(1, 0));
    expect(besidePlace(placeAt(2, 2), places, 'ArrowLeft')).toEqual(placeAt(2, 1));
  });

  it('is the same one beyond the edge', () => {
    expect(besidePlace(placeAt(0, 0), places, 'ArrowUp')).toEqual(placeAt(0, 0));
    expect(besidePlace(placeAt(1, 2), places, 'ArrowRight')).toEqual(placeAt(1, 2));
  });
});
