import { Input } from 'antd';
import { mailSent } from '@/store/facts/messages';
import { selectVehicleRows } from '@/store/vehicles/vehicles/vehicleRows';
import { useAppSelector } from '@/parts/hooks';
import { fieldsOf } from '@/ui/Field';
import { logSubmit } from '@/ui/logSubmit';
import { SuggestInput } from '@/ui/SuggestInput';
import { MOST_RECIPIENTS } from '@/store/care/messages/typedLists';
import { mailSchema, type MailValues } from '@/store/care/messages/mailSchema';
import type { VehicleMail } from '@/store/care/messages/aboutVehicles';
import { MailVehicleRows } from './MailVehicleRows';
import styles from './MailDialog.module.css';
import { MessageDialog } from './MessageDialog';
import { useSendMessage } from './useSendMessage';

const Field = fieldsOf<MailValues>();

export interface MailDialogProps {
  /** What is known of it. */
  given?: VehicleMail | undefined;
  onClose: () => void;
}

/** The Repair Done mail: sending logs, and writes the mail down for the office to send where it mails, else for the person. */
export default function MailDialog({ given, onClose }: MailDialogProps) {
  const send = useSendMessage('Repair Done');
  const vehicles = useAppSelector(selectVehicleRows);
  const submit = (mail: MailValues) => {
    logSubmit('Send Mail', mail);
    return send(mailSent(mail));
  };
  return (
    <MessageDialog
      title="Repair Done"
      width={1200}
      schema={mailSchema}
      initialValues={given}
      kind="mail"
      submitText="Send E-mail"
      does={mailSent}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <Field name="clientUsername" label="Client Username">
          <SuggestInput suggestions={vehicles.map(({ client }) => client)} />
        </Field>
        <Field name="noOfVehicles" label="No. of vehicles">
          <Input inputMode="numeric" autoComplete="off" />
        </Field>
      </div>
      <MailVehicleRows known={vehicles} />
      <div className={styles.fields}>
        <Field name="subject" label="Subject">
          <Input />
        </Field>
        <Field name="to" label="To">
          <Input
            inputMode="email"
            autoComplete="off"
            maxLength={MOST_RECIPIENTS}
            placeholder="Several with a comma between them"
          />
        </Field>
        <Field name="cc" label="CC">
          <Input
            inputMode="email"
            autoComplete="off"
            maxLength={MOST_RECIPIENTS}
            placeholder="Several with a comma between them"
          />
        </Field>
      </div>
    </MessageDialog>
  );
}
