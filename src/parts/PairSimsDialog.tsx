import { useRef, useState } from 'react';
import { formatCountOf } from '@/format';
import { simPaired } from '@/store/facts/devices';
import { selectStock } from '@/store/stock/onHand/selectStock';
import { selectPaired } from '@/store/stock/pairing/pairing';
import { pairingFacts, pairingFitting } from '@/store/stock/pairing/pairingFacts';
import { pairingImportable, pairingsOf } from '@/store/stock/pairing/pairingImport';
import { useAppStore } from './hooks';
import { ImportDialog } from './importing/ImportDialog';

/** Puts SIMs into many devices at once, and assigns them, by a file or by lines that are pasted, beside what is there when it opens. */
export default function PairSimsDialog({ title, onClose }: { title: string; onClose: () => void }) {
  const store = useAppStore();
  const [known] = useState(() => selectPaired(store.getState()));
  const [stock] = useState(() => selectStock(store.getState()));
  const [importable] = useState(() => pairingImportable(stock));
  const taken = useRef(0);
  return (
    <ImportDialog
      title={title}
      importable={importable}
      known={known}
      does={simPaired}
      brought={pairingsOf(stock)}
      fitting={(brought) => pairingFitting(selectStock(store.getState()), brought)}
      fact={({ edits }) => {
        taken.current = edits.length;
        return pairingFacts(() => store.getState(), edits);
      }}
      described={() => `${formatCountOf(taken.current, 'device')} configured.`}
      onClose={onClose}
    />
  );
}
