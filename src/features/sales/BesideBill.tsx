import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { formatMoney } from '@/format';
import { paths } from '@/paths';
import type { IssuedBill } from '@/store/billing/bills/bill';
import type { Table } from '@/store/kit/table';
import { Badge } from '@/ui/Badge';
import { Icon } from '@/ui/Icon';
import { LinkButton } from '@/ui/links';
import { BILL_TONES } from './issuedBills/billTones';
import { useBillStanding } from './useBillStanding';

/** Beside a bill's number: where it stands and what is open of it, and the ways to the bills before and after it. */
export function BesideBill({ bill, bills }: { bill: IssuedBill; bills: Table<IssuedBill> }) {
  const { standing, open } = useBillStanding(bill);
  const place = bills.ids.indexOf(bill.id);
  const beside = [
    { label: 'Previous bill', icon: LeftOutlined, id: bills.ids[place - 1] },
    { label: 'Next bill', icon: RightOutlined, id: bills.ids[place + 1] },
  ].flatMap(({ id, ...way }) => {
    const found = bills.entities[id ?? ''];
    return found ? [{ ...way, to: paths.sales.invoiceOf(found.number) }] : [];
  });
  return (
    <>
      <Badge tone={BILL_TONES[standing]}>
        {standing === 'Open' || standing === 'Overdue' ? `${standing} ${formatMoney(open)}` : standing}
      </Badge>
      {beside.map(({ label, icon, to }) => (
        <LinkButton key={label} size="small" to={to} aria-label={label} icon={<Icon of={icon} />} />
      ))}
    </>
  );
}
