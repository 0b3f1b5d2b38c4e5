import { useState } from 'react';
import { pastedSheet } from '@/store/kit/sheets/pastedSheet';
import type { useLeaving } from '@/ui/useLeaving';

/** What an import is begun with: a file, or lines that are pasted, which are kept until a file takes their place, and asked about before they are lost. */
export function useChoosing(leaving: ReturnType<typeof useLeaving>, take: (file: File) => void) {
  const [pasted, setPasted] = useState('');
  const paste = (text: string) => {
    setPasted(text);
    if (text.trim() === '') leaving.emptied();
    else leaving.edited();
  };
  return {
    given: {
      pasted,
      onPaste: paste,
      onPasted: () => take(pastedSheet(pasted)),
      onFile: (file: File) => {
        paste('');
        take(file);
      },
    },
    forget: () => setPasted(''),
  };
}
