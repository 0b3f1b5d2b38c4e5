import { Button } from 'antd';
import { useState } from 'react';
import { useToast } from '@/ui/toast';

export interface SavingButtonProps {
  label: string;
  /** What it saves, as it begins the sentence that this could not be saved. */
  what: string;
  save: () => Promise<void>;
}

/** Saves a file, or says that it could not. */
export function SavingButton({ label, what, save }: SavingButtonProps) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const saveOrTell = async () => {
    setBusy(true);
    try {
      await save();
    } catch {
      toast({ text: `${what} could not be saved. Try again.` });
    }
    setBusy(false);
  };
  return (
    <Button loading={busy} onClick={() => void saveOrTell()}>
      {label}
    </Button>
  );
}
