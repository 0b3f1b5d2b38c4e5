import { Button, Checkbox, Input } from 'antd';
import { useState } from 'react';
import type { OfficeLink } from '@/office/officeLink';
import { removeWebhook, saveWebhook } from '@/office/webhooks/asking';
import { EVENT_LABELS, WEBHOOK_EVENTS, type WebhookSettings } from '@/office/webhooks/webhookSettings';
import { webhookSettingsSchema, type WebhookValues } from '@/office/webhooks/webhookSettingsSchema';
import { fieldsOf } from '@/ui/Field';
import { FormActions, FormGrid } from '@/ui/FormGrid';
import { SchemaForm } from '@/ui/SchemaForm';
import { useToast } from '@/ui/toast';
import { SureDialog } from './SureDialog';

const Field = fieldsOf<WebhookValues>();
const EVENTS = WEBHOOK_EVENTS.map((value) => ({ value, label: EVENT_LABELS[value] }));

interface WebhookFormProps {
  office: OfficeLink;
  settings: WebhookSettings | undefined;
  /** With the secret, where it was made by this. */
  onSaved: (secret?: string) => Promise<void>;
}

/** Which address is told of what. */
export function WebhookForm({ office, settings, onSaved }: WebhookFormProps) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [removing, setRemoving] = useState(false);
  const save = async (values: WebhookValues) => {
    const secret = await saveWebhook(office, values);
    toast({ text: 'Webhook saved' });
    await onSaved(secret);
  };
  const remove = async () => {
    await removeWebhook(office);
    toast({ text: 'Webhook removed' });
    await onSaved();
  };
  return (
    <>
      <SchemaForm
        schema={webhookSettingsSchema}
        initialValues={settings && { ...settings, events: [...settings.events] }}
        onSubmit={save}
        onBusy={setBusy}
      >
        <FormGrid>
          <Field name="url" label="Address" hint="Such as https://www.example.com/trackyard">
            <Input inputMode="url" autoComplete="off" autoCapitalize="none" spellCheck={false} />
          </Field>
          <Field name="events" label="Events">
            <Checkbox.Group options={EVENTS} />
          </Field>
        </FormGrid>
        <FormActions>
          <Button htmlType="submit" loading={busy}>
            Save
          </Button>
          {settings && (
            <Button danger onClick={() => setRemoving(true)}>
              Remove
            </Button>
          )}
        </FormActions>
      </SchemaForm>
      {removing && (
        <SureDialog
          title="Remove the webhook?"
          text="Nobody is told any more, and calls that wait are dropped. Another one has another secret."
          okText="Remove"
          onOk={remove}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  );
}
