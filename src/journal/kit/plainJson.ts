import { isObject } from './isObject';

/** How deep something may be nested that is walked through or written as text; nobody's fact comes near it. */
const DEEPEST = 64;

const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
};

/** Whether a value is what JSON can say, nested no deeper than may be walked through. It never recurses itself. */
export function isPlainJson(value: unknown): boolean {
  const seen = new Set<object>();
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    const containers = level.filter(isObject);
    if (level.some((one) => ['bigint', 'symbol', 'function'].includes(typeof one))) return false;
    for (const one of containers) {
      // One that stands in two places may stand in itself, or stand for more than anybody can write.
      if (depth >= DEEPEST || seen.has(one) || !isPlain(one)) return false;
      seen.add(one);
    }
    level = containers.flatMap((one) => Object.values(one) as unknown[]);
  }
  return true;
}
