import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { formatMonth } from '@/format';
import { useAppSelector, useAppStore } from '@/parts/hooks';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { companyNow } from '@/store/billing/company/company';
import { DeniedButton } from '@/ui/DeniedButton';
import { download } from '@/ui/download';
import { Icon } from '@/ui/Icon';
import { useToast } from '@/ui/toast';

const loadVouchers = () => import('@/store/billing/tally/vouchers');
const loadFiles = () => import('@/store/billing/tally/tallyFiles');

/** Saves a month's day book for Tally: its ledgers, and the vouchers that are imported after them. */
export function TallyExport({ month, disabled }: { month: string; disabled: boolean }) {
  const store = useAppStore();
  const toast = useToast();
  const unnumbered = useUnnumbered();
  const company = useAppSelector(companyNow);
  const { name } = company;
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const [{ vouchersOf }, { tallyFiles, vouchersTold }] = await Promise.all([loadVouchers(), loadFiles()]);
      const vouchers = vouchersOf(store.getState(), month, unnumbered);
      if (vouchers.length === 0) toast({ text: `Nothing was billed or received in ${formatMonth(month)}.` });
      else {
        const files = tallyFiles(vouchers, company);
        download(new Blob([files.masters], { type: 'application/xml' }), `Tally ${month} masters.xml`);
        download(new Blob([files.vouchers], { type: 'application/xml' }), `Tally ${month} vouchers.xml`);
        toast({
          text: `2 files for Tally saved: ${vouchersTold(vouchers)}. Open ${name} in Tally, import Masters first, then Transactions.`,
        });
      }
    } catch {
      toast({ text: 'The files for Tally could not be saved. Try again.' });
    }
    setBusy(false);
  };
  if (name === '')
    return (
      <DeniedButton reason="Enter the company’s name in Settings first: Tally asks for it.">
        Export for Tally
      </DeniedButton>
    );
  return (
    <Button disabled={disabled} icon={<Icon of={DownloadOutlined} />} loading={busy} onClick={() => void save()}>
      Export for Tally
    </Button>
  );
}
