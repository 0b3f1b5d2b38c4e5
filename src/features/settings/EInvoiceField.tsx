import { COMPANY_LABELS } from '@/store/billing/company/companyLabels';
import type { CompanyValues } from '@/store/billing/company/companySchema';
import { DateInput } from '@/ui/DateInput';
import { fieldsOf } from '@/ui/Field';
import { FormGrid } from '@/ui/FormGrid';
import { Section } from '@/ui/Section';

const Field = fieldsOf<CompanyValues>();

/** Since when bills are registered as e-invoices. */
export const EInvoiceField = () => (
  <Section title="E-invoices">
    <p>
      Above ₹5 crore of turnover in a year, bills and credit notes of clients with a GST number are registered at the
      e-invoice portal from a day on: GST Returns then leads to E-invoices. Leave it empty where that is not so.
    </p>
    <FormGrid>
      <Field name="eInvoiceFrom" label={COMPANY_LABELS.eInvoiceFrom}>
        <DateInput />
      </Field>
    </FormGrid>
  </Section>
);
