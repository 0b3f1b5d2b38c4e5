import { Input } from 'antd';
import type { InferType } from 'yup';
import type { smsSettingsSchema } from '@/office/sms/smsSettingsSchema';
import { fieldsOf } from '@/ui/Field';
import { FormGrid } from '@/ui/FormGrid';
import { PasswordInput } from '@/ui/PasswordInput';
import { TextArea } from '@/ui/TextArea';

const Field = fieldsOf<InferType<typeof smsSettingsSchema>>();

const LINE = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false };

/** The fields of how a provider that is none of those we know tells what became of an SMS. */
export const SmsReporting = ({ hasSignatureKey }: { hasSignatureKey: boolean }) => (
  <>
    <p>How it tells what became of an SMS, as its pages say; what it does not tell stays empty.</p>
    <FormGrid>
      <Field
        name="wrongNumber"
        label="Answer of a Wrong Number"
        hint="What its answer holds then: it is not tried again"
      >
        <Input {...LINE} />
      </Field>
      <Field
        name="idInAnswer"
        label="Id in the Answer"
        hint='Such as "id":"{id}", or {to91} | {id}; empty where {ownId} above is its id'
      >
        <Input {...LINE} />
      </Field>
      <Field name="reportId" label="Field of the Id" hint="In its reports, such as externalId; a.b is b of a">
        <Input {...LINE} />
      </Field>
      <Field name="reportStatus" label="Field of the Status" hint="Such as status">
        <Input {...LINE} />
      </Field>
      <Field name="reportWords" label="Field of the Reason" hint="Such as cause">
        <Input {...LINE} />
      </Field>
      <Field name="reportTime" label="Field of the Time" hint="When that was, such as eventTs; else as it is heard">
        <Input {...LINE} />
      </Field>
      <Field name="deliveredIs" label="Status When Delivered" hint="Such as SUCCESS, DELIVERED">
        <Input {...LINE} />
      </Field>
      <Field name="failedIs" label="Status When Not Delivered" hint="Such as FAILURE, FAILED">
        <Input {...LINE} />
      </Field>
      <Field name="wrongNumberIs" label="Status or Reason of a Wrong Number" hint="Such as UNKNOWN_SUBSCRIBER">
        <Input {...LINE} />
      </Field>
      <Field
        name="signatureHeader"
        label="Header of the Signature"
        hint="Where its reports are signed by HMAC-SHA256 of the body, such as X-Signature"
      >
        <Input {...LINE} />
      </Field>
      <Field
        name="signatureKey"
        label="Signature Key"
        hint={hasSignatureKey ? 'One is kept. Leave this empty to keep it.' : 'By which it signs them'}
      >
        <PasswordInput autoComplete="new-password" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field
        name="statusUrl"
        label="Address of the Status"
        hint="Asked for a day with the headers above, and {requestId} and {key} filled in; its answer is read as a report is"
      >
        <TextArea autoSize={{ minRows: 1, maxRows: 6 }} autoCapitalize="none" spellCheck={false} />
      </Field>
    </FormGrid>
  </>
);
