import { useOffice } from '@/parts/office';
import { Page } from '@/ui/Page';
import { Section } from '@/ui/Section';
import { TokensPart } from './TokensPart';
import { WebhookPart } from './WebhookPart';

/** What programs of one's own, such as a website, read of the business; without an office nobody answers them. */
export default function ApiScreen() {
  const office = useOffice();
  return (
    <Page title="API" documentTitle="Settings: API">
      {office ? (
        <>
          <TokensPart office={office} />
          <WebhookPart office={office} />
        </>
      ) : (
        <Section title="Nobody reads from outside here">
          <p>
            The business is in this browser alone. Only a shared office answers a website or an app of your own: what
            clients owe, and how far jobs are.
          </p>
        </Section>
      )}
    </Page>
  );
}
