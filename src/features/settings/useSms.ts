import { useCallback, useEffect, useState } from 'react';
import type { OfficeLink } from '@/office/officeLink';
import { officeTrouble } from '@/office/people/asking';
import { askSms } from '@/office/sms/asking';
import type { SmsTells } from '@/office/sms/smsProtocol';

/** How the office sends SMS, as far as it is known; and why it is not. */
interface KnownSms {
  told?: SmsTells['sms.settings'];
  trouble?: string;
}

/** How the office sends SMS, asked for as the screen opens and whenever that is said. */
export function useSms(office: OfficeLink) {
  const [known, setKnown] = useState<KnownSms>({});
  const reload = useCallback(
    async () =>
      setKnown(
        await askSms(office).then(
          (told) => ({ told }),
          (error: unknown) => ({ trouble: officeTrouble(error) }),
        ),
      ),
    [office],
  );
  useEffect(() => {
    const first = setTimeout(() => void reload());
    return () => clearTimeout(first);
  }, [reload]);
  return { ...known, reload };
}
