import { Checkbox, Input } from 'antd';
import type { OfficeLink } from '@/office/officeLink';
import { removeWebhook, saveWebhook } from '@/office/webhooks/webhookClient';
import { EVENT_LABELS, WEBHOOK_EVENTS, type WebhookSettings } from '@/office/webhooks/webhookSettings';
import { webhookSettingsSchema, type WebhookValues } from '@/office/webhooks/webhookSettingsSchema';
import { fieldsOf } from '@/ui/Field';
import { FormGrid } from '@/ui/FormGrid';
import { useToast } from '@/ui/toast';
import { OfficeSettingsForm } from './OfficeSettingsForm';

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
    <OfficeSettingsForm
      schema={webhookSettingsSchema}
      initialValues={settings && { ...settings, events: [...settings.events] }}
      onSubmit={save}
      removal={
        settings && {
          title: 'Remove the webhook?',
          text: 'Nobody is told any more, and calls that wait are dropped. Another one has another secret; the last calls stay listed.',
          onOk: remove,
        }
      }
    >
      <FormGrid>
        <Field name="url" label="Address" hint="Such as https://www.example.com/trackyard">
          <Input inputMode="url" autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </Field>
        <Field name="events" label="Events">
          <Checkbox.Group options={EVENTS} />
        </Field>
      </FormGrid>
    </OfficeSettingsForm>
  );
}
