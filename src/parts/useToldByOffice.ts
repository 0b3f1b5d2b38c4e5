import { useCallback, useEffect, useState } from 'react';
import type { OfficeLink } from '@/office/officeLink';
import { officeTrouble } from '@/office/officeClient';

/** What the office told last, and why it does not now. */
interface Known<Told> {
  told?: Told;
  trouble?: string;
}

/**
 * What the office tells when it is asked: as the screen opens, whenever `reload` is called, and every so many milliseconds where that
 * is said. `ask` is the same function at each render.
 */
export function useToldByOffice<Told>(
  office: OfficeLink,
  ask: (office: OfficeLink) => Promise<Told>,
  everyMs?: number,
) {
  const [known, setKnown] = useState<Known<Told>>({});
  const reload = useCallback(async () => {
    try {
      const told = await ask(office);
      setKnown({ told });
    } catch (error) {
      // What is being typed stays.
      setKnown((before) => ({ ...before, trouble: officeTrouble(error) }));
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
