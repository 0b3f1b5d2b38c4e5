// What an office keeps, in memory: it outlasts the programs that a test ends.
import type { KeptPost, PostBook } from '../../office/post/postBook';
import { lifeUntil, type Reach } from './killed';

/** What an office keeps, which outlasts its programs. */
export function memoryBook() {
  const kept = new Map<string, KeptPost>();
  const written: { subject: string; value: object }[] = [];
  let place = 0;
  const keep = (subject: string, value: object): number => {
    place += 1;
    written.push({ subject, value });
    kept.set(subject, { value: JSON.parse(JSON.stringify(value)), place });
    return place;
  };
  return {
    kept,
    /** All that was ever kept, one after the other. */
    written: (): readonly { subject: string; value: object }[] => written,
    /** That, as a program reaches it. */
    through: (reach: Reach = lifeUntil()): PostBook => ({
      read: async (kind, id) => reach(() => kept.get(`${kind} ${id}`) ?? { value: undefined, place: 0 }),
      put: async (kind, id, value) => void reach(() => keep(`${kind} ${id}`, value)),
      replace: async (kind, id, value, after) =>
        reach(() => ((kept.get(`${kind} ${id}`)?.place ?? 0) === after ? keep(`${kind} ${id}`, value) : undefined)),
    }),
  };
}
