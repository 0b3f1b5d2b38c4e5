import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { formatMonth } from '@/format';
import type { Filer } from '@/store/billing/returns/registrations';
import type { Filing } from '@/store/billing/returns/taxReturn';
import { Icon } from '@/ui/Icon';
import { useToast } from '@/ui/toast';
import { returnSheets } from './returnSheets';

const loadSaving = () => import('@/ui/saveSheet');

/** Saves a month's return as one Excel file, a sheet for each of its sections. */
export function ReturnExport({ found, month, filer }: { found: Filing; month: string; filer: Filer }) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const name = ['GSTR-1', formatMonth(month), filer].filter(Boolean).join(' ');
  const save = async () => {
    setBusy(true);
    try {
      const { saveWorkbook } = await loadSaving();
      await saveWorkbook(returnSheets(found), name);
    } catch {
      toast({ text: `${name} could not be exported. Try again.` });
    }
    setBusy(false);
  };
  return (
    <Button
      disabled={found.waiting > 0}
      icon={<Icon of={DownloadOutlined} />}
      loading={busy}
      onClick={() => void save()}
    >
      Export as Excel
    </Button>
  );
}
