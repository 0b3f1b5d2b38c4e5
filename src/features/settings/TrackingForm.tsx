import { Input } from 'antd';
import type { InferType } from 'yup';
import type { OfficeLink } from '@/office/officeLink';
import { removeTracking, saveTracking } from '@/office/tracking/trackingClient';
import { WRITTEN_THERE, type TrackingSettings } from '@/office/tracking/trackingSettings';
import { trackingSettingsSchema } from '@/office/tracking/trackingSettingsSchema';
import { WordRadios } from '@/ui/Choices';
import { fieldsOf } from '@/ui/Field';
import { FormGrid } from '@/ui/FormGrid';
import { PasswordInput } from '@/ui/PasswordInput';
import { Section } from '@/ui/Section';
import { useToast } from '@/ui/toast';
import { OfficeSettingsForm } from './OfficeSettingsForm';

type TrackingForm = InferType<typeof trackingSettingsSchema>;
const Field = fieldsOf<TrackingForm>();

interface TrackingFormProps {
  office: OfficeLink;
  settings: TrackingSettings | undefined;
  onSaved: () => Promise<void>;
}

const Fields = ({ hasToken }: { hasToken: boolean }) => (
  <FormGrid>
    <Field name="address" label="Address" hint="Such as https://track.example.com">
      <Input inputMode="url" autoComplete="off" autoCapitalize="none" spellCheck={false} />
    </Field>
    <Field
      name="token"
      label="Token"
      hint={hasToken ? 'One is kept. Leave this empty to keep it.' : 'Of a Traccar user who sees all your devices'}
    >
      <PasswordInput autoComplete="new-password" autoCapitalize="none" spellCheck={false} />
    </Field>
    <Field
      name="writes"
      label="Written to Traccar"
      hint="Fitted: the device in a vehicle is registered by its plate, in the group of its client. Removed too: one that came out is disabled."
    >
      <WordRadios label="Written to Traccar" choices={WRITTEN_THERE} />
    </Field>
  </FormGrid>
);

/** Where the office hears vehicles; the token goes to the office and never comes back. */
export function TrackingForm({ office, settings, onSaved }: TrackingFormProps) {
  const toast = useToast();
  const save = async (values: TrackingForm, show: (values: Partial<TrackingForm>) => void) => {
    await saveTracking(office, values);
    show({ token: '' });
    toast({ text: 'Tracking settings saved' });
    await onSaved();
  };
  const remove = async () => {
    await removeTracking(office);
    toast({ text: 'Tracking settings removed' });
    await onSaved();
  };
  return (
    <Section title="Traccar">
      <OfficeSettingsForm
        schema={trackingSettingsSchema}
        initialValues={settings ?? { writes: 'Nothing' }}
        onSubmit={save}
        isPrimary
        removal={
          settings && {
            title: 'Remove the address and the token?',
            text: 'The office hears no vehicle any more. What it heard last stays; later contacts come from files.',
            onOk: remove,
          }
        }
      >
        <Fields hasToken={settings !== undefined} />
      </OfficeSettingsForm>
    </Section>
  );
}
