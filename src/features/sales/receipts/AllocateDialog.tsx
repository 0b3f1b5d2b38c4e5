import { useAppSelector } from '@/parts/hooks';
import { formatMoney } from '@/format';
import { selectBooks } from '@/store/billing/receivables/selectBooks';
import { oldestFirst } from '@/store/billing/receipts/oldestFirst';
import { allocationsOf, allocationRows } from '@/store/billing/receipts/receiptForm';
import { allocateSchema } from '@/store/billing/receipts/receiptFormSchema';
import { sumOf } from '@/store/kit/money';
import type { Allocation } from '@/store/billing/receipts/receipt';
import { FormDialog } from '@/ui/FormDialog';
import type { LimitedAction } from '@/ui/limits';
import { ShareRows } from './ShareRows';

export interface AllocateDialogProps {
  accountId: string;
  /** What is allocated is called. */
  name: string;
  /** What of it is on account, in rupees. */
  left: number;
  does: LimitedAction;
  /** Says what is allocated, with the words that tell of it; answers whether that was done. */
  allocate: (allocations: readonly Allocation[], told: string) => boolean;
  onClose: () => void;
}

/** Gives open bills what a client has on account: at first oldest first. */
export default function AllocateDialog({ accountId, name, left, does, allocate, onClose }: AllocateDialogProps) {
  const books = useAppSelector(selectBooks);
  const shares = allocationRows(books, accountId, oldestFirst(books, accountId, left));
  return (
    <FormDialog
      title={`Allocate ${name}`}
      does={does}
      save="Allocate"
      schema={allocateSchema(books, left)}
      initialValues={{ shares }}
      onSubmit={(values) => {
        const allocations = allocationsOf(values.shares);
        return allocate(allocations, `${formatMoney(sumOf(allocations.map(({ amount }) => amount)))} allocated`);
      }}
      onClose={onClose}
    >
      <p>
        {shares.length > 0
          ? `${formatMoney(left)} is on account.`
          : `${formatMoney(left)} is on account, and no bill of this client is open.`}
      </p>
      <ShareRows books={books} />
    </FormDialog>
  );
}
