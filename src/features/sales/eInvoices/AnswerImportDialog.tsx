import { useState } from 'react';
import { formatCountOf } from '@/format';
import { useAppStore } from '@/parts/hooks';
import { ImportDialog } from '@/parts/importing/ImportDialog';
import { answerable, answerImportable, answersFitting, answersOf } from '@/store/billing/eInvoices/answerImport';
import { eInvoiceRegistered } from '@/store/facts/bills';

const described = (count: number) => `${formatCountOf(count, 'e-invoice')} registered.`;

/** Takes in what the e-invoice portal answered, as JSON, Excel or CSV. */
export default function AnswerImportDialog({ onClose }: { onClose: () => void }) {
  const store = useAppStore();
  const [known] = useState(() => answerable(store.getState()));
  const [importable] = useState(() => answerImportable(store.getState(), known));
  return (
    <ImportDialog
      title="Take in the portal’s answer"
      importable={importable}
      known={known}
      does={eInvoiceRegistered}
      brought={answersOf}
      fitting={(brought) => answersFitting(store.getState(), brought)}
      fact={({ edits }) => edits.map((answer) => eInvoiceRegistered(answer))}
      parts={({ edits }) => edits.length}
      described={described}
      onClose={onClose}
    />
  );
}
