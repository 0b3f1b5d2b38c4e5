import { useCallback, useEffect, useRef, useState } from 'react';
import type { OfficeLink } from '@/office/officeLink';
import { officeTrouble } from '@/office/officeClient';

/** What the office told last, and why it does not now. */
interface Known<Told> {
  told?: Told;
  trouble?: string;
}

/**
 * What the office tells when it is asked: as the screen opens, whenever `reload` is called, and every so many milliseconds where that
 * is said; nothing where there is none. `ask` is the same function at each render. An answer never takes the place of one to a later asking.
 */
export function useToldByOffice<Told>(
  office: OfficeLink | undefined,
  ask: (office: OfficeLink) => Promise<Told>,
  everyMs?: number,
) {
  const [known, setKnown] = useState<Known<Told>>({});
  const asked = useRef(0);
  const shown = useRef(0);
  const reload = useCallback(async () => {
    if (!office) return;
    asked.current += 1;
    const own = asked.current;
    const show = (next: (before: Known<Told>) => Known<Told>) => {
      if (own < shown.current) return;
      shown.current = own;
      setKnown(next);
    };
    try {
      const told = await ask(office);
      show(() => ({ told }));
    } catch (error) {
      // What is being typed stays.
      show((before) => ({ ...before, trouble: officeTrouble(error) }));
    }
  }, [office, ask]);
  useEffect(() => {
    const first = setTimeout(() => void reload());
    const others = everyMs === undefined ? undefined : setInterval(() => void reload(), everyMs);
    return () => {
      clearTimeout(first);
      clearInterval(others);
    };
  }, [reload, everyMs]);
  /** Asks once more for who was told why there was no answer, which no longer holds meanwhile. */
  const again = () => {
    setKnown(({ told }) => (told === undefined ? {} : { told }));
    void reload();
  };
  return { ...known, reload, again };
}
