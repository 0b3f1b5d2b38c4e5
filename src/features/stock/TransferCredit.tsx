import { formatMoney } from '@/format';
import { CancelIrn } from '@/parts/eInvoices/CancelIrn';
import { useSay } from '@/parts/useSay';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { BEING_NUMBERED } from '@/store/billing/papers/paper';
import { registeredFacts } from '@/store/billing/papers/registered';
import { openCredit } from '@/store/billing/transfers/creditRules';
import { transferCredited } from '@/store/facts/challans';
import type { Challan } from '@/store/stock/challans/challan';
import { transferCreditId } from '@/store/stock/challans/consignment';
import { Facts } from '@/ui/Facts';
import { LimitedButton } from '@/ui/LimitedButton';
import { Section } from '@/ui/Section';
import { invoiceFacts } from './invoiceFacts';

/** The credit note over what of a challan's tax invoice was not accepted: the one that is issued, or that is still due. */
export function TransferCredit({ challan }: { challan: Challan }) {
  const say = useSay();
  const unnumbered = useUnnumbered();
  const { credit } = challan;
  const due = openCredit(challan);
  if (credit)
    return (
      <Section title="Credit Note" actions={<CancelIrn id={transferCreditId(challan.id)} />}>
        <Facts
          facts={[
            {
              label: 'Credit Note No',
              value: unnumbered.has(transferCreditId(challan.id)) ? BEING_NUMBERED : credit.docNo,
            },
            ...invoiceFacts(credit),
            ...registeredFacts(credit),
          ]}
        />
      </Section>
    );
  if (!due) return null;
  const issue = () =>
    say(transferCredited(challan), () => ({ text: `Credit note over ${formatMoney(due.total)} issued` }));
  return (
    <Section
      title="Credit Note"
      actions={
        <LimitedButton does={transferCredited} type="primary" onClick={issue}>
          Issue Credit Note
        </LimitedButton>
      }
    >
      <p>Some was not accepted, and its GST was charged: a credit note over it is due.</p>
      <Facts
        facts={[
          ...due.goods.map(({ product, qty }) => ({ label: product, value: `${qty} not accepted` })),
          ...invoiceFacts(due),
        ]}
      />
    </Section>
  );
}
