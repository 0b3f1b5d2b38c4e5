// Damage to the bytes of a file: some are changed, cut out, or come twice.
import fc from 'fast-check';

interface Damage {
  kind: 'changed' | 'cut' | 'twice';
  at: number;
  length: number;
  by: number;
}

/** Up to four damages, wherever they are in a file. */
export const damages: fc.Arbitrary<Damage[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('changed', 'cut', 'twice'),
    at: fc.nat(),
    length: fc.integer({ min: 1, max: 200 }),
    by: fc.integer({ min: 1, max: 255 }),
  }),
  { minLength: 1, maxLength: 4 },
);

/** The bytes with these damages, one after another. */
export const damagedBytes = (bytes: Uint8Array, all: readonly Damage[]): Uint8Array<ArrayBuffer> =>
  all.reduce((before, { kind, at, length, by }) => {
    const from = at % Math.max(1, before.length);
    if (kind === 'changed') return before.map((byte, place) => (place === from ? byte ^ by : byte));
    const [head, rest] = [before.slice(0, from), before.slice(kind === 'cut' ? from + length : from)];
    return Uint8Array.from([...head, ...(kind === 'twice' ? before.slice(from, from + length) : []), ...rest]);
  }, Uint8Array.from(bytes));
