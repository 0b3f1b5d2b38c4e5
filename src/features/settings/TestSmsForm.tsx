import { Button, Input } from 'antd';
import { useState } from 'react';
import { useAppSelector } from '@/parts/hooks';
import type { InferType } from 'yup';
import type { OfficeLink } from '@/office/officeLink';
import { testSms } from '@/office/sms/smsClient';
import { testSmsSchema } from '@/office/sms/smsSettingsSchema';
import { OTP_EXAMPLE, otpText } from '@/store/billing/templates/otpText';
import { fieldsOf } from '@/ui/Field';
import { FormActions, FormGrid } from '@/ui/FormGrid';
import { Message } from '@/ui/Message';
import { SchemaForm } from '@/ui/SchemaForm';
import { Section } from '@/ui/Section';

type TestSms = InferType<typeof testSmsSchema>;
const Field = fieldsOf<TestSms>();

/** Sends an SMS by the settings that are kept, and tells what the provider answered. */
export function TestSmsForm({ office, onTried }: { office: OfficeLink; onTried: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const [accepted, setAccepted] = useState<string>();
  const text = useAppSelector((state) => otpText(state, 'en', OTP_EXAMPLE));
  const send = async ({ to, text: said }: TestSms) => {
    setAccepted(undefined);
    // What it tells of the settings stands above.
    const answer = await testSms(office, to, said).finally(() => void onTried());
    setAccepted(`The provider has taken the SMS to ${to}. It answered: ${answer}`);
  };
  return (
    <Section title="Test SMS">
      <SchemaForm name="test-sms" schema={testSmsSchema} initialValues={{ text }} onSubmit={send} onBusy={setBusy}>
        <FormGrid>
          <Field name="to" label="Mobile Number" hint="Sent by the settings that are saved">
            <Input inputMode="tel" autoComplete="off" />
          </Field>
          <Field name="text" label="Text of the Test" hint="It must fit a registered text">
            <Input autoComplete="off" />
          </Field>
        </FormGrid>
        <div role="status">{accepted && <Message tone="success" title={accepted} />}</div>
        <FormActions>
          <Button htmlType="submit" loading={busy}>
            Send Test SMS
          </Button>
        </FormActions>
      </SchemaForm>
    </Section>
  );
}
