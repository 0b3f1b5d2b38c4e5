import { createContext, use, useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
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
    setQueue(wanting.toReversed());
    return wanting.length > 0;
  });
  const [join] = useState(() => (id: string, asksOf: BlockerFunction) => {
    askers.set(id, asksOf);
    return () => void askers.delete(id);
  });

  const stay = () => {
    setQueue([]);
    blocker.reset?.();
  };
  const go = () => {
    const rest = queue.slice(1).filter((id) => askers.has(id));
    setQueue(rest);
    if (rest.length === 0) blocker.proceed?.();
  };
  const asking = blocker.state === 'blocked' ? queue[0] : undefined;
  return <WayOutContext value={{ join, asking, stay, go }}>{children}</WayOutContext>;
}

/** Asks on each way out that `asksOf` says: whether it asks now, and how it is answered. */
export function useWayOut(asksOf: BlockerFunction): { isAsking: boolean; stay: () => void; go: () => void } {
  const { join, asking, stay, go } = use(WayOutContext);
  const id = useId();
  const asksNow = useEffectEvent(asksOf);
  useEffect(() => join(id, (going) => asksNow(going)), [join, id]);
  return { isAsking: asking === id, stay, go };
}
