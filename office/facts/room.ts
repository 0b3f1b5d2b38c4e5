/** What of the room is kept for facts, which are small: it holds some millions of them. */
export const KEPT_FOR_FACTS_BYTES = 2_000_000_000;
/** What helps where there is little. */
export const MAKE_ROOM = 'docs/office.md tells how to make room.';
const LOOK_EVERY_MS = 2_000;

/**
 * Tells whether contents may be put: while the disk is nearly full they wait, so that facts still have room.
 * @param leftBytes how much can still be kept
 * @param now milliseconds
 */
export function roomForContents(leftBytes: () => Promise<number>, now: () => number = () => performance.now()) {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let hasRoom = Promise.resolve(true);
  return (): Promise<boolean> => {
    if (now() - lookedAt >= LOOK_EVERY_MS) {
      lookedAt = now();
      hasRoom = leftBytes().then((left) => left >= KEPT_FOR_FACTS_BYTES);
    }
    return hasRoom;
  };
}
