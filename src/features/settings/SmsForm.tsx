import { Input } from 'antd';
import type { InferType } from 'yup';
import type { OfficeLink } from '@/office/officeLink';
import { removeSms, saveSms } from '@/office/sms/smsClient';
import type { SmsResults } from '@/office/sms/smsProtocol';
import { PARTS_AN_HOUR, SMS_BODIES, SMS_METHODS, SMS_PROVIDERS } from '@/office/sms/smsSettings';
import { smsSettingsSchema } from '@/office/sms/smsSettingsSchema';
import { WordRadios } from '@/ui/Choices';
import { fieldsOf } from '@/ui/Field';
import { FormGrid } from '@/ui/FormGrid';
import { PasswordInput } from '@/ui/PasswordInput';
import { Section } from '@/ui/Section';
import { TextArea } from '@/ui/TextArea';
import { useToast } from '@/ui/toast';
import { useTyped } from '@/ui/typedValues';
import { OfficeSettingsForm } from './OfficeSettingsForm';
import { SmsLimits } from './SmsLimits';
import { SmsReporting } from './SmsReporting';

type SmsForm = InferType<typeof smsSettingsSchema>;
const Field = fieldsOf<SmsForm>();

interface SmsFormProps {
  office: OfficeLink;
  told: SmsResults['sms.settings'];
  onSaved: () => Promise<void>;
}

const Sender = ({ hasKey }: { hasKey: boolean }) => (
  <FormGrid>
    <Field name="entityId" label="Entity Id" hint="Of your business at the operators (DLT)">
      <Input inputMode="numeric" autoComplete="off" />
    </Field>
    <Field name="header" label="Header" hint="Whom the SMS comes from, as it is registered">
      <Input autoComplete="off" spellCheck={false} />
    </Field>
    <Field name="ending" label="Ends With" hint="What follows every text, if it is registered so">
      <Input autoComplete="off" />
    </Field>
    <Field
      name="key"
      label="Key"
      hint={
        hasKey
          ? 'One is kept. Leave this empty to keep it.'
          : 'Of the provider; kept by the office, and shown to nobody'
      }
    >
      <PasswordInput autoComplete="new-password" autoCapitalize="none" spellCheck={false} />
    </Field>
  </FormGrid>
);

const NAMES =
  '{to}, {to91}, {text}, {header}, {entityId}, {templateId}, {providerId}, {ownId} (of the SMS, the same each time) and {key} are filled in';

/** How a provider is asked that is none of those we know. */
function Described({ hasSignatureKey }: { hasSignatureKey: boolean }) {
  const { provider } = useTyped<SmsForm>();
  if (provider !== 'Other') return null;
  return (
    <>
      <FormGrid>
        <Field name="url" label="Address" hint={NAMES}>
          <TextArea autoSize={{ minRows: 1, maxRows: 6 }} autoCapitalize="none" spellCheck={false} />
        </Field>
        <Field name="method" label="Method">
          <WordRadios label="Method" choices={SMS_METHODS} />
        </Field>
        <Field name="headers" label="Headers" hint="One a line, such as Authorization: Bearer {key}">
          <TextArea autoSize={{ minRows: 2, maxRows: 6 }} autoCapitalize="none" spellCheck={false} />
        </Field>
        <Field name="bodyIs" label="Body Is">
          <WordRadios label="Body Is" choices={SMS_BODIES} />
        </Field>
        <Field name="body" label="Body" hint="With the same names, such as send_to={to91}&msg={text}">
          <TextArea autoSize={{ minRows: 2, maxRows: 8 }} autoCapitalize="none" spellCheck={false} />
        </Field>
        <Field name="accepted" label="Answer When Taken" hint="What its answer holds then, such as success">
          <Input autoComplete="off" />
        </Field>
      </FormGrid>
      <SmsReporting hasSignatureKey={hasSignatureKey} />
    </>
  );
}

/** By which provider the office sends SMS, and as whom; the key goes to the office and never comes back. */
export function SmsForm({ office, told: { settings, hasKey, hasSignatureKey }, onSaved }: SmsFormProps) {
  const toast = useToast();
  const save = async (values: SmsForm, show: (values: Partial<SmsForm>) => void) => {
    await saveSms(office, values);
    show({ key: '', signatureKey: '' });
    toast({ text: 'SMS settings saved' });
    await onSaved();
  };
  const remove = async () => {
    await removeSms(office);
    toast({ text: 'SMS settings removed' });
    await onSaved();
  };
  return (
    <Section title="SMS">
      <OfficeSettingsForm
        name="sms"
        schema={smsSettingsSchema}
        initialValues={
          settings ?? { provider: 'MSG91', method: 'POST', bodyIs: 'Form', atNight: 'Waits', mostAnHour: PARTS_AN_HOUR }
        }
        onSubmit={save}
        save="Save SMS"
        removal={
          settings && {
            title: 'Remove how SMS are sent?',
            text: 'The office sends no SMS any more, and its key is forgotten. The registered texts stay.',
            onOk: remove,
          }
        }
      >
        <FormGrid>
          <Field name="provider" label="Provider" hint="Other is whoever takes an SMS over HTTP">
            <WordRadios label="Provider" choices={SMS_PROVIDERS} />
          </Field>
        </FormGrid>
        <Sender hasKey={hasKey} />
        <SmsLimits />
        <Described hasSignatureKey={hasSignatureKey} />
      </OfficeSettingsForm>
    </Section>
  );
}
