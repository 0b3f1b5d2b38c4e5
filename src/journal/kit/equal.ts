import { isObject } from './isObject';

/** Whether two values of plain JSON say the same, whatever the order of their keys; an absent key is an undefined one. */
export function equal(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  if (Array.isArray(one) && one.length !== other.length) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => equal(one[key], other[key]));
}
