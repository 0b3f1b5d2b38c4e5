import { formatMoney } from '@/format';
import { useSay } from '@/parts/useSay';
import { oldestFirst } from '@/store/billing/receipts/oldestFirst';
import { onAccountOf } from '@/store/billing/receivables/openBills';
import { allocationsOf, allocationRows } from '@/store/billing/receipts/receiptForm';
import { allocateSchema } from '@/store/billing/receipts/receiptFormSchema';
import { sumOf } from '@/store/kit/money';
import type { Receipt } from '@/store/billing/receipts/receipt';
import { receiptAllocated } from '@/store/facts/receipts';
import { FormDialog } from '@/ui/FormDialog';
import { ShareRows } from './ShareRows';
import { useBooks } from './useBooks';

export interface AllocateReceiptDialogProps {
  receipt: Receipt;
  /** What it is called. */
  name: string;
  onClose: () => void;
}

/** Gives open bills what of a receipt is on account: at first oldest first. */
export default function AllocateReceiptDialog({ receipt, name, onClose }: AllocateReceiptDialogProps) {
  const say = useSay();
  const books = useBooks();
  const left = onAccountOf(receipt);
  const shares = allocationRows(books, receipt.accountId, oldestFirst(books, receipt.accountId, left));
  return (
    <FormDialog
      title={`Allocate ${name}`}
      does={receiptAllocated}
      save="Allocate"
      schema={allocateSchema(books, receipt)}
      initialValues={{ shares }}
      onSubmit={(values) => {
        const allocations = allocationsOf(values.shares);
        return say(
          receiptAllocated(receipt.id, allocations),
          `${formatMoney(sumOf(allocations.map(({ amount }) => amount)))} allocated`,
        );
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
