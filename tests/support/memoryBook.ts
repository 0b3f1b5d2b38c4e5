// What an office keeps, in memory: it outlasts the programs that a test ends.
import type { KeptPost, PostBook } from '../../office/post/postBook';
import { lifeUntil, type Reach } from './killed';

/** What an office keeps, which outlasts its programs. */
export function memoryBook() {
  const kept = new Map<string, KeptPost>();
  let place = 0;
  const keep = (subject: string, value: object): number => {
    place += 1;
    kept.set(subject, { value: JSON.parse(JSON.stringify(value)), place });
    return place;
  };
  return {
    kept,
    /** That, as a program reaches it. */
    through: (reach: Reach = lifeUntil()): PostBook => ({
      read: async (kind, id) => reach(() => kept.get(`${kind} ${id}`) ?? { value: undefined, place: 0 }),
      put: async (kind, id, value) => void reach(() => keep(`${kind} ${id}`, value)),
      replace: async (kind, id, value, after) =>
        reach(() => ((kept.get(`${kind} ${id}`)?.place ?? 0) === after ? keep(`${kind} ${id}`, value) : undefined)),
    }),
  };
}
