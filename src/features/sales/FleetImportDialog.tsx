import { useState } from 'react';
import { useAppStore } from '@/parts/hooks';
import { ImportDialog } from '@/parts/importing/ImportDialog';
import { selectAccounts } from '@/store/billing/accounts/accounts';
import { newFitting } from '@/store/billing/importing/newFitting';
import { fleetFacts, fleetImportOf, fleetParts } from '@/store/billing/importing/fleetImport';
import { fleetImportable } from '@/store/billing/importing/fleetImportable';
import { isListed } from '@/store/clients/accounts/account';
import { openingStockCounted } from '@/store/facts/devices';
import { todaysDate } from '@/store/kit/dates';
import { typedDate } from '@/ui/typedDate';

/** Moves a fleet in from one sheet: clients, vehicles, the devices in them, until when they were billed and what the clients owe. */
export default function FleetImportDialog({ onClose }: { onClose: () => void }) {
  const store = useAppStore();
  const [today] = useState(todaysDate);
  const [known] = useState(() => selectAccounts(store.getState()).filter(isListed));
  const [importable] = useState(() =>
    fleetImportable(store.getState(), { today, dayOf: (typed) => typedDate(typed, today) }),
  );
  return (
    <ImportDialog
      title="Move a Fleet In"
      importable={importable}
      known={known}
      does={openingStockCounted}
      brought={fleetImportOf}
      fitting={(brought) => newFitting(store.getState(), brought, today)}
      fact={(brought) => fleetFacts(() => store.getState(), brought, today)}
      parts={fleetParts}
      onClose={onClose}
    />
  );
}
