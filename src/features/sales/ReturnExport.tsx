import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { formatMonth } from '@/format';
import { takingTurns } from '@/journal/kit/takingTurns';
import type { Filer } from '@/store/billing/returns/registrations';
import type { Filing } from '@/store/billing/returns/taxReturn';
import { Icon } from '@/ui/Icon';
import { useSaving } from '@/ui/useSaving';
import { returnSheets } from './returnSheets';

const loadSaving = () => import('@/ui/saveSheet');

/** Saves a month's return as one Excel file, a sheet for each of its sections. */
export function ReturnExport({ found, month, filer }: { found: Filing; month: string; filer: Filer }) {
  const name = ['GSTR-1', formatMonth(month), filer].filter(Boolean).join(' ');
  const { busy, save } = useSaving(
    async () => {
      const { savingWorkbook } = await loadSaving();
      await takingTurns(savingWorkbook(returnSheets(found), name), () => {});
    },
    () => `${name} could not be exported. Try again.`,
  );
  return (
    <Button disabled={found.waiting > 0} icon={<Icon of={DownloadOutlined} />} loading={busy} onClick={save}>
      Export as Excel
    </Button>
  );
}
