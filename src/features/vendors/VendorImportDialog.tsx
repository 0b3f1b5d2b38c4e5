import { useState } from 'react';
import { useAppStore } from '@/parts/hooks';
import { ImportDialog } from '@/parts/importing/ImportDialog';
import { vendorFitting } from '@/store/purchasing/vendors/vendorFitting';
import { vendorImportable, vendorImportOf } from '@/store/purchasing/vendors/vendorImport';
import { selectVendors } from '@/store/purchasing/vendors/vendorsSlice';
import { vendorsImported } from '@/store/facts/vendors';

/** Brings vendors along from a file, beside those that are there when it opens. */
export default function VendorImportDialog({ onClose }: { onClose: () => void }) {
  const store = useAppStore();
  const [known] = useState(() => selectVendors(store.getState()));
  return (
    <ImportDialog
      title="Import vendors"
      importable={vendorImportable}
      known={known}
      does={vendorsImported}
      brought={vendorImportOf}
      fitting={(brought) => vendorFitting(store.getState().vendors, brought)}
      fact={vendorsImported}
      onClose={onClose}
    />
  );
}
