import { Select } from 'antd';
import type { BranchRegistration, Filer } from '@/store/billing/returns/registrations';

interface RegistrationChoiceProps {
  /** The GST number under which the company files the month. */
  own: string;
  /** Those besides the company's. */
  registrations: readonly BranchRegistration[];
  filer: Filer;
  onChange: (filer: Filer) => void;
}

const labelOf = (...parts: readonly string[]) => parts.filter(Boolean).join(', ');

/** Of which of our registrations the return is; nothing where the company's is the only one. */
export function RegistrationChoice({ own, registrations, filer, onChange }: RegistrationChoiceProps) {
  if (registrations.length === 0) return null;
  return (
    <Select<Filer>
      aria-label="Registration"
      value={filer}
      onChange={onChange}
      popupMatchSelectWidth={false}
      options={[
        { value: '', label: labelOf('Company', own) },
        ...registrations.map((one) => ({ value: one.gstin, label: labelOf(one.name, one.gstin) })),
      ]}
    />
  );
}
