/** What of the disk is kept for facts, which are small: it holds some millions of them. */
const KEPT_FOR_FACTS_BYTES = 2_000_000_000;
const LOOK_EVERY_MS = 2_000;

/**
 * Tells whether contents may be put: while the disk is nearly full they wait, so that facts still have room.
 * @param freeBytes how much of the disk is free
 * @param now milliseconds
 */
export function roomForContents(freeBytes: () => Promise<number>, now: () => number = () => performance.now()) {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let hasRoom = Promise.resolve(true);
  return (): Promise<boolean> => {
    if (now() - lookedAt >= LOOK_EVERY_MS) {
      lookedAt = now();
      hasRoom = freeBytes().then((free) => free >= KEPT_FOR_FACTS_BYTES);
    }
    return hasRoom;
  };
}
