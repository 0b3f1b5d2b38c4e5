import { formatCount } from '@/format';
import { SendButton } from '@/features/sales/letters/SendButton';
import { useAppSelector } from '@/parts/hooks';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { paths } from '@/paths';
import { isLive } from '@/store/billing/bills/bill';
import { LinkButton } from '@/ui/links';

/** What is done with the bills of a run once it is approved: they are printed and sent. `ids` are their identities. */
export function IssuedOfRun({ ids }: { ids: readonly string[] }) {
  const table = useAppSelector((state) => state.bills);
  const unnumbered = useUnnumbered();
  const bills = ids
    .flatMap((id) => table.entities[id] ?? [])
    .filter((bill) => isLive(bill) && !unnumbered.has(bill.id));
  if (bills.length === 0) return null;
  const count = formatCount(bills.length);
  return (
    <>
      <LinkButton to={paths.sales.invoiceOf(...bills.map(({ number }) => number))}>{`Print (${count})`}</LinkButton>
      <SendButton kind="Bill" ids={bills.map(({ id }) => id)}>{`Send (${count})`}</SendButton>
    </>
  );
}
