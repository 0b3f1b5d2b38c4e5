import { isObject } from './isObject';

/** Whether two values of plain JSON say the same, whatever the order of their keys; an absent key is an undefined one. */
export function equal(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  if (Array.isArray(one) && one.length !== other.length) return false;
  // A key of the other alone is asked for by itself: a set of both for each object of a large fact takes most of the time.
  return (
    Object.keys(one).every((key) => equal(one[key], other[key])) &&
    Object.keys(other).every((key) => Object.hasOwn(one, key) || other[key] === undefined)
  );
}
