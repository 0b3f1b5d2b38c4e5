import { PlusOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import type { HsnRate } from '@/store/billing/company/company';
import { GST_RATES, USUAL_RATE } from '@/store/kit/gstRates';
import { WordSelect } from '@/ui/Choices';
import { DateInput } from '@/ui/DateInput';
import { fieldsOf } from '@/ui/Field';
import { FormRow } from '@/ui/FormGrid';
import { Icon } from '@/ui/Icon';
import { RemoveRow } from '@/ui/RemoveRow';
import { Rows } from '@/ui/Rows';
import { Section } from '@/ui/Section';
import { useToast } from '@/ui/toast';

const Field = fieldsOf<HsnRate>();

/** The codes that are not taxed at the usual rate, each with its own from a day on. */
export function GstRateRows() {
  const toast = useToast();
  return (
    <Section title="GST rates">
      <p>
        GST on what we sell, by HSN or SAC from a day on. List a code with all its digits, as it stands above: one that
        is not listed is taxed at {USUAL_RATE}. Issued documents keep their rates.
      </p>
      <Rows
        name="gstRates"
        onRemoved={(putBack) => toast({ text: 'GST rate removed', undo: putBack })}
        footer={(append) => (
          <Button icon={<Icon of={PlusOutlined} />} onClick={append}>
            Add GST Rate
          </Button>
        )}
      >
        {({ index, remove }) => (
          <FormRow
            label={`GST rate ${index + 1}`}
            columns="minmax(140px, 240px) minmax(120px, 180px) minmax(140px, 200px) auto 1fr"
          >
            <Field name="hsn" label="HSN/SAC" explains="HSN, SAC">
              <Input inputMode="numeric" autoComplete="off" />
            </Field>
            <Field name="rate" label="Rate">
              <WordSelect choices={GST_RATES} />
            </Field>
            <Field name="from" label="From">
              <DateInput />
            </Field>
            <RemoveRow row={`GST rate ${index + 1}`} onClick={remove} />
          </FormRow>
        )}
      </Rows>
    </Section>
  );
}
