// Damage to any part of a JSON value, as somebody who crafts a file or a storage does it.
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
