import { useAppSelector } from '@/parts/hooks';
import { useShownLedger } from '@/parts/useShownLedger';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { paths } from '@/paths';
import { irnMissing } from '@/store/billing/eInvoices/irnMissing';
import { OpenLink } from '@/ui/links';

/** Where documents are printed, downloaded or sent: that some of them are to be registered at the portal first. */
export function IrnMissing({ ids }: { ids: readonly string[] }) {
  const ledger = useShownLedger();
  const challans = useAppSelector((state) => state.challans);
  const unnumbered = useUnnumbered();
  const found = irnMissing(
    { ...ledger, challans },
    ids.filter((id) => !unnumbered.has(id)),
  );
  return (
    found && (
      <p>
        {found.before} <OpenLink to={`${paths.sales.eInvoices}?month=${found.month}`}>E-invoices</OpenLink>{' '}
        {found.after}
      </p>
    )
  );
}
