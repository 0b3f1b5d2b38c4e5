// Damage to any part of a JSON value, as somebody who crafts a file or a storage does it.
/** What somebody may write in the place of anything. */
export const ODD_PARTS: readonly unknown[] = [
  -1,
  0.1 + 0.2,
  1e308,
  2 ** 53,
  null,
  true,
  '',
  ' ',
  'x'.repeat(3_000),
  '2026-02-31',
  '9999-99-99T99:99:99Z',
  '__proto__',
  'constructor',
  [],
  [null],
  {},
  { id: 'vendor-1' },
  JSON.parse('{"__proto__":{"id":"vendor-1"},"constructor":1}'),
  Array.from({ length: 5_000 }, () => 'account-1'),
];

type Dice = IterableIterator<number> | { next: () => { value: number } };

const containersIn = (value: unknown): object[] =>
  typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(containersIn)] : [];

/** A copy of plain JSON with one part of it, wherever the dice say, exchanged for something else or taken away. */
export function damaged<Value>(value: Value, part: unknown, dice: Dice): Value {
  const copy = structuredClone(value);
  const containers = containersIn(copy).filter((one) => Object.keys(one).length > 0);
  const container = containers[dice.next().value % containers.length];
  if (!container) return part as Value;
  const keys = Object.keys(container);
  const key = keys[dice.next().value % keys.length] ?? '';
  if (dice.next().value % 5 === 0) Reflect.deleteProperty(container, key);
  else Reflect.set(container, key, part);
  return copy;
}
