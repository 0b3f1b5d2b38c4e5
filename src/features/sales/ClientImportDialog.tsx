import { useState } from 'react';
import { useAppStore } from '@/parts/hooks';
import { ImportDialog } from '@/parts/importing/ImportDialog';
import { isListed } from '@/store/clients/accounts/account';
import { selectAccounts } from '@/store/billing/accounts/accounts';
import { importWithStarts } from '@/store/billing/terms/priceFrom';
import { packageRateOn } from '@/store/billing/company/packageRates';
import { todaysDate } from '@/store/kit/dates';
import { clientsImported } from '@/store/facts/accounts';
import { newFitting } from '@/store/billing/importing/newFitting';
import { clientImportable } from '@/store/billing/importing/clientImportable';
import { clientImportOf } from '@/store/billing/importing/clientImport';
import type { RateOf } from '@/store/billing/importing/rowVehicles';

/** Brings clients with their vehicles along from a file, beside those that are on the list when it opens. */
export default function ClientImportDialog({ onClose }: { onClose: () => void }) {
  const store = useAppStore();
  const [today] = useState(todaysDate);
  const [known] = useState(() => selectAccounts(store.getState()).filter(isListed));
  const rateOf: RateOf = (billing) => packageRateOn(store.getState(), billing, 'subscription', today);
  const [importable] = useState(() => clientImportable(store.getState(), rateOf));
  return (
    <ImportDialog
      title="Import clients"
      importable={importable}
      known={known}
      does={clientsImported}
      brought={(rows) => clientImportOf(rows, rateOf)}
      fitting={(brought) => newFitting(store.getState(), brought, today)}
      fact={(brought) => clientsImported(importWithStarts(store.getState(), brought, today), today)}
      onClose={onClose}
    />
  );
}
