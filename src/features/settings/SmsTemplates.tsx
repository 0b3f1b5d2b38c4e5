import { Button, Input } from 'antd';
import { useState } from 'react';
import type { InferType } from 'yup';
import type { OfficeLink } from '@/office/officeLink';
import { officeTrouble } from '@/office/officeClient';
import { addSmsTemplate, removeSmsTemplate } from '@/office/sms/smsClient';
import type { SmsResults } from '@/office/sms/smsProtocol';
import { smsTemplateSchema } from '@/office/sms/smsSettingsSchema';
import { smsSize } from '@/store/care/messages/smsParts';
import { formatCountOf } from '@/format';
import { fieldsOf } from '@/ui/Field';
import { FormActions, FormGrid } from '@/ui/FormGrid';
import { SchemaForm } from '@/ui/SchemaForm';
import { Section } from '@/ui/Section';
import { TextArea } from '@/ui/TextArea';
import { useToast } from '@/ui/toast';
import { TextsToRegister } from './TextsToRegister';

type Template = InferType<typeof smsTemplateSchema>;
const Field = fieldsOf<Template>();

interface SmsTemplatesProps {
  office: OfficeLink;
  told: SmsResults['sms.settings'];
  onSaved: () => Promise<void>;
}

/** The texts that are registered with the operators: no other one is sent. */
export function SmsTemplates({ office, told, onSaved }: SmsTemplatesProps) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const add = async (template: Template) => {
    await addSmsTemplate(office, template);
    toast({ text: `Text ${template.templateId} saved` });
    await onSaved();
  };
  const remove = async (templateId: string) => {
    try {
      await removeSmsTemplate(office, templateId);
      toast({ text: `Text ${templateId} removed` });
    } catch (error) {
      toast({ text: officeTrouble(error) });
    }
    await onSaved();
  };
  return (
    <Section title="Registered Texts">
      <TextsToRegister told={told} />
      <ul aria-label="Registered texts">
        {told.templates.map(({ templateId, providerId, text }) => (
          <li key={templateId}>
            <strong>{templateId}</strong>
            {providerId ? `, ${providerId}` : ''}: {text} ({formatCountOf(smsSize(text).parts, 'part')}){' '}
            <Button size="small" aria-label={`Remove ${templateId}`} onClick={() => void remove(templateId)}>
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <SchemaForm name="sms-text" schema={smsTemplateSchema} onSubmit={add} onBusy={setBusy} resetAfterSubmit>
        <FormGrid>
          <Field name="templateId" label="Template Id" hint="Of the operator (DLT)">
            <Input inputMode="numeric" autoComplete="off" />
          </Field>
          <Field name="providerId" label="Id at the Provider" hint="What MSG91 calls the template id of its Flow">
            <Input autoComplete="off" spellCheck={false} />
          </Field>
          <Field name="text" label="Text" hint="As it is registered, with {#var#} for what differs">
            <TextArea autoSize={{ minRows: 2, maxRows: 8 }} />
          </Field>
        </FormGrid>
        <FormActions>
          <Button htmlType="submit" loading={busy}>
            Add Text
          </Button>
        </FormActions>
      </SchemaForm>
    </Section>
  );
}
