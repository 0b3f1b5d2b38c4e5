import { Button } from 'antd';
import { useState } from 'react';
import { askWebhook, renewWebhookSecret, testWebhook } from '@/office/webhooks/webhookClient';
import type { OfficeLink } from '@/office/officeLink';
import { Section } from '@/ui/Section';
import { OfficeLoading } from './OfficeLoading';
import { ShownOnceDialog } from './ShownOnceDialog';
import { SureDialog } from './SureDialog';
import { TestSection } from './TestSection';
import { useOfficeResult } from '@/parts/useOfficeResult';
import { WebhookForm } from './WebhookForm';
import { WebhookLog } from './WebhookLog';

/** The office calls every few seconds where something is to be told: so often it is asked how that went, in milliseconds. */
const ASK_EVERY_MS = 10_000;

/** Whom the office tells of what happens, by calling an address; for admins. */
export function WebhookPart({ office }: { office: OfficeLink }) {
  const { told, trouble, reload, again } = useOfficeResult(office, askWebhook, ASK_EVERY_MS);
  const [secret, setSecret] = useState<string>();
  const [renewing, setRenewing] = useState(false);
  return (
    <>
      <Section
        title="Webhook"
        actions={told?.settings && <Button onClick={() => setRenewing(true)}>New Secret</Button>}
      >
        <p>
          The office posts to an address of yours what happens, signed as{' '}
          <a href="https://www.standardwebhooks.com" target="_blank" rel="noreferrer">
            Standard Webhooks
          </a>{' '}
          says. A call that is not taken is tried again for a day.
        </p>
        {told && (
          <WebhookForm
            key={JSON.stringify(told.settings)}
            office={office}
            settings={told.settings}
            onSaved={async (made) => {
              setSecret(made);
              await reload();
            }}
          />
        )}
        {(!told || trouble !== undefined) && <OfficeLoading what="webhook" trouble={trouble} onTryAgain={again} />}
      </Section>
      {told?.settings && (
        <TestSection
          title="Test Call"
          hint="Calls the saved address once with an event of type test."
          test={() => testWebhook(office)}
        />
      )}
      {told && (told.settings ?? told.log.length > 0) && <WebhookLog log={told.log} />}
      {renewing && (
        <SureDialog
          title="Make another signing secret?"
          text="Calls are signed by it at once, those that wait as well: your receiver refuses them until it has it. The address and the last calls stay."
          okText="New Secret"
          onOk={async () => setSecret(await renewWebhookSecret(office))}
          onClose={() => setRenewing(false)}
        />
      )}
      {/* Once it was asked about: the keyboard goes back from it to where that began. */}
      {secret !== undefined && !renewing && (
        <ShownOnceDialog
          title="Signing Secret"
          what="secret"
          secret={secret}
          note="By it your receiver knows that a call is from here."
          onClose={() => setSecret(undefined)}
        />
      )}
    </>
  );
}
