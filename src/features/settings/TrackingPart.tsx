import type { OfficeLink } from '@/office/officeLink';
import { OfficeLoading } from './OfficeLoading';
import { TestTracking } from './TestTracking';
import { TrackingForm } from './TrackingForm';
import { TrackingStanding } from './TrackingStanding';
import { UnmatchedDevices } from './UnmatchedDevices';
import { useTracking } from './useTracking';

/** Where the office hears vehicles, for its admins: how that goes, by which platform, and what one of both does not know. */
export function TrackingPart({ office }: { office: OfficeLink }) {
  const { told, trouble, reload } = useTracking(office);
  if (!told) return <OfficeLoading what="settings" trouble={trouble} onTryAgain={() => void reload()} />;
  const { settings, read } = told;
  return (
    <>
      <TrackingStanding told={told} trouble={trouble} />
      <TrackingForm key={settings?.address} office={office} settings={settings} onSaved={reload} />
      {settings && <TestTracking office={office} onTested={reload} />}
      {read && <UnmatchedDevices read={read} />}
    </>
  );
}
