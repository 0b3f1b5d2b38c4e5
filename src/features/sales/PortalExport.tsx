import { DownloadOutlined } from '@ant-design/icons';
import { Button, Progress } from 'antd';
import { useState } from 'react';
import { formatCountOf } from '@/format';
import { takingTurns } from '@/journal/kit/takingTurns';
import { useToday } from '@/parts/useToday';
import { withoutDocuments } from '@/store/billing/returns/gstr1/leftOut';
import type { PortalFault } from '@/store/billing/returns/gstr1/portalFault';
import { gstr1Name, type Gstr1 } from '@/store/billing/returns/gstr1/gstr1';
import { download } from '@/ui/download';
import { Icon } from '@/ui/Icon';
import { useToast } from '@/ui/toast';
import { useSaving } from '@/ui/useSaving';

const loadFiles = () => import('@/store/billing/returns/gstr1/portalFiles');

interface PortalExportProps {
  gstr1: Gstr1;
  /** The numbers of the documents that do not go into the file. */
  leftOut: ReadonlySet<string>;
  disabled: boolean;
  /** Gets what the portal would refuse of the files that are saved. */
  onChecked: (faults: readonly PortalFault[]) => void;
}

/** Saves a month's return as the GST portal takes it, in as many files as it asks for. Each is checked while the page goes on answering. */
export function PortalExport({ gstr1, leftOut, disabled, onChecked }: PortalExportProps) {
  const toast = useToast();
  const today = useToday();
  const [share, setShare] = useState(0);
  const { busy, save } = useSaving(
    async () => {
      setShare(0);
      const { portalFiles } = await loadFiles();
      const { files, faults } = await takingTurns(portalFiles(withoutDocuments(gstr1, leftOut)), setShare);
      for (const [index, file] of files.entries())
        download(
          new Blob([JSON.stringify(file)], { type: 'application/json' }),
          gstr1Name(file, today, files.length > 1 ? index + 1 : undefined),
        );
      onChecked(faults);
      toast({
        text:
          faults.length > 0
            ? `The portal would refuse ${formatCountOf(faults.length, 'entry', 'entries')} of the file: they stand under What is missing.`
            : `${formatCountOf(files.length, 'file')} for the GST portal saved: upload under Returns, GSTR-1, Prepare Offline.`,
      });
    },
    () => 'The file for the GST portal could not be saved. Try again.',
  );
  return (
    <>
      {busy && (
        <Progress
          percent={Math.floor(share * 100)}
          size="small"
          style={{ width: 120 }}
          aria-label="Checking the file"
        />
      )}
      <Button
        disabled={disabled || gstr1.head.gstin === ''}
        icon={<Icon of={DownloadOutlined} />}
        loading={busy}
        onClick={save}
      >
        Export for GST Portal
      </Button>
    </>
  );
}
