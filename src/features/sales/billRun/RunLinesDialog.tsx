import type { RunRow } from '@/store/billing/billRun/runRows';
import { DetailsDialog } from '@/ui/DetailsDialog';
import { Notice } from '@/ui/Notice';
import { Section } from '@/ui/Section';
import { BillLines } from '@/features/sales/BillLines';

/** What a run proposes for one account: its bills line by line, each line with its reason. */
export function RunLinesDialog({ row, onClose }: { row: RunRow; onClose: () => void }) {
  return (
    <DetailsDialog title={row.company} onClose={onClose}>
      {row.look !== '' && <Notice role="status" text={row.look} />}
      {row.bills.map((bill) => (
        <Section key={bill.part} title={bill.part}>
          <BillLines label={`${bill.part} lines`} name={`details.${bill.part.toLowerCase()}`} amounts={bill} />
        </Section>
      ))}
    </DetailsDialog>
  );
}
