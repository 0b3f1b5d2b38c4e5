import { DownloadOutlined } from '@ant-design/icons';
import { formatCount, formatCountOf } from '@/format';
import { useAppStore } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import { useToday } from '@/parts/useToday';
import { companyNow } from '@/store/billing/company/company';
import type { EInvoiceRow } from '@/store/billing/eInvoices/eInvoiceRows';
import { eInvoiceFileMade } from '@/store/facts/bills';
import { download } from '@/ui/download';
import { Icon } from '@/ui/Icon';
import { LimitedButton } from '@/ui/LimitedButton';
import { useToast } from '@/ui/toast';
import { useSaving } from '@/ui/useSaving';

const loadFiles = () =>
  Promise.all([
    import('@/store/billing/eInvoices/inv01Of'),
    import('@/store/billing/eInvoices/inv01Schema'),
    import('@/store/billing/eInvoices/portalFile'),
  ]);

interface PortalDownloadProps {
  /** Of which nothing is missing. */
  rows: readonly EInvoiceRow[];
  label: string;
  type: 'primary' | 'default';
}

/** Saves documents as the e-invoice portal takes them, in as many files as it asks for, and notes that they are in a file. */
export function PortalDownload({ rows, label, type }: PortalDownloadProps) {
  const store = useAppStore();
  const toast = useToast();
  const say = useSay();
  const today = useToday();
  const { busy, save } = useSaving(
    async () => {
      const [{ inv01Of }, { inv01Faults }, { areOfBranch, namedFiles }] = await loadFiles();
      const documents = rows.map(({ reported }) => inv01Of(store.getState(), reported));
      const faults = documents.flatMap(inv01Faults);
      if (faults.length > 0) {
        toast({ text: `Nothing was saved: the portal would refuse ${faults[0]}.` });
        return;
      }
      const { gstin } = companyNow(store.getState());
      const files = namedFiles(today, documents, gstin);
      for (const file of files)
        download(new Blob([JSON.stringify(file.documents)], { type: 'application/json' }), file.name);
      const whose = areOfBranch(documents, gstin)
        ? `${files.length > 1 ? 'each' : 'it'}, signed in as the GST number in its name, `
        : '';
      say(
        eInvoiceFileMade(rows.map(({ id, accountId }) => ({ id, accountId }))),
        `${formatCountOf(rows.length, 'document')} in ${formatCountOf(files.length, 'file')}: upload ${whose}at the e-invoice portal under Bulk Upload, and bring the answer back here.`,
      );
    },
    () => 'The file for the e-invoice portal could not be saved. Try again.',
  );
  return (
    <LimitedButton
      does={eInvoiceFileMade}
      type={type}
      disabled={rows.length === 0}
      loading={busy}
      icon={<Icon of={DownloadOutlined} />}
      onClick={save}
    >
      {label} ({formatCount(rows.length)})
    </LimitedButton>
  );
}
