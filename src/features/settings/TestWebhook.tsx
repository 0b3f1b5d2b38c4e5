import { Alert, Button } from 'antd';
import { useState } from 'react';
import type { OfficeLink } from '@/office/officeLink';
import { officeTrouble } from '@/office/people/asking';
import { testWebhook } from '@/office/webhooks/asking';
import { Section } from '@/ui/Section';

/** Calls the address once, and tells what it answered. */
export function TestWebhook({ office }: { office: OfficeLink }) {
  const [busy, setBusy] = useState(false);
  const [tested, setTested] = useState<{ type: 'success' | 'error'; title: string }>();
  const test = async () => {
    setBusy(true);
    setTested(undefined);
    setTested(
      await testWebhook(office).then(
        (title) => ({ type: 'success', title }) as const,
        (error: unknown) => ({ type: 'error', title: officeTrouble(error) }) as const,
      ),
    );
    setBusy(false);
  };
  return (
    <Section
      title="Test Call"
      actions={
        <Button loading={busy} onClick={() => void test()}>
          Test
        </Button>
      }
    >
      <div role="status">
        {tested ? <Alert showIcon {...tested} /> : 'Calls the saved address once with an event of type test.'}
      </div>
    </Section>
  );
}
