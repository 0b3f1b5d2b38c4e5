import { useAppSelector } from '@/parts/hooks';
import { selectBilling } from '@/store/billing/billRun/selectBilling';
import type { Account } from '@/store/billing/accounts/account';
import type { BillValues, TypedBill } from '@/store/billing/accounts/billSchema';
import { arePricesDated } from '@/store/billing/bills/priceDay';
import { DateInput } from '@/ui/DateInput';
import { fieldsOf } from '@/ui/Field';
import { FormGrid } from '@/ui/FormGrid';
import { useTyped } from '@/ui/typedValues';
import styles from './PriceDay.module.css';

const Field = fieldsOf<BillValues>();

/** The day from which the prices hold that are typed; there is none to choose while none changes. */
export function PriceDay({ account }: { account: Account }) {
  const typed = useTyped<TypedBill>();
  const isDated = arePricesDated(useAppSelector(selectBilling), account, typed);
  if (!isDated && !typed.priceFrom) return null;
  return (
    <div className={styles.day}>
      <FormGrid>
        <Field
          name="priceFrom"
          label="Price Changes From"
          hint="Blank for the first of the month, or after all that is billed."
        >
          <DateInput />
        </Field>
      </FormGrid>
    </div>
  );
}
