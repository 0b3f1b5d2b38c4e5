import { Input } from 'antd';
import { formatCount } from '@/format';
import { useToday } from '@/parts/useToday';
import { receiptSchema, type ReceiptValues } from '@/store/purchasing/requests/receivingSchema';
import type { StockRequest } from '@/store/purchasing/requests/request';
import { goodsReceived } from '@/store/facts/requests';
import { DateInput } from '@/ui/DateInput';
import { fieldsOf } from '@/ui/Field';
import { FormActions, FormGrid } from '@/ui/FormGrid';
import { LimitedButton } from '@/ui/LimitedButton';
import { Message } from '@/ui/Message';
import { SchemaForm } from '@/ui/SchemaForm';
import { Section } from '@/ui/Section';

const Field = fieldsOf<ReceiptValues>();

export interface ReceiptFormProps {
  request: StockRequest;
  /** How many units can be received as they stand. */
  ready: number;
  /** How many were scanned that cannot, and stay on the list below. */
  wrong: number;
  /** Answers whether all of them were. */
  onReceive: (values: ReceiptValues) => Promise<boolean>;
}

/** When it came and by which of the vendor's invoices, with the button that receives it. */
export function ReceiptForm({ request, ready, wrong, onReceive }: ReceiptFormProps) {
  const today = useToday();
  return (
    <Section title="Receipt">
      <SchemaForm schema={receiptSchema(today, request)} initialValues={{ on: today }} onSubmit={onReceive}>
        <FormGrid>
          <Field name="invoiceNo" label="Vendor’s Invoice No">
            <Input autoComplete="off" />
          </Field>
          <Field name="on" label="Received On">
            <DateInput />
          </Field>
        </FormGrid>
        {wrong > 0 && (
          <Message
            tone="warning"
            title={`${formatCount(wrong)} scanned wrong: not received, listed below with the reason.`}
          />
        )}
        <FormActions>
          <LimitedButton does={goodsReceived} type="primary" htmlType="submit" disabled={ready === 0}>
            {ready > 0 ? `Receive ${formatCount(ready)}` : 'Receive'}
          </LimitedButton>
        </FormActions>
      </SchemaForm>
    </Section>
  );
}
