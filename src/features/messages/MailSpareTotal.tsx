import { useId } from 'react';
import { formatMoney } from '@/format';
import { typedSpareTotal, type TypedVehicle } from '@/store/care/messages/mailSchema';
import { useTyped } from '@/ui/typedValues';
import styles from './MailVehicleRows.module.css';

/** What the spares of all rows cost together, as it is typed. */
export function MailSpareTotal() {
  const id = useId();
  const { vehicles = [] } = useTyped<{ vehicles: readonly TypedVehicle[] }>();
  return (
    <p className={styles.total}>
      <label htmlFor={id}>Total Spare Cost</label>
      <output id={id}>{formatMoney(typedSpareTotal(vehicles))}</output>
    </p>
  );
}
