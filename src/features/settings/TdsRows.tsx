import { PlusOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import type { CompanyValues } from '@/store/billing/company/companySchema';
import { fieldsOf } from '@/ui/Field';
import { FormRow } from '@/ui/FormGrid';
import { Icon } from '@/ui/Icon';
import { RemoveRow } from '@/ui/RemoveRow';
import { Rows } from '@/ui/Rows';
import { Section } from '@/ui/Section';
import { useToast } from '@/ui/toast';

const Field = fieldsOf<CompanyValues['tdsRates'][number]>();

/** The sections under which clients keep income tax back, each with its rate. */
export function TdsRows() {
  const toast = useToast();
  return (
    <Section title="TDS rates">
      <p>
        TDS that clients may deduct from a bill without GST, by section of the income tax law. A receipt offers these.
      </p>
      <Rows
        name="tdsRates"
        onRemoved={(putBack) => toast({ text: 'TDS rate removed', undo: putBack })}
        footer={(append) => (
          <Button icon={<Icon of={PlusOutlined} />} onClick={append}>
            Add TDS Rate
          </Button>
        )}
      >
        {({ index, remove }) => (
          <FormRow label={`TDS rate ${index + 1}`} columns="minmax(160px, 320px) minmax(120px, 200px) auto 1fr">
            <Field name="code" label="Section" explains="TDS 194C">
              <Input autoComplete="off" />
            </Field>
            <Field name="rate" label="Rate">
              <Input inputMode="decimal" autoComplete="off" suffix="%" />
            </Field>
            <RemoveRow row={`TDS rate ${index + 1}`} onClick={remove} />
          </FormRow>
        )}
      </Rows>
    </Section>
  );
}
