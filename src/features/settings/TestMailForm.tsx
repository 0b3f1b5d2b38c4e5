import { Button, Input } from 'antd';
import { useState } from 'react';
import type { InferType } from 'yup';
import { testMail } from '@/office/mail/mailClient';
import { testMailSchema } from '@/office/mail/mailSettingsSchema';
import type { OfficeLink } from '@/office/officeLink';
import { fieldsOf } from '@/ui/Field';
import { FormActions, FormGrid } from '@/ui/FormGrid';
import { Message } from '@/ui/Message';
import { SchemaForm } from '@/ui/SchemaForm';
import { Section } from '@/ui/Section';

type TestMail = InferType<typeof testMailSchema>;
const Field = fieldsOf<TestMail>();

/** Sends a mail by the settings that are kept, and tells what the mail server answered. */
export function TestMailForm({ office, onTried }: { office: OfficeLink; onTried: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const [accepted, setAccepted] = useState<string>();
  const send = async ({ to }: TestMail) => {
    setAccepted(undefined);
    // What it tells of the settings stands above.
    const answer = await testMail(office, to).finally(() => void onTried());
    setAccepted(`The mail server accepted the mail to ${to}. It answered: ${answer}`);
  };
  return (
    <Section title="Test Mail">
      <SchemaForm name="test-mail" schema={testMailSchema} onSubmit={send} onBusy={setBusy}>
        <FormGrid>
          <Field name="to" label="To" hint="Sent by the settings that are saved">
            <Input inputMode="email" autoComplete="off" autoCapitalize="none" />
          </Field>
        </FormGrid>
        <div role="status">{accepted && <Message tone="success" title={accepted} />}</div>
        <FormActions>
          <Button htmlType="submit" loading={busy}>
            Send Test Mail
          </Button>
        </FormActions>
      </SchemaForm>
    </Section>
  );
}
