import { Form } from 'antd';
import { useId } from 'react';
import { formatMoney } from '@/format';
import { typedSpareTotal, type TypedVehicle } from '@/store/care/messages/mailSchema';
import styles from './MailVehicleRows.module.css';

/** What the spares of all rows cost together, as it is typed. */
export function MailSpareTotal() {
  const id = useId();
  const rows = Form.useWatch<readonly TypedVehicle[] | undefined>('vehicles', Form.useFormInstance()) ?? [];
  return (
    <p className={styles.total}>
      <label htmlFor={id}>Total Spare Cost</label>
      <output id={id}>{formatMoney(typedSpareTotal(rows))}</output>
    </p>
  );
}
