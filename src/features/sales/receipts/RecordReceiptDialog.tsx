import { formatMoney } from '@/format';
import { useAppSelector } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import { useToday } from '@/parts/useToday';
import { selectBooks } from '@/store/billing/receivables/selectBooks';
import { companyOf } from '@/store/clients/accounts/account';
import { selectAccountRows } from '@/store/clients/accounts/accountsSlice';
import { companyNow } from '@/store/billing/company/company';
import { openFrom } from '@/store/billing/periods/openMonth';
import { receiptDraftOf, allocationRows } from '@/store/billing/receipts/receiptForm';
import { receiptFormSchema } from '@/store/billing/receipts/receiptFormSchema';
import { receiptRecorded } from '@/store/facts/receipts';
import { FormDialog } from '@/ui/FormDialog';
import { ReceiptFields } from './ReceiptFields';

export interface RecordReceiptDialogProps {
  /** Whose it is, where that is known. */
  accountId?: string;
  onClose: () => void;
}

/** Records money that came in: of whom, how, and which bills it settles. */
export default function RecordReceiptDialog({ accountId, onClose }: RecordReceiptDialogProps) {
  const say = useSay();
  const today = useToday();
  const books = useAppSelector(selectBooks);
  const accounts = useAppSelector(selectAccountRows);
  const { tdsRates } = useAppSelector((state) => companyNow({ company: state.company }));
  const context = { books, rates: tdsRates, today, open: useAppSelector(openFrom) };
  const nameOf = (id: string) => accounts.filter((account) => account.id === id).map(companyOf)[0] ?? '';
  return (
    <FormDialog
      title={accountId === undefined ? 'Record Receipt' : `Record Receipt of ${nameOf(accountId)}`}
      does={receiptRecorded}
      save="Record"
      width={640}
      schema={receiptFormSchema(context)}
      initialValues={{
        on: today,
        ...(accountId !== undefined && { accountId, shares: allocationRows(books, accountId) }),
      }}
      onSubmit={(values) =>
        say(
          receiptRecorded(receiptDraftOf(context, values)),
          `${formatMoney(values.cash)} of ${nameOf(values.accountId)} recorded`,
        )
      }
      onClose={onClose}
    >
      <ReceiptFields
        context={context}
        {...(accountId === undefined && {
          clients: accounts.map((account) => ({ value: account.id, label: companyOf(account) })),
        })}
      />
    </FormDialog>
  );
}
