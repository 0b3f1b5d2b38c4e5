import { DownloadOutlined } from '@ant-design/icons';
import { Button, Progress } from 'antd';
import { useState } from 'react';
import { takingTurns } from '@/journal/kit/takingTurns';
import { useAppStore } from '@/parts/hooks';
import { useUnnumbered } from '@/parts/useUnnumbered';
import type { RegisterSum } from '@/store/billing/registers/registerSums';
import type { Days } from '@/store/kit/calendar';
import { Icon } from '@/ui/Icon';
import { useToast } from '@/ui/toast';
import { useSaving } from '@/ui/useSaving';
import { registerSheetsSteps } from './registerColumns';
import styles from './RegistersExport.module.css';

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
  const [share, setShare] = useState(0);
  const { busy, save } = useSaving(
    async () => {
      const parted = (from: number, to: number) => (done: number) => setShare(from + done * (to - from));
      setShare(0);
      const [{ registersSteps }, { registerSumsSteps }, { savingWorkbook }] = await Promise.all([
        loadRegisters(),
        loadSums(),
        loadSaving(),
      ]);
      const state = store.getState();
      const registers = await takingTurns(registersSteps(state, days, unnumbered), parted(0, 0.5));
      const sums = await takingTurns(registerSumsSteps(state, registers, days, unnumbered), parted(0.5, 0.7));
      if (sums.length === 0) toast({ text: `There is no document ${told}.` });
      else {
        const sheets = await takingTurns(registerSheetsSteps(registers, sums), parted(0.7, 0.8));
        await takingTurns(savingWorkbook(sheets, `Registers ${days.from} to ${days.to}`), parted(0.8, 0.99));
        onExported(sums);
      }
    },
    () => 'The registers could not be exported. Try again.',
  );
  return (
    <span className={styles.place}>
      <Button disabled={disabled} icon={<Icon of={DownloadOutlined} />} loading={busy} onClick={save}>
        Registers as Excel
      </Button>
      {busy && (
        <Progress
          className={styles.bar ?? ''}
          percent={Math.floor(share * 100)}
          size="small"
          showInfo={false}
          aria-label="Writing the registers"
        />
      )}
    </span>
  );
}
