/**
 * Lets so many requests of each wait at a time. Gives what enters one of somebody: what ends its wait, or undefined where too many of
 * theirs wait already.
 */
export function waitingOf(most: number) {
  const waiting = new Map<string, number>();
  return (who: string): (() => void) | undefined => {
    const before = waiting.get(who) ?? 0;
    if (before >= most) return undefined;
    waiting.set(who, before + 1);
    return () => {
      const left = (waiting.get(who) ?? 1) - 1;
      if (left > 0) waiting.set(who, left);
      else waiting.delete(who);
    };
  };
}
