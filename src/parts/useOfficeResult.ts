import { useCallback, useEffect, useRef, useState } from 'react';
import type { OfficeLink } from '@/office/officeLink';
import { officeTrouble } from '@/office/officeClient';

/** What the office told last, and why it does not now. */
interface Known<Told> {
  told?: Told;
  trouble?: string;
}

/**
 * What the office tells when it is asked: as the screen opens, whenever `reload` is called, for something of its own where that is said,
 * and every so many milliseconds where that is, which may follow from what it told last, while the page is looked at; nothing where there is none. `ask` is the same function
 * at each render. An answer never takes the place of one to a later asking.
 */
export function useOfficeResult<Told, Own = undefined>(
  office: OfficeLink | undefined,
  ask: (office: OfficeLink, own?: Own) => Promise<Told>,
  every?: number | ((told: Told | undefined) => number),
) {
  const [known, setKnown] = useState<Known<Told>>({});
  const asked = useRef(0);
  const shown = useRef(0);
  const reload = useCallback(
    async (own?: Own) => {
      if (!office) return;
      asked.current += 1;
      const turn = asked.current;
      const show = (next: (before: Known<Told>) => Known<Told>) => {
        if (turn < shown.current) return;
        shown.current = turn;
        setKnown(next);
      };
      try {
        const told = await ask(office, own);
        show(() => ({ told }));
      } catch (error) {
        // What is being typed stays.
        show((before) => ({ ...before, trouble: officeTrouble(error) }));
      }
    },
    [office, ask],
  );
  useEffect(() => {
    const first = setTimeout(() => void reload());
    return () => clearTimeout(first);
  }, [reload]);
  const everyMs = typeof every === 'function' ? every(known.told) : every;
  useEffect(() => {
    const look = () => {
      if (document.visibilityState !== 'hidden') void reload();
    };
    const others = everyMs === undefined ? undefined : setInterval(look, everyMs);
    return () => clearInterval(others);
  }, [reload, everyMs]);
  /** Asks once more for who was told why there was no answer, which no longer holds meanwhile. */
  const again = () => {
    setKnown(({ told }) => (told === undefined ? {} : { told }));
    void reload();
  };
  return { ...known, reload, again };
}
