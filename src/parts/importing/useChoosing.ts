import { useState } from 'react';
import { pastedSheet } from '@/store/kit/sheets/pastedSheet';
import { useLeaving } from '@/ui/useLeaving';

interface Choosing {
  isChoosing: boolean;
  isImported: boolean;
  onLeaving: () => void;
  take: (file: File) => void;
}

/**
 * What an import is begun with, a file or lines that are pasted, and how it is left: lines are kept also while a file is read and
 * shown, and asked about before they are lost, as is what was typed and mapped of the file that is shown.
 */
export function useChoosing({ isChoosing, isImported, onLeaving, take }: Choosing) {
  const [pasted, setPasted] = useState('');
  const isPasted = pasted.trim() !== '';
  const leaving = useLeaving(onLeaving, isChoosing ? isPasted : !isImported);
  const begin = (file: File) => {
    // What was typed of a file before it is gone.
    if (!isPasted) leaving.emptied();
    take(file);
  };
  return {
    leaving,
    given: {
      pasted,
      onPaste: (text: string) => {
        setPasted(text);
        leaving.edited();
      },
      onPasted: () => begin(pastedSheet(pasted)),
      onFile: begin,
    },
    forget: () => setPasted(''),
  };
}
