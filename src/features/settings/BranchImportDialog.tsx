import { useState } from 'react';
import { useAppStore } from '@/parts/hooks';
import { ImportDialog } from '@/parts/importing/ImportDialog';
import { selectBranches } from '@/store/places/branches/branchesSlice';
import { branchesImported } from '@/store/facts/branches';
import { branchFitting } from '@/store/places/branches/branchFitting';
import { branchImportable, branchImportOf } from '@/store/places/branches/branchImport';

/** Brings branches along from a file, beside those that are there when it opens. */
export default function BranchImportDialog({ onClose }: { onClose: () => void }) {
  const store = useAppStore();
  const [known] = useState(() => selectBranches(store.getState()));
  return (
    <ImportDialog
      title="Import branches"
      importable={branchImportable}
      known={known}
      does={branchesImported}
      brought={branchImportOf}
      fitting={(brought) => branchFitting(store.getState().branches, brought)}
      fact={branchesImported}
      onClose={onClose}
    />
  );
}
