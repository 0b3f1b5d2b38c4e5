import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useAppStore } from '@/parts/hooks';
import { useUnnumbered } from '@/parts/useUnnumbered';
import type { RegisterSum } from '@/store/billing/registers/registerSums';
import type { Days } from '@/store/kit/calendar';
import { Icon } from '@/ui/Icon';
import { useToast } from '@/ui/toast';
import { useSaving } from '@/ui/useSaving';
import { registerSheets } from './registerColumns';

const loadRegisters = () => import('@/store/billing/registers/registers');
const loadSums = () => import('@/store/billing/registers/registerSums');
const loadSaving = () => import('@/ui/saveSheet');

interface RegistersExportProps {
  days: Days;
  /** What the days are called in a sentence. */
  told: string;
  disabled: boolean;
  /** Gets the sums of what was exported. */
  onExported: (sums: readonly RegisterSum[]) => void;
}

/** Saves the registers of sales and of receipts of some days as one Excel file. */
export function RegistersExport({ days, told, disabled, onExported }: RegistersExportProps) {
  const store = useAppStore();
  const toast = useToast();
  const unnumbered = useUnnumbered();
  const { busy, save } = useSaving(
    async () => {
      const [{ registersOf }, { registerSums }, { saveWorkbook }] = await Promise.all([
        loadRegisters(),
        loadSums(),
        loadSaving(),
      ]);
      const state = store.getState();
      const registers = registersOf(state, days, unnumbered);
      const sums = registerSums(state, registers, days, unnumbered);
      if (sums.length === 0) toast({ text: `There is no document ${told}.` });
      else {
        await saveWorkbook(registerSheets(registers, sums), `Registers ${days.from} to ${days.to}`);
        onExported(sums);
      }
    },
    () => 'The registers could not be exported. Try again.',
  );
  return (
    <Button disabled={disabled} icon={<Icon of={DownloadOutlined} />} loading={busy} onClick={save}>
      Registers as Excel
    </Button>
  );
}
