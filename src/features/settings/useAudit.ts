import { useEffect, useState } from 'react';
import type { DeskTells } from '@/office/deskProtocol';
import type { OfficeLink } from '@/office/officeLink';
import { askAudit, officeTrouble } from '@/office/people/asking';

/** What the audit tells, as far as it is known; and why it is not. */
interface KnownAudit {
  told?: DeskTells['people.audit'];
  trouble?: string;
}

/** The audit of an office up to a day, an ISO date, asked for once. */
export function useAudit(office: OfficeLink, upTo: string): KnownAudit {
  const [known, setKnown] = useState<KnownAudit>({});
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      const next = await askAudit(office, upTo).then(
        (told) => ({ told }),
        (error: unknown) => ({ trouble: officeTrouble(error) }),
      );
      if (!isOver) setKnown(next);
    };
    void ask();
    return () => {
      isOver = true;
    };
  }, [office, upTo]);
  return known;
}
