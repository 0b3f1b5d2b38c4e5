import { createContext, use, useEffect, useEffectEvent, useId, useMemo, useState, type ReactNode } from 'react';
import { useBlocker, type BlockerFunction } from 'react-router-dom';

interface WayOut {
  /** Has whoever bears that id asked of each way out. Gives what stops it. */
  join: (id: string, asksOf: BlockerFunction) => () => void;
  /** Who asks now. */
  asking: string | undefined;
  stay: () => void;
  go: () => void;
}

const WayOutContext = createContext<WayOut>({
  join: () => () => {},
  asking: undefined,
  stay: () => {},
  go: () => {},
});

/**
 * Stops somebody on their way out for all that want to ask first, as the router stops them once only: one after the other asks, what was
 * opened last before what it lies on, and whoever stays at one of the questions is asked none of the others.
 */
export function WayOutProvider({ children }: { children: ReactNode }) {
  const [askers] = useState(() => new Map<string, BlockerFunction>());
  const [queue, setQueue] = useState<readonly string[]>([]);
  const blocker = useBlocker((going) => {
    const wanting = [...askers].filter(([, asksOf]) => asksOf(going)).map(([id]) => id);
    if (wanting.length > 0) setQueue(wanting.toReversed());
    return wanting.length > 0;
  });
  const [join] = useState(() => (id: string, asksOf: BlockerFunction) => {
    askers.set(id, asksOf);
    return () => {
      askers.delete(id);
      setQueue((was) => (was.includes(id) ? was.filter((one) => one !== id) : was));
    };
  });
  // Whoever asked last may go away unanswered, with the record that a dialog is about.
  useEffect(() => {
    if (blocker.state === 'blocked' && queue.length === 0) blocker.reset();
  }, [blocker, queue]);

  const value = useMemo(() => {
    const stay = () => blocker.reset?.();
    const go = () => {
      if (queue.length > 1) setQueue(queue.slice(1));
      else blocker.proceed?.();
    };
    return { join, asking: blocker.state === 'blocked' ? queue[0] : undefined, stay, go };
  }, [join, blocker, queue]);
  return <WayOutContext value={value}>{children}</WayOutContext>;
}

/** Asks on each way out that `asksOf` says: whether it asks now, and how it is answered. */
export function useWayOut(asksOf: BlockerFunction): { isAsking: boolean; stay: () => void; go: () => void } {
  const { join, asking, stay, go } = use(WayOutContext);
  const id = useId();
  const asksNow = useEffectEvent(asksOf);
  useEffect(() => join(id, (going) => asksNow(going)), [join, id]);
  return { isAsking: asking === id, stay, go };
}
