import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { formatCountOf } from '@/format';
import { useAppSelector, useAppStore } from '@/parts/hooks';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { companyNow } from '@/store/billing/company/company';
import type { TallySum } from '@/store/billing/tally/tallySums';
import type { Days } from '@/store/kit/calendar';
import { DeniedButton } from '@/ui/DeniedButton';
import { download } from '@/ui/download';
import { Icon } from '@/ui/Icon';
import { useToast } from '@/ui/toast';
import { useSaving } from '@/ui/useSaving';

const loadVouchers = () => import('@/store/billing/tally/vouchers');
const loadFiles = () => import('@/store/billing/tally/tallyFiles');
const loadSums = () => import('@/store/billing/tally/tallySums');

interface TallyExportProps {
  days: Days;
  /** What the days are called in a sentence. */
  told: string;
  disabled: boolean;
  /** Gets the sums of what was exported. */
  onExported: (sums: readonly TallySum[]) => void;
}

/** Saves the day book of some days for Tally: its ledgers, and the vouchers that are imported after them. */
export function TallyExport({ days, told, disabled, onExported }: TallyExportProps) {
  const store = useAppStore();
  const toast = useToast();
  const unnumbered = useUnnumbered();
  const company = useAppSelector(companyNow);
  const { name } = company;
  const { busy, save } = useSaving(
    async () => {
      const [{ vouchersOf }, { tallyFiles, tallyFileName }, { tallySums }] = await Promise.all([
        loadVouchers(),
        loadFiles(),
        loadSums(),
      ]);
      const vouchers = vouchersOf(store.getState(), days, unnumbered);
      if (vouchers.length === 0) toast({ text: `There is no voucher ${told}.` });
      else {
        const files = tallyFiles(vouchers, company);
        for (const kind of ['masters', 'vouchers'] as const)
          download(new Blob([files[kind]], { type: 'application/xml' }), tallyFileName(days, kind));
        onExported(tallySums(store.getState(), vouchers, days, unnumbered));
        toast({
          text: `2 files with ${formatCountOf(vouchers.length, 'voucher')} saved. Open ${name} in Tally, import Masters first, then Transactions.`,
        });
      }
    },
    () => 'The files for Tally could not be saved. Try again.',
  );
  if (name === '')
    return (
      <DeniedButton reason="Enter the company’s name in Settings first: Tally asks for it.">
        Export for Tally
      </DeniedButton>
    );
  return (
    <Button type="primary" disabled={disabled} icon={<Icon of={DownloadOutlined} />} loading={busy} onClick={save}>
      Export for Tally
    </Button>
  );
}
