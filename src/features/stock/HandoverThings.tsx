import { useAppSelector } from '@/parts/hooks';
import type { Holder } from '@/store/kit/movements/holder';
import { shownLines } from '@/store/stock/challans/challanLines';
import { awayFrom } from '@/store/stock/challans/handoverScan';
import { selectStock } from '@/store/stock/onHand/selectStock';
import { DataTable } from '@/ui/DataTable';
import { ScanField } from '@/ui/ScanField';
import { Section } from '@/ui/Section';
import { LinkedText } from '@/ui/linkedText';
import { useToast } from '@/ui/toast';
import { draftColumns } from './draftColumns';
import styles from './HandoverForm.module.css';
import type { ChallanDraft } from './useChallanDraft';

interface HandoverThingsProps {
  draft: ChallanDraft;
  from: Holder;
  /** Whether they come back to the store. */
  isBack: boolean;
}

/** The devices and SIMs that a challan takes along, scanned one after the other. */
export function HandoverThings({ draft, from, isBack }: HandoverThingsProps) {
  const toast = useToast();
  const stock = useAppSelector(selectStock);
  const rows = shownLines(stock, draft.things)
    .map((row) => ({ ...row, problem: awayFrom(stock, from, row.line) }))
    .toReversed();
  const remove = (place: number, mark: string) =>
    toast({ text: `${mark} taken off the challan`, undo: draft.remove(place) });
  return (
    <Section title="Devices and SIMs">
      {draft.left.length > 0 && (
        <ul className={styles.left} aria-label="Not taken">
          {draft.left.map((text) => (
            <li key={text}>
              <LinkedText text={text} />
            </li>
          ))}
        </ul>
      )}
      <ScanField label="Scan IMEI or SIM" hint="One after the other, or paste a list." begins onScan={draft.scan} />
      <div className={styles.lines}>
        <DataTable
          label="Devices and SIMs"
          name="lines"
          rows={rows}
          columns={draftColumns({
            isBack,
            setStatus: ({ id }, status) => draft.setStatusOf(id, status),
            remove: ({ id, mark }) => remove(id, mark),
          })}
          unexported
          empty="Nothing is scanned yet."
        />
      </div>
    </Section>
  );
}
