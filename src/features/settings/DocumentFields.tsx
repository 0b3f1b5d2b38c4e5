import { Input } from 'antd';
import { useAppSelector } from '@/parts/hooks';
import { useToday } from '@/parts/useToday';
import { nextNumber, SERIES, type Series } from '@/store/billing/bills/nextNumbers';
import { COMPANY_LABELS } from '@/store/billing/company/companyLabels';
import { companyFields, type CompanyValues } from '@/store/billing/company/companySchema';
import { fieldsOf } from '@/ui/Field';
import { FormGrid } from '@/ui/FormGrid';
import { Section } from '@/ui/Section';
import { useTyped } from '@/ui/typedValues';

const Field = fieldsOf<CompanyValues>();

/** What a series begins with, as it is kept; undefined while it is none. */
function prefixIn(series: Series, typed: string | undefined): string | undefined {
  const rule = companyFields[series];
  return rule.isValidSync(typed) ? rule.cast(typed) : undefined;
}

function SeriesField({ series, values }: { series: Series; values: Partial<Record<Series, string>> }) {
  const today = useToday();
  const prefix = prefixIn(series, values[series]);
  const next = useAppSelector((state) => prefix && nextNumber(state, series, prefix, today));
  return (
    <Field
      name={series}
      label={COMPANY_LABELS[series]}
      hint={next ? `The next one is ${next}` : 'One to three letters or digits'}
    >
      <Input autoComplete="off" autoCapitalize="characters" maxLength={10} />
    </Field>
  );
}

/** How the numbers of documents begin, each with the one that comes next. */
export function NumberFields() {
  const values = useTyped<Record<Series, string>>();
  return (
    <Section title="Numbers of documents">
      <p>
        Numbers are consecutive within a financial year, April to March, whatever they begin with. What was issued keeps
        its own.
      </p>
      <FormGrid>
        {SERIES.map((series) => (
          <SeriesField key={series} series={series} values={values} />
        ))}
      </FormGrid>
    </Section>
  );
}

/** What the tax office calls the things that we sell. */
export const CodeFields = () => (
  <Section title="HSN and SAC">
    <FormGrid>
      {(['subscriptionSac', 'hardwareHsn', 'installationSac', 'leaseSac'] as const).map((name) => (
        <Field key={name} name={name} label={COMPANY_LABELS[name]} explains="HSN, SAC">
          <Input inputMode="numeric" autoComplete="off" />
        </Field>
      ))}
    </FormGrid>
  </Section>
);

/** For how long bills and quotations stand. */
export const TermsFields = () => (
  <Section title="Terms">
    <FormGrid>
      <Field name="dueDays" label={COMPANY_LABELS.dueDays} hint="0 is due on the day of the bill">
        <Input inputMode="numeric" autoComplete="off" />
      </Field>
      <Field name="validDays" label={COMPANY_LABELS.validDays}>
        <Input inputMode="numeric" autoComplete="off" />
      </Field>
    </FormGrid>
  </Section>
);
