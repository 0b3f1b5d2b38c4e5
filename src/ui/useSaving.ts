import { useState } from 'react';
import { useToast } from './toast';

/** A file that is saved at a click: whether that is under way, and what begins it, which does nothing meanwhile. What fails is told in a toast. */
export function useSaving<Asked extends readonly unknown[]>(
  work: (...asked: Asked) => Promise<void>,
  failed: (error: unknown) => string,
) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const saved = async (asked: Asked) => {
    if (busy) return;
    setBusy(true);
    try {
      await work(...asked);
    } catch (error) {
      toast({ text: failed(error) });
    }
    setBusy(false);
  };
  return { busy, save: (...asked: Asked) => void saved(asked) };
}
