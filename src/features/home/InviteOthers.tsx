import { useEffect, useRef } from 'react';
import { paths } from '@/paths';
import { useAsked } from '@/parts/useAsked';
import { useOffice } from '@/parts/office';
import { TextActions } from '@/ui/FormGrid';
import { LinkButton } from '@/ui/links';
import { Section } from '@/ui/Section';

/** How others come in: in a shared office by their names, and before there is one by its beginning. */
export function InviteOthers() {
  const office = useOffice();
  const { what, done } = useAsked();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (what !== 'invite') return;
    place.current?.focus();
    done();
  }, [what, done]);
  return (
    <Section ref={place} begins title="Invite others">
      {office ? (
        <>
          <p>Add each person with a role: it says what they see and what they may change.</p>
          <TextActions>
            <LinkButton to={paths.office.users}>Users</LinkButton>
          </TextActions>
        </>
      ) : (
        <>
          <p>
            Now all data is in this browser alone. In a shared office many people work on the same data, each with a
            role: Admin, Stock, Sales, Customer care or Installer.
          </p>
          <p>
            To begin one, run <code>npm run office</code> in the folder of Trackyard, on the computer that shall keep
            the data. It shows an address and a password for the first admin, who adds the others under Users. Download
            a backup here and restore it there: your data goes with it.
          </p>
          <TextActions>
            <LinkButton to={paths.settings.data}>Download a backup</LinkButton>
          </TextActions>
        </>
      )}
    </Section>
  );
}
