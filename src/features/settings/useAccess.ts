import { useCallback, useEffect, useState } from 'react';
import type { DeskTells } from '@/office/deskProtocol';
import type { OfficeLink } from '@/office/officeLink';
import { askAccess, officeTrouble } from '@/office/people/asking';

/** What the office tells of sign-ins changes by itself: browsers come and go. */
const ASK_EVERY_MS = 15_000;

/** Who is signed in where, whose name is locked and who has a second factor, as far as it is known; and why no more is known. */
interface KnownAccess {
  access?: DeskTells['people.access'];
  trouble?: string;
}

export type AccessKnown = ReturnType<typeof useAccess>;

/** The sign-ins of an office, asked for again and again as long as the screen is there. */
export function useAccess(office: OfficeLink) {
  const [known, setKnown] = useState<KnownAccess>({});
  const reload = useCallback(async () => {
    try {
      setKnown({ access: await askAccess(office) });
    } catch (error) {
      // What is known already stays in sight.
      setKnown((before) => (before.access ? before : { trouble: officeTrouble(error) }));
    }
  }, [office]);
  useEffect(() => {
    const first = setTimeout(() => void reload());
    const beat = setInterval(() => void reload(), ASK_EVERY_MS);
    return () => {
      clearTimeout(first);
      clearInterval(beat);
    };
  }, [reload]);
  return { ...known, reload };
}
