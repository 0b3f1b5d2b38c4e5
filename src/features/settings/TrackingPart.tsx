import type { OfficeLink } from '@/office/officeLink';
import { askTracking, testTracking } from '@/office/tracking/trackingClient';
import { OfficeLoading } from './OfficeLoading';
import { RefusedDevices } from './RefusedDevices';
import { TestSection } from './TestSection';
import { TrackingForm } from './TrackingForm';
import { askAgainMs, countWords, TrackingStanding } from './TrackingStanding';
import { UnmatchedDevices } from './UnmatchedDevices';
import { useOfficeResult } from '@/parts/useOfficeResult';

/** Where the office hears vehicles, for its admins: how that goes, by which platform, and what one of both does not know. */
export function TrackingPart({ office }: { office: OfficeLink }) {
  const { told, trouble, reload, again } = useOfficeResult(office, askTracking, askAgainMs);
  if (!told) return <OfficeLoading what="settings" trouble={trouble} onTryAgain={again} />;
  const { settings, read } = told;
  return (
    <>
      <TrackingStanding told={told} trouble={trouble} />
      <TrackingForm key={settings?.address} office={office} settings={settings} onSaved={reload} />
      {settings && (
        <TestSection
          title="Test"
          hint="Asks once, by the settings that are saved, and tells the answer."
          test={async () => `Traccar answers: ${countWords(await testTracking(office))}`}
          onTested={reload}
        />
      )}
      {read?.written && read.written.refused.count > 0 && <RefusedDevices refused={read.written.refused} />}
      {read && <UnmatchedDevices read={read} />}
    </>
  );
}
