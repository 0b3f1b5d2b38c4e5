import { Button } from 'antd';
import { useState } from 'react';
import type { AnyObject, ObjectSchema } from 'yup';
import { FormActions } from '@/ui/FormGrid';
import { SchemaForm, type SchemaFormProps } from '@/ui/SchemaForm';
import { SureDialog } from './SureDialog';

interface OfficeSettingsFormProps<Schema extends ObjectSchema<AnyObject>> extends Pick<
  SchemaFormProps<Schema>,
  'schema' | 'initialValues' | 'onSubmit' | 'name' | 'children'
> {
  /** What its button says, which is the page's primary one where no other is. */
  save?: string;
  isPrimary?: boolean;
  /** What is asked before the settings go, and what removes them; absent where none are kept. */
  removal?: { title: string; text: string; onOk: () => Promise<void> } | undefined;
}

/** Settings that the office keeps: saved, and removed once that is sure. */
export function OfficeSettingsForm<Schema extends ObjectSchema<AnyObject>>({
  save = 'Save',
  isPrimary = false,
  removal,
  children,
  ...form
}: OfficeSettingsFormProps<Schema>) {
  const [busy, setBusy] = useState(false);
  const [removing, setRemoving] = useState(false);
  return (
    <>
      <SchemaForm {...form} onBusy={setBusy}>
        {children}
        <FormActions>
          <Button type={isPrimary ? 'primary' : 'default'} htmlType="submit" loading={busy}>
            {save}
          </Button>
          {removal && (
            <Button danger onClick={() => setRemoving(true)}>
              Remove
            </Button>
          )}
        </FormActions>
      </SchemaForm>
      {removing && removal && <SureDialog {...removal} okText="Remove" onClose={() => setRemoving(false)} />}
    </>
  );
}
