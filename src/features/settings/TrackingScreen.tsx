import { useOffice } from '@/parts/office';
import { paths } from '@/paths';
import { OpenLink } from '@/ui/links';
import { Page } from '@/ui/Page';
import { Section } from '@/ui/Section';
import { TrackingPart } from './TrackingPart';

/** Where vehicles are heard: by the office, from the platform that they talk to; without an office by files alone. */
export default function TrackingScreen() {
  const office = useOffice();
  return (
    <Page title="Tracking" documentTitle="Settings: Tracking">
      {office ? (
        <TrackingPart office={office} />
      ) : (
        <Section title="No vehicle is heard live from here">
          <p>
            Only a shared office asks a tracking platform by itself. Here you bring the last contacts along in a file:{' '}
            <OpenLink to={paths.care.notWorking}>Not Working Vehicle</OpenLink>, Import Contacts.
          </p>
        </Section>
      )}
    </Page>
  );
}
