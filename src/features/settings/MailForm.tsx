import { Input } from 'antd';
import type { InferType } from 'yup';
import { removeMail, saveMail } from '@/office/mail/mailClient';
import type { MailResults } from '@/office/mail/mailProtocol';
import { DUE_REMINDERS, MAIL_SECURITIES, MAILS_AN_HOUR } from '@/office/mail/mailSettings';
import { mailSettingsSchema } from '@/office/mail/mailSettingsSchema';
import { AT_NIGHT } from '@/office/sending';
import type { OfficeLink } from '@/office/officeLink';
import { WordRadios } from '@/ui/Choices';
import { DigitsInput } from '@/ui/DigitsInput';
import { fieldsOf } from '@/ui/Field';
import { FormGrid } from '@/ui/FormGrid';
import { PasswordInput } from '@/ui/PasswordInput';
import { Section } from '@/ui/Section';
import { useToast } from '@/ui/toast';
import { OfficeSettingsForm } from './OfficeSettingsForm';

type MailForm = InferType<typeof mailSettingsSchema>;
const Field = fieldsOf<MailForm>();

interface MailFormProps {
  office: OfficeLink;
  told: MailResults['mail.settings'];
  onSaved: () => Promise<void>;
}

const Server = ({ hasPassword }: { hasPassword: boolean }) => (
  <FormGrid>
    <Field name="host" label="Server" hint="Such as smtp.example.com">
      <Input autoComplete="off" autoCapitalize="none" spellCheck={false} />
    </Field>
    <Field name="port" label="Port" hint="Mostly 587 with STARTTLS, 465 with TLS">
      <DigitsInput />
    </Field>
    <Field name="security" label="Security" hint="TLS begins encrypted, STARTTLS turns to it before anything is told">
      <WordRadios label="Security" choices={MAIL_SECURITIES} />
    </Field>
    <Field name="user" label="User">
      <Input autoComplete="off" autoCapitalize="none" spellCheck={false} />
    </Field>
    <Field
      name="password"
      label="Password"
      hint={hasPassword ? 'One is kept. Leave this empty to keep it.' : 'Kept by the office, and shown to nobody'}
    >
      <PasswordInput autoComplete="new-password" autoCapitalize="none" spellCheck={false} />
    </Field>
  </FormGrid>
);

const Sender = () => (
  <FormGrid>
    <Field name="senderName" label="Sender Name" hint="What clients read as the sender">
      <Input autoComplete="off" />
    </Field>
    <Field name="senderAddress" label="Sender Address" hint="An address of your own domain">
      <Input inputMode="email" autoComplete="off" autoCapitalize="none" />
    </Field>
    <Field name="replyTo" label="Reply To" hint="Where answers go; without it to the sender">
      <Input inputMode="email" autoComplete="off" autoCapitalize="none" />
    </Field>
    <Field
      name="mostAnHour"
      label="Mails an Hour at Most"
      hint={`The rest goes in the next hour; without a number ${MAILS_AN_HOUR}`}
    >
      <DigitsInput />
    </Field>
    <Field name="mostADay" label="Mails a Day at Most" hint="The rest goes the next day">
      <DigitsInput />
    </Field>
    <Field name="atNight" label="At Night" hint="From 21:00 to 9:00: what waits goes in the morning">
      <WordRadios label="At Night" choices={AT_NIGHT} />
    </Field>
    <Field
      name="dueReminders"
      label="Reminders Due"
      hint="3, 15 and 30 days after a bill was due: proposed in Today, or mailed by the office in the morning"
    >
      <WordRadios label="Reminders Due" choices={DUE_REMINDERS} />
    </Field>
  </FormGrid>
);

const AT_FIRST = {
  port: 587,
  security: 'STARTTLS',
  mostAnHour: MAILS_AN_HOUR,
  atNight: 'Waits',
  dueReminders: 'Proposed',
} as const;

/** By which server the office sends mail, and as whom; the password goes to the office and never comes back. */
export function MailForm({ office, told: { settings, hasPassword }, onSaved }: MailFormProps) {
  const toast = useToast();
  const save = async (values: MailForm, show: (values: Partial<MailForm>) => void) => {
    await saveMail(office, values);
    show({ password: '' });
    toast({ text: 'Mail settings saved' });
    await onSaved();
  };
  const remove = async () => {
    await removeMail(office);
    toast({ text: 'Mail settings removed' });
    await onSaved();
  };
  return (
    <Section title="Mail Server">
      <OfficeSettingsForm
        schema={mailSettingsSchema}
        initialValues={settings ?? AT_FIRST}
        onSubmit={save}
        isPrimary
        removal={
          settings && {
            title: 'Remove how mail is sent?',
            text: 'The office sends no mail any more, and its password is forgotten: messages begin in one’s own mail program again. What waits is told as not sent after a day.',
            onOk: remove,
          }
        }
      >
        <Server hasPassword={hasPassword} />
        <Sender />
      </OfficeSettingsForm>
    </Section>
  );
}
