import { useCallback, useEffect, useState } from 'react';
import { askMail } from '@/office/mail/asking';
import type { MailTells } from '@/office/mail/mailProtocol';
import type { OfficeLink } from '@/office/officeLink';
import { officeTrouble } from '@/office/people/asking';

/** How the office sends mail, as far as it is known; and why it is not. */
interface KnownMail {
  told?: MailTells['mail.settings'];
  trouble?: string;
}

/** How the office sends mail, asked for as the screen opens and whenever that is said. */
export function useMail(office: OfficeLink) {
  const [known, setKnown] = useState<KnownMail>({});
  const reload = useCallback(
    async () =>
      setKnown(
        await askMail(office).then(
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
