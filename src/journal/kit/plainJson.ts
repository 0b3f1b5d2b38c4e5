import { isObject } from './isObject';

/** How deep something may be nested that is walked through or written as text; nobody's fact comes near it. */
const DEEPEST = 64;

/** So many objects and lists may stand in something; a business of two million records has fewer. */
const MOST = 16_000_000;

const UNSAYABLE = ['bigint', 'symbol', 'function'];

const isPlain = (value: object) => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
};

/** Whether a value is what JSON can say, nested no deeper and with no more in it than may be walked through. */
export function isPlainJson(value: unknown): boolean {
  // What stands in itself is too deep; what stands in many places counts in each, as nobody could write it otherwise.
  let left = MOST;
  const isPlainAt = (one: unknown, depth: number): boolean => {
    if (!isObject(one)) return !UNSAYABLE.includes(typeof one);
    left -= 1;
    return (
      left >= 0 &&
      depth < DEEPEST &&
      isPlain(one) &&
      (Object.values(one) as unknown[]).every((inner) => isPlainAt(inner, depth + 1))
    );
  };
  return isPlainAt(value, 0);
}
