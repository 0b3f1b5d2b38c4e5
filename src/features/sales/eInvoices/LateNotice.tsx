import { formatCountOf } from '@/format';
import { lateOf, type EInvoiceRow } from '@/store/billing/eInvoices/eInvoiceRows';
import { Message } from '@/ui/Message';

/** That documents are near their last day at the portal, or past it. */
export function LateNotice({ rows, today }: { rows: readonly EInvoiceRow[]; today: string }) {
  const { past, soon } = lateOf(rows, today);
  if (past + soon === 0) return null;
  const told = [
    past > 0 &&
      `${formatCountOf(past, 'document')} not registered within 30 days: above ₹10 crore of turnover the portal refuses them.`,
    soon > 0 && `${formatCountOf(soon, 'document')} must be registered within the next 7 days.`,
  ].filter((one) => one !== false);
  return <Message tone="warning" apart="below" title={told.join(' ')} />;
}
