import { companyOf, userOf } from '@/store/accounts/account';
import { gstAmount, hardwareAmount, rentAmount, roundOffAmount, totalAmount } from '@/store/accounts/amounts';
import { BILLED_GST } from '@/store/accounts/salesDashboard';
import { Facts } from '@/ui/Facts';
import { formatMoney } from '@/format';
import { Section } from '@/ui/Section';
import { AccountPage } from './AccountPage';
import styles from './ProformaScreen.module.css';

/** The figures that an account's proforma invoice will show (D29); the document itself comes later. */
export default function ProformaScreen() {
  return (
    <AccountPage title="Proforma Invoice" titleOf={(account) => `Proforma Invoice: ${companyOf(account)}`}>
      {(account) => (
        <>
          <Section title="Recipient">
            <Facts
              facts={[
                { label: 'Company', value: companyOf(account) },
                { label: 'User', value: userOf(account) },
                { label: 'Billing Address', value: account.billing.billingAddress },
                { label: 'GST Number', value: account.billing.gstNo },
              ]}
            />
          </Section>
          <Section title="Amounts">
            <Facts
              facts={[
                { label: 'Hardware Amount', value: formatMoney(hardwareAmount(account)) },
                { label: 'Rent Amount', value: formatMoney(rentAmount(account)) },
                { label: `GST ${BILLED_GST}%`, value: formatMoney(gstAmount(account)) },
                ...(roundOffAmount(account) === 0
                  ? []
                  : [{ label: 'Round off', value: formatMoney(roundOffAmount(account)) }]),
                { label: 'Total Amount', value: formatMoney(totalAmount(account)) },
              ]}
            />
            <p className={styles.note}>Not a tax invoice. The document for printing is not built yet.</p>
          </Section>
        </>
      )}
    </AccountPage>
  );
}
