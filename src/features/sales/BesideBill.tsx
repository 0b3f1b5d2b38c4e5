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
  const [previous, next] = [bills.ids[place - 1], bills.ids[place + 1]].map((id) => bills.entities[id ?? '']);
  return (
    <>
      <Badge tone={BILL_TONES[standing]}>
        {standing === 'Open' || standing === 'Overdue' ? `${standing} ${formatMoney(open)}` : standing}
      </Badge>
      {previous && (
        <LinkButton
          size="small"
          to={paths.sales.invoiceOf(previous.number)}
          aria-label="Previous bill"
          icon={<Icon of={LeftOutlined} />}
        />
      )}
      {next && (
        <LinkButton
          size="small"
          to={paths.sales.invoiceOf(next.number)}
          aria-label="Next bill"
          icon={<Icon of={RightOutlined} />}
        />
      )}
    </>
  );
}
