import { Input } from 'antd';
import { consignedErrors, type Consigned } from '@/store/billing/transfers/consigned';
import { shownValue, type TypedValue, type TypedValues } from '@/store/billing/transfers/typedValues';
import { Facts } from '@/ui/Facts';
import { FormGrid } from '@/ui/FormGrid';
import { MoneyInput } from '@/ui/MoneyInput';
import { Section } from '@/ui/Section';
import { Labelled } from './Labelled';
import { invoiceFacts } from './invoiceFacts';

interface HandoverValuesProps {
  consigned: Consigned;
  typed: TypedValues;
  onType: (product: string, typed: TypedValue) => void;
  submitted: boolean;
}

/** What the challan, or the tax invoice that goes with goods to another registration, says of them: the HSN and the value of each product, and what they come to. */
export function HandoverValues({ consigned, typed, onType, submitted }: HandoverValuesProps) {
  return (
    <Section title={consigned.title}>
      <p>{consigned.why}</p>
      {consigned.products.map((product) => {
        const fields = shownValue(product, typed[product.product]);
        const { hsn, value } = submitted ? consignedErrors(consigned, fields) : {};
        return (
          <FormGrid key={product.product}>
            <Labelled label={`HSN of ${product.product}`} error={hsn}>
              {(control) => (
                <Input
                  {...control}
                  inputMode="numeric"
                  autoComplete="off"
                  value={fields.hsn}
                  onChange={({ target }) => onType(product.product, { ...typed[product.product], hsn: target.value })}
                />
              )}
            </Labelled>
            <Labelled label={`Unit value of ${product.product}`} error={value}>
              {(control) => (
                <MoneyInput
                  {...control}
                  value={fields.value}
                  onChange={({ target }) => onType(product.product, { ...typed[product.product], value: target.value })}
                />
              )}
            </Labelled>
          </FormGrid>
        );
      })}
      {consigned.invoice && <Facts facts={invoiceFacts(consigned.invoice)} />}
    </Section>
  );
}
