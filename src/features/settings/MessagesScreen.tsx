import { useOffice } from '@/parts/office';
import { Page } from '@/ui/Page';
import { Section } from '@/ui/Section';
import { MailPart } from './MailPart';
import { MailTexts } from './MailTexts';
import { SmsPart } from './SmsPart';

const BELOW = { marginTop: 24 };

/** How messages leave the house: the office's mail server, and whoever sends its SMS; without an office that nothing is sent from here. */
export default function MessagesScreen() {
  const office = useOffice();
  return (
    <Page title="Messages" documentTitle="Settings: Messages">
      {office ? (
        <>
          <MailPart office={office} />
          <div style={BELOW}>
            <SmsPart office={office} />
          </div>
        </>
      ) : (
        <Section title="Nothing is sent from here">
          <p>
            Reminders and bills begin a message in your own mail program, in WhatsApp or as an SMS. You send it; what
            you began is written down. Only a shared office sends mail and SMS by itself.
          </p>
        </Section>
      )}
      <div style={BELOW}>
        <MailTexts />
      </div>
    </Page>
  );
}
