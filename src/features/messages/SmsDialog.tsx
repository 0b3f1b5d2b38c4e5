import { smsSent } from '@/store/facts/messages';
import { readsAsOtp, smsTrouble, type OfficeSends } from '@/office/officeSends';
import { useAppSelector } from '@/parts/hooks';
import { useOfficeSends } from '@/parts/letters/useOfficeSends';
import { isOtpText } from '@/store/billing/templates/otpText';
import type { WithTemplates } from '@/store/billing/templates/template';
import { fieldsOf } from '@/ui/Field';
import { logSubmit } from '@/ui/logSubmit';
import { TextArea } from '@/ui/TextArea';
import { MessageDialog } from './MessageDialog';
import { SmsMessageInput } from './SmsMessageInput';
import { MOST_RECIPIENTS } from '@/store/care/messages/typedLists';
import { useSendMessage } from './useSendMessage';
import { numbersWarning, smsSchema, type SmsValues } from '@/store/care/messages/smsSchema';

const Field = fieldsOf<SmsValues>();

export interface SmsDialogProps {
  /** What is known of it. */
  given: { mobileNumbers?: string; message?: string };
  onClose: () => void;
}

/** Why the office does not send a text that is typed; undefined where it does, or sends no SMS. */
function whyNotByOffice(message: string, SMS: OfficeSends['SMS'], state: WithTemplates): string | undefined {
  if (SMS && (isOtpText(state, message) || readsAsOtp(message, SMS)))
    return 'The office sends no OTP that somebody typed: it goes by your own phone alone.';
  return message === '' ? undefined : smsTrouble({ sms: message }, SMS);
}

/** The Send SMS popup: sending logs, and writes the message down for the office to send where its text is registered, else for the person. */
export default function SmsDialog({ given, onClose }: SmsDialogProps) {
  const send = useSendMessage('Message');
  const { SMS } = useOfficeSends();
  const templates = useAppSelector((state) => state.templates);
  const submit = (sms: SmsValues) => {
    logSubmit('Send SMS', sms);
    return send(smsSent(sms));
  };
  return (
    <MessageDialog
      title="Send SMS"
      width={560}
      schema={smsSchema}
      initialValues={given}
      kind="sms"
      submitText="Submit"
      does={smsSent}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field name="mobileNumbers" label="Mobile Numbers" warn={numbersWarning}>
        <TextArea
          autoSize={{ minRows: 2, maxRows: 6 }}
          inputMode="tel"
          maxLength={MOST_RECIPIENTS}
          autoComplete="off"
          placeholder="Several with a comma, a space or a line between them"
        />
      </Field>
      <Field name="message" label="Message" warn={(message) => whyNotByOffice(message.trim(), SMS, { templates })}>
        <SmsMessageInput />
      </Field>
    </MessageDialog>
  );
}
