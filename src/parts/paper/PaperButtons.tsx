import { DownloadOutlined, PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { inPlainWords, TRY_AGAIN } from '@/journal/kit/plainWords';
import { fileNameOfAll, waitsForNumber, type Paper } from '@/store/billing/papers/paper';
import { download } from '@/ui/download';
import { Icon } from '@/ui/Icon';
import { fetched, PartNotFetched } from '@/ui/partNotFetched';
import { useSaving } from '@/ui/useSaving';
import { useAppDispatch } from '@/parts/hooks';
import { logosOf } from './logos';

/** What writes a file is as large as all the rest: it comes with the first click. */
const writer = () => import('./pdfFile');

/** Prints the papers that the page shows, or writes them into a PDF file, once all numbers that they tell are given for good. */
export function PaperButtons({
  papers,
  disabled: isDisabled = false,
}: {
  papers: readonly Paper[];
  disabled?: boolean;
}) {
  const dispatch = useAppDispatch();
  const disabled = isDisabled || papers.some(waitsForNumber);
  const { busy, save } = useSaving(
    async () => {
      const { pdfFile } = await fetched(writer);
      download(await pdfFile(papers, await dispatch(logosOf(papers))), `${fileNameOfAll(papers)}.pdf`);
    },
    (error) =>
      `The PDF was not written. ${error instanceof PartNotFetched ? error.message : inPlainWords(error, TRY_AGAIN)}`,
  );
  return (
    <>
      <Button icon={<Icon of={PrinterOutlined} />} disabled={disabled} onClick={() => window.print()}>
        Print
      </Button>
      <Button icon={<Icon of={DownloadOutlined} />} disabled={disabled} loading={busy} onClick={save}>
        Download PDF
      </Button>
    </>
  );
}
