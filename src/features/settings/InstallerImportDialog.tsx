import { useState } from 'react';
import { useAppStore } from '@/parts/hooks';
import { ImportDialog } from '@/parts/importing/ImportDialog';
import { selectBranches } from '@/store/places/branches/branchesSlice';
import { installerFitting } from '@/store/places/installers/installerFitting';
import { installerImportable, installerImportOf } from '@/store/places/installers/installerImport';
import { selectInstallers } from '@/store/places/installers/installersSlice';
import { installersImported } from '@/store/facts/installers';

/** Brings installers along from a file, beside those that are there when it opens, with the branches of then. */
export default function InstallerImportDialog({ onClose }: { onClose: () => void }) {
  const store = useAppStore();
  const [{ known, importable, brought }] = useState(() => {
    const branches = selectBranches(store.getState());
    return {
      known: selectInstallers(store.getState()),
      importable: installerImportable(branches),
      brought: installerImportOf(branches),
    };
  });
  return (
    <ImportDialog
      title="Import installers"
      importable={importable}
      known={known}
      does={installersImported}
      brought={brought}
      fitting={(taken) => installerFitting(store.getState().installers, taken)}
      fact={installersImported}
      onClose={onClose}
    />
  );
}
