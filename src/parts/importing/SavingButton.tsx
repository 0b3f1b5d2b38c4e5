import { Button } from 'antd';
import { useSaving } from '@/ui/useSaving';

export interface SavingButtonProps {
  label: string;
  /** What it saves, as it begins the sentence that this could not be saved. */
  what: string;
  save: () => Promise<void>;
}

/** Saves a file, or says that it could not. */
export function SavingButton({ label, what, save }: SavingButtonProps) {
  const saving = useSaving(save, () => `${what} could not be saved. Try again.`);
  return (
    <Button loading={saving.busy} onClick={saving.save}>
      {label}
    </Button>
  );
}
