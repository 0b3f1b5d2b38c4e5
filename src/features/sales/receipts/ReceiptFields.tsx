import { Input, Select } from 'antd';
import {
  ALLOCATING,
  NO_TDS,
  receiptLook,
  allocationRows,
  type ReceiptContext,
  type TypedReceipt,
  type TypedShare,
} from '@/store/billing/receipts/receiptForm';
import { ADVANCE_FOR, RECEIPT_MODES } from '@/store/billing/receipts/receipt';
import { tdsWarning, type ReceiptFormValues } from '@/store/billing/receipts/receiptFormSchema';
import { settledByReceipt } from '@/store/billing/receipts/settledByReceipt';
import { WordRadios, WordSelect } from '@/ui/Choices';
import { DateInput } from '@/ui/DateInput';
import { fieldsOf } from '@/ui/Field';
import { FormGrid } from '@/ui/FormGrid';
import { useFormScope } from '@/ui/formScope';
import { MoneyInput } from '@/ui/MoneyInput';
import { SearchSelect } from '@/ui/SearchSelect';
import { useTyped } from '@/ui/typedValues';
import { ReceiptSums } from './ReceiptSums';
import { SettledBills } from './SettledBills';
import { ShareRows } from './ShareRows';
import { TdsInput } from './TdsInput';

const Field = fieldsOf<ReceiptFormValues>();

export interface ReceiptFieldsProps {
  context: ReceiptContext;
  /** The clients to choose from; none where the client is known. */
  clients?: readonly { value: string; label: string }[] | undefined;
}

/** The fields of a receipt, with what follows from them as they are typed. */
export function ReceiptFields({ context, clients }: ReceiptFieldsProps) {
  const { put } = useFormScope();
  const typed = useTyped<TypedReceipt>();
  const { books, rates, today } = context;
  const look = receiptLook(context, typed);
  const { proposedTds, onAccount, allocations } = look;
  const settled = typed.accountId === undefined ? undefined : settledByReceipt(books, typed.accountId, look, today);
  const putShares = (value: readonly TypedShare[]) => put({ name: ['shares'], value, touched: false });
  const isByHand = typed.allocating === 'By hand';
  return (
    <>
      {clients && (
        <Field name="accountId" label="Client">
          <SearchSelect
            placeholder="Type to search"
            empty="No client matches."
            options={clients}
            onChange={(accountId) => putShares(allocationRows(books, accountId))}
          />
        </Field>
      )}
      <FormGrid>
        <Field name="cash" label="Amount">
          <MoneyInput />
        </Field>
        <Field name="on" label="Date">
          <DateInput />
        </Field>
        <Field name="mode" label="Mode">
          <WordSelect choices={RECEIPT_MODES} />
        </Field>
        <Field name="reference" label="Reference" hint="UTR, cheque or transaction number">
          <Input autoComplete="off" />
        </Field>
        <Field name="tdsCode" label="TDS Section" explains="TDS 194C">
          <Select
            options={[
              { value: NO_TDS, label: NO_TDS },
              ...rates.map(({ code, rate }) => ({ value: code, label: `${code}, ${rate} %` })),
            ]}
          />
        </Field>
        {typed.tdsCode !== undefined && typed.tdsCode !== NO_TDS && (
          <Field name="tdsAmount" label="TDS" warn={(_typed, values) => tdsWarning(context, values)}>
            <TdsInput proposed={proposedTds} />
          </Field>
        )}
      </FormGrid>
      <Field name="allocating" label="Allocation">
        <WordRadios
          label="Allocation"
          choices={ALLOCATING}
          onChange={(how) => {
            // It begins with what oldest first would give.
            if (how === 'By hand') putShares(allocationRows(books, typed.accountId ?? '', allocations));
          }}
        />
      </Field>
      {settled && <SettledBills settled={settled} />}
      {isByHand && <ShareRows books={books} />}
      <ReceiptSums look={look} settled={settled} />
      {onAccount > 0 && (
        <Field
          name="advanceFor"
          label="Advance For"
          hint="GST on an advance for a service is due now, on one for goods with their bill."
        >
          <WordRadios label="Advance For" choices={ADVANCE_FOR} />
        </Field>
      )}
    </>
  );
}
