import { useCallback, useEffect, useState } from 'react';
import type { OfficeLink } from '@/office/officeLink';
import { officeTrouble } from '@/office/people/asking';
import { askTracking } from '@/office/tracking/asking';
import type { TrackingTells } from '@/office/tracking/trackingProtocol';

/** The office reads every minute: so often it is asked what came of it, in milliseconds. */
const ASK_EVERY_MS = 10_000;

/** Where vehicles are heard, as far as it is known; and why it is not known now. */
interface KnownTracking {
  told?: TrackingTells['tracking.settings'];
  trouble?: string;
}

/** Where vehicles are heard, and how that goes: asked for while the screen is open, and whenever that is said. */
export function useTracking(office: OfficeLink) {
  const [known, setKnown] = useState<KnownTracking>({});
  const reload = useCallback(async () => {
    try {
      const told = await askTracking(office);
      setKnown({ told });
    } catch (error) {
      // What is being typed stays.
      setKnown(({ told }) => ({ ...(told && { told }), trouble: officeTrouble(error) }));
    }
  }, [office]);
  useEffect(() => {
    const first = setTimeout(() => void reload());
    const others = setInterval(() => void reload(), ASK_EVERY_MS);
    return () => {
      clearTimeout(first);
      clearInterval(others);
    };
  }, [reload]);
  return { ...known, reload };
}
