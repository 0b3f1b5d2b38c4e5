import { useId } from 'react';
import { paidTooMuch, paymentRows, unpaidAmount } from '@/store/purchasing/requests/payments';
import type { StockRequest } from '@/store/purchasing/requests/request';
import { formatDate, formatMoney } from '@/format';
import styles from './PaymentsPart.module.css';
import { Total } from './Total';

/** What was paid for a request, and what is still to be paid with GST. */
export function PaymentsPart({ request }: { request: StockRequest }) {
  const id = useId();
  const payments = paymentRows(request);
  const tooMuch = paidTooMuch(request);
  return (
    <section className={styles.payments} aria-labelledby={id}>
      <h3 className={styles.title} id={id}>
        Payments
      </h3>
      {payments.length > 0 ? (
        <ul className={styles.list}>
          {payments.map(({ id: payment, vendor, amount, on, invoiceNo }) => (
            <li key={payment} className={styles.payment}>
              <span>{vendor}</span>
              <span className={styles.about}>
                {formatDate(on)}, invoice {invoiceNo}
              </span>
              <span className={styles.amount}>{formatMoney(amount)}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>Nothing was paid for this request yet.</p>
      )}
      <Total label="To be paid">{formatMoney(unpaidAmount(request))}</Total>
      {tooMuch > 0 && <Total label="Paid too much">{formatMoney(tooMuch)}</Total>}
    </section>
  );
}
