import { useState } from 'react';
import { formatCountOf } from '@/format';
import { minuteNow } from '@/store/kit/dates';
import { contactFitting } from '@/store/vehicles/vehicles/contactFitting';
import { contactImportable, contactImportOf } from '@/store/vehicles/vehicles/contactImport';
import { selectVehicleRows } from '@/store/vehicles/vehicles/vehicleRows';
import { contactsImported } from '@/store/facts/vehicles';
import { useAppStore } from '@/parts/hooks';
import { ImportDialog } from '@/parts/importing/ImportDialog';
import { typedMinute } from '@/ui/typedDate';

const described = (count: number) => `${formatCountOf(count, 'contact')} imported.`;

/** Brings along from a file what devices told last, for the vehicles that there are when it opens. */
export default function ContactImportDialog({ onClose }: { onClose: () => void }) {
  const store = useAppStore();
  const [known] = useState(() => selectVehicleRows(store.getState()));
  const [importable] = useState(() => {
    const now = minuteNow();
    return contactImportable(known, { now, minuteOf: (typed) => typedMinute(typed, now) });
  });
  return (
    <ImportDialog
      title="Import Contacts"
      importable={importable}
      known={known}
      does={contactsImported}
      brought={contactImportOf}
      fitting={(brought) => contactFitting(store.getState(), brought)}
      fact={({ edits }) => contactsImported(edits)}
      described={described}
      onClose={onClose}
    />
  );
}
