import { useState } from 'react';
import { askWebhook, testWebhook } from '@/office/webhooks/asking';
import type { OfficeLink } from '@/office/officeLink';
import { Section } from '@/ui/Section';
import { OfficeLoading } from './OfficeLoading';
import { ShownOnceDialog } from './ShownOnceDialog';
import { TestSection } from './TestSection';
import { useToldByOffice } from '@/parts/useToldByOffice';
import { WebhookForm } from './WebhookForm';
import { WebhookLog } from './WebhookLog';

/** The office calls every few seconds where something is to be told: so often it is asked how that went, in milliseconds. */
const ASK_EVERY_MS = 10_000;

/** Whom the office tells of what happens, by calling an address; for admins. */
export function WebhookPart({ office }: { office: OfficeLink }) {
  const { told, trouble, reload } = useToldByOffice(office, askWebhook, ASK_EVERY_MS);
  const [secret, setSecret] = useState<string>();
  return (
    <>
      <Section title="Webhook">
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
        {(!told || trouble !== undefined) && (
          <OfficeLoading what="webhook" trouble={trouble} onTryAgain={() => void reload()} />
        )}
      </Section>
      {told?.settings && (
        <TestSection
          title="Test Call"
          hint="Calls the saved address once with an event of type test."
          test={() => testWebhook(office)}
        />
      )}
      {told?.settings && <WebhookLog log={told.log} />}
      {secret !== undefined && (
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
