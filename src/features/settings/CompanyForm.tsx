import { ConfigProvider } from 'antd';
import { use } from 'react';
import { useAppSelector } from '@/parts/hooks';
import { useFormDraft } from '@/parts/useFormDraft';
import { useSayEdit } from '@/parts/useSayEdit';
import { companyNow, missingDetails, type Company } from '@/store/billing/company/company';
import { detailsOf } from '@/store/billing/company/companyDetails';
import { COMPANY_LABELS } from '@/store/billing/company/companyLabels';
import { companySchema, companyOpenedIn, type CompanyValues } from '@/store/billing/company/companySchema';
import { companyChanged } from '@/store/facts/company';
import { edited, reapplied } from '@/store/kit/edit';
import { FormActions } from '@/ui/FormGrid';
import { LimitedButton } from '@/ui/LimitedButton';
import { Limits } from '@/ui/limits';
import { Message } from '@/ui/Message';
import { SchemaForm } from '@/ui/SchemaForm';
import { BankFields, CompanyFields, LogoField } from './CompanyFields';
import { CodeFields, NumberFields, TermsFields } from './DocumentFields';
import { EInvoiceField } from './EInvoiceField';
import { GstRateRows } from './GstRateRows';
import { TallyLedgerRows } from './TallyLedgerRows';
import { TdsRows } from './TdsRows';
import { useHeld } from './useHeld';

const valuesOf = (company: Company): CompanyValues => ({
  ...company,
  gstRates: company.gstRates && [...company.gstRates],
  tallyLedgers: company.tallyLedgers && [...company.tallyLedgers],
  tdsRates: [...company.tdsRates],
});

/** The company's details: saves what was changed of them since the form stood on them. */
export function CompanyForm() {
  const now = detailsOf(useAppSelector(companyNow));
  const { base, round, typed, rebase, saved } = useHeld(now);
  const { opened, ...draft } = useFormDraft('company', undefined, base);
  const sayEdit = useSayEdit();
  const begun = opened && companyOpenedIn(now, opened);
  const refused = use(Limits).whyNot(companyChanged);
  const missing = missingDetails(now);
  const submit = async (values: CompanyValues, show: (values: CompanyValues) => void) => {
    const edit = edited<Company>(base, values);
    if (Object.keys(edit.to).length === 0) throw new Error('Nothing was changed.');
    const isSaved = await sayEdit(companyChanged(edit), 'Company saved', () => {
      rebase(now);
      show(valuesOf(reapplied(now, edit)));
    });
    if (isSaved) saved(values);
    return isSaved;
  };
  return (
    <SchemaForm
      key={round}
      schema={companySchema}
      initialValues={valuesOf(base)}
      // What it changes is told against what it was begun on: else it would take back what others have saved since.
      draft={begun ? { ...draft, onRestored: () => rebase(begun) } : { ...draft, kept: undefined }}
      onEdit={typed}
      onSubmit={submit}
    >
      {refused !== undefined && (
        <Message tone="info" apart="below" title={`You may read this, not change it. ${refused}`} />
      )}
      {missing.length > 0 && (
        <Message
          tone="info"
          apart="below"
          title={`Not filled in yet: ${missing.map((field) => COMPANY_LABELS[field]).join(', ')}. Until then documents say what is missing.`}
        />
      )}
      <ConfigProvider componentDisabled={refused !== undefined}>
        <CompanyFields />
        <BankFields />
        <NumberFields />
        <CodeFields />
        <EInvoiceField />
        <GstRateRows />
        <TallyLedgerRows />
        <TermsFields />
        <TdsRows />
        <LogoField />
      </ConfigProvider>
      <FormActions>
        <LimitedButton does={companyChanged} type="primary" htmlType="submit">
          Save
        </LimitedButton>
      </FormActions>
    </SchemaForm>
  );
}
