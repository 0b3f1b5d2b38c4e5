import { useState } from 'react';
import { formatCountOf } from '@/format';
import { useAppStore } from '@/parts/hooks';
import { ImportDialog } from '@/parts/importing/ImportDialog';
import { selectAccountRows } from '@/store/clients/accounts/accountsSlice';
import { todaysDate } from '@/store/kit/dates';
import { openFrom } from '@/store/billing/periods/openMonth';
import { companyNow } from '@/store/billing/company/company';
import { bankFacts, bankFitting, bankReceiptsOf } from '@/store/billing/receipts/bankReceipts';
import { bankImportable } from '@/store/billing/receipts/bankImport';
import { selectReceipts } from '@/store/billing/receipts/receiptsSlice';
import { receiptRecorded } from '@/store/facts/receipts';
import { typedDate } from '@/ui/typedDate';

const described = (count: number) => `${formatCountOf(count, 'receipt')} imported.`;

/** Brings a bank statement along from a file: whose money each row is, and the tax that they kept back, is proposed; what was recorded when it opens is known. */
export default function BankImportDialog({ onClose }: { onClose: () => void }) {
  const store = useAppStore();
  const [accounts] = useState(() => selectAccountRows(store.getState()));
  const [known] = useState(() => selectReceipts(store.getState()).filter(({ status }) => status !== 'Cancelled'));
  const [rates] = useState(() => companyNow(store.getState()).tdsRates);
  const [importable] = useState(() => {
    const today = todaysDate();
    return bankImportable(store.getState(), accounts, rates, {
      today,
      dayOf: (typed) => typedDate(typed, today),
      open: openFrom(store.getState()),
    });
  });
  return (
    <ImportDialog
      title="Import a bank statement"
      importable={importable}
      known={known}
      does={receiptRecorded}
      brought={bankReceiptsOf(accounts)}
      fitting={(brought) => bankFitting(store.getState(), brought)}
      fact={({ edits }) => bankFacts(() => store.getState(), rates, edits)}
      parts={({ edits }) => edits.length}
      described={described}
      onClose={onClose}
    />
  );
}
