import { useEffect, useState } from 'react';
import { askWhetherMailed } from '@/office/mail/asking';
import { useOffice } from '@/parts/office';

/** Whether the office sends mail; undefined until that is known, and not where there is none, or it does not answer. */
export function useOfficeMails(): boolean | undefined {
  const office = useOffice();
  const [mails, setMails] = useState<boolean>();
  useEffect(() => {
    if (!office) return undefined;
    let isOver = false;
    const ask = async () => {
      const answer = await askWhetherMailed(office).catch(() => false);
      if (!isOver) setMails(answer);
    };
    void ask();
    return () => {
      isOver = true;
    };
  }, [office]);
  return office ? mails : false;
}
