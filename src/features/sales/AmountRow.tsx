import type { ReactNode } from 'react';
import { useAppSelector } from '@/parts/hooks';
import { useToday } from '@/parts/useToday';
import { packageRateOn, type PackageAmount } from '@/store/billing/company/packageRates';
import { GST_CHOICES } from '@/store/clients/accounts/account';
import type { GstStanding } from '@/store/clients/accounts/gstTreatment';
import { PACKAGE_DEFAULTS, PACKAGE_SAMPLE_GST } from '@/store/clients/accounts/packageDefaults';
import { packageGst } from '@/store/clients/accounts/amounts';
import { WordRadios } from '@/ui/Choices';
import { DigitsInput } from '@/ui/DigitsInput';
import { fieldsOf } from '@/ui/Field';
import { formatMoney } from '@/format';
import { Output } from '@/ui/Output';
import { useTyped } from '@/ui/typedValues';
import styles from './AmountRow.module.css';
import { typedAmount } from '@/store/kit/typed/typedNumber';
import type { PackageValues } from '@/store/clients/accounts/packageSchema';

const Field = fieldsOf<PackageValues>();

/** Which choice belongs to which of the four amounts. */
const GST_OF = {
  hardware: 'hardwareGstIncluded',
  installation: 'installationGstIncluded',
  hardwareOnLease: 'leaseGstIncluded',
  subscription: 'subscriptionGstIncluded',
} as const;

type TypedPackage = Record<PackageAmount, unknown> & Pick<PackageValues, (typeof GST_OF)[PackageAmount]>;

export interface AmountRowProps {
  name: PackageAmount;
  label: string;
  /** When it is charged, where that is not said by a plan. */
  hint?: string;
  /** How the client stands towards the tax office. */
  billing: Pick<GstStanding, 'gstTreatment'>;
  /** What else belongs to the amount, such as its plan. */
  children?: ReactNode;
}

/** The amount with GST of the client's rate of today as it is typed; a dash while it is none. */
function WithGst({ name, label, billing }: Pick<AmountRowProps, 'name' | 'label' | 'billing'>) {
  const values = useTyped<TypedPackage>();
  const typed = values[name];
  const choice = values[GST_OF[name]] ?? PACKAGE_DEFAULTS[GST_OF[name]];
  const today = useToday();
  const rate = useAppSelector((state) => packageRateOn(state, billing, name, today));
  const empty = typed === undefined || typed === '';
  const amount = typedAmount(typed);
  return (
    <Output label={`${label} with GST`}>
      {empty || amount !== undefined
        ? formatMoney(packageGst(amount, choice, { rate, sample: PACKAGE_SAMPLE_GST[name] }))
        : '—'}
    </Output>
  );
}

/** One of the package's amounts in rupees, its GST choice, and what both come to. */
export const AmountRow = ({ name, label, hint, billing, children }: AmountRowProps) => (
  <div className={styles.row}>
    <Field name={name} label={label} {...(hint !== undefined && { hint })}>
      <DigitsInput prefix="₹" />
    </Field>
    <Field name={GST_OF[name]} label={`${label} GST`}>
      <WordRadios label={`${label} GST`} choices={GST_CHOICES} />
    </Field>
    <WithGst name={name} label={label} billing={billing} />
    {children}
  </div>
);
