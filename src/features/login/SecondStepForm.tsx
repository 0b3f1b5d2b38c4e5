import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { InferType } from 'yup';
import { CodeInput } from '@/parts/CodeInput';
import { FactorSetup } from '@/parts/FactorSetup';
import type { OfficeLink } from '@/office/officeLink';
import { codeSchema } from '@/office/people/codeSchema';
import { fieldsOf } from '@/ui/Field';
import { Message } from '@/ui/Message';
import { focusFirstField } from '@/ui/focusFirstField';
import { SchemaForm } from '@/ui/SchemaForm';

type Code = InferType<typeof codeSchema>;
const Field = fieldsOf<Code>();

export interface SecondStepFormProps {
  name: string;
  /** What an app on the phone is to make the code of, for whoever sets it up now. */
  secret: string | undefined;
  /** Signs in with that code as well. */
  signIn: (code: string) => ReturnType<OfficeLink['signIn']>;
  onBack: () => void;
}

/** What a login asks after a password that is right: the code of the second factor, which may have to be set up first. */
export default function SecondStepForm({ name, secret, signIn, onBack }: SecondStepFormProps) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => focusFirstField(place.current), []);

  const give = async ({ code }: Code, show: (values: Code) => void) => {
    setRefusal(undefined);
    const answer = await signIn(code);
    if (!('refused' in answer)) return;
    setRefusal(answer.refused);
    show({ code: '' });
    focusFirstField(place.current);
  };

  return (
    <div ref={place}>
      {secret === undefined ? (
        <p>Enter the code that the authenticator app on your phone shows.</p>
      ) : (
        <>
          <p>Your office requires a second factor of you, besides the password.</p>
          <FactorSetup name={name} secret={secret} />
        </>
      )}
      <SchemaForm schema={codeSchema} onBusy={setBusy} onSubmit={give}>
        <Field name="code" label="Code">
          <CodeInput size="large" />
        </Field>
        <Button type="primary" size="large" block htmlType="submit" loading={busy}>
          LOGIN
        </Button>
      </SchemaForm>
      <Button type="link" block onClick={onBack}>
        Back
      </Button>
      {refusal !== undefined && <Message tone="error" title={refusal} />}
    </div>
  );
}
