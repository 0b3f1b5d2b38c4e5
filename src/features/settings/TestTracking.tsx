import { Alert, Button } from 'antd';
import { useState } from 'react';
import type { OfficeLink } from '@/office/officeLink';
import { officeTrouble } from '@/office/people/asking';
import { testTracking } from '@/office/tracking/asking';
import { Section } from '@/ui/Section';
import { countWords } from './TrackingStanding';

/** What came of a test, in words. */
interface Tested {
  type: 'success' | 'error';
  title: string;
}

/** Asks the tracking server once by the settings that are kept, and tells what it answered. */
export function TestTracking({ office, onTested }: { office: OfficeLink; onTested: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const [tested, setTested] = useState<Tested>();
  const test = async () => {
    setBusy(true);
    setTested(undefined);
    setTested(
      await testTracking(office).then(
        (counts) => ({ type: 'success', title: `Traccar answers: ${countWords(counts)}` }) as const,
        (error: unknown) => ({ type: 'error', title: officeTrouble(error) }) as const,
      ),
    );
    setBusy(false);
    await onTested();
  };
  return (
    <Section
      title="Test"
      actions={
        <Button loading={busy} onClick={() => void test()}>
          Test
        </Button>
      }
    >
      <div role="status">
        {tested ? <Alert showIcon {...tested} /> : 'Asks once, by the settings that are saved, and tells the answer.'}
      </div>
    </Section>
  );
}
