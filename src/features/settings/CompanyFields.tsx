import { Input } from 'antd';
import { AttachmentInput } from '@/parts/AttachmentInput';
import { DRAWN_TYPES } from '@/store/kit/attachments/attachmentType';
import { COMPANY_LABELS } from '@/store/billing/company/companyLabels';
import type { CompanyValues } from '@/store/billing/company/companySchema';
import { STATE_CODES } from '@/store/kit/typed/taxIds';
import { gstNoWarning, panNoWarning, pinCodeWarning } from '@/store/clients/accounts/taxHelp';
import { fieldsOf } from '@/ui/Field';
import { FormGrid } from '@/ui/FormGrid';
import { SearchSelect } from '@/ui/SearchSelect';
import { Section } from '@/ui/Section';
import { TextArea } from '@/ui/TextArea';
import { CompanyOffers } from './CompanyOffers';

const Field = fieldsOf<CompanyValues>();

const STATES = [
  { value: '', label: 'Not filled in' },
  ...STATE_CODES.map(([value, name]) => ({ value, label: `${name} (${value})` })),
];

const panWarning = (panNo: string, { gstin }: { gstin?: unknown }) => panNoWarning(panNo, { gstNo: gstin });

/** Who we are: what stands at the head of each document. */
export const CompanyFields = () => (
  <Section title="Company">
    <FormGrid>
      <Field name="name" label={COMPANY_LABELS.name}>
        <Input autoComplete="off" />
      </Field>
      <Field name="address" label={COMPANY_LABELS.address}>
        <TextArea autoSize={{ minRows: 1, maxRows: 4 }} />
      </Field>
      <Field name="town" label={COMPANY_LABELS.town}>
        <Input autoComplete="off" />
      </Field>
      <Field
        name="pinCode"
        label={COMPANY_LABELS.pinCode}
        warn={(pinCode, { gstin }) => pinCodeWarning(pinCode, gstin)}
      >
        <Input inputMode="numeric" autoComplete="off" />
      </Field>
      <Field
        name="gstin"
        label={COMPANY_LABELS.gstin}
        explains="GSTIN"
        hint="Empty where the business is not registered: its bills charge no GST"
        warn={gstNoWarning}
      >
        <Input autoComplete="off" autoCapitalize="characters" />
      </Field>
      <Field name="panNo" label={COMPANY_LABELS.panNo} explains="PAN" warn={panWarning}>
        <Input autoComplete="off" autoCapitalize="characters" />
      </Field>
      <Field
        name="stateCode"
        label={COMPANY_LABELS.stateCode}
        hint="With a GST number, clients of this state pay CGST and SGST, others IGST"
      >
        <SearchSelect options={STATES} empty="No state matches." />
      </Field>
      <Field name="phone" label={COMPANY_LABELS.phone}>
        <Input type="tel" autoComplete="off" />
      </Field>
      <Field name="email" label={COMPANY_LABELS.email}>
        <Input inputMode="email" autoComplete="off" />
      </Field>
    </FormGrid>
    <CompanyOffers />
  </Section>
);

/** Where clients pay to. */
export const BankFields = () => (
  <Section title="Bank and UPI">
    <FormGrid>
      <Field name="bankName" label={COMPANY_LABELS.bankName}>
        <Input autoComplete="off" />
      </Field>
      <Field name="bankAccountNo" label={COMPANY_LABELS.bankAccountNo}>
        <Input inputMode="numeric" autoComplete="off" />
      </Field>
      <Field name="ifsc" label={COMPANY_LABELS.ifsc} hint="Four letters, a zero, six letters or digits">
        <Input autoComplete="off" autoCapitalize="characters" />
      </Field>
      <Field
        name="upiId"
        label={COMPANY_LABELS.upiId}
        hint="Such as trackyard@hdfcbank: bills show its QR code for what is open"
      >
        <Input autoComplete="off" autoCapitalize="none" />
      </Field>
    </FormGrid>
  </Section>
);

/** The picture at the head of each document. */
export const LogoField = () => (
  <Section title={COMPANY_LABELS.logo}>
    <Field name="logo" label="Image">
      <AttachmentInput
        accept={DRAWN_TYPES}
        hint="Drop a PNG or JPEG image here, or click to choose one. At most 5 MB."
      />
    </Field>
  </Section>
);
