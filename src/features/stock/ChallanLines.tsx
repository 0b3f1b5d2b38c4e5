import { Button } from 'antd';
import { AnswerBar } from '@/parts/challans/AnswerBar';
import { useChallanAnswers } from '@/parts/challans/useChallanAnswers';
import { useAppSelector } from '@/parts/hooks';
import { selectStock } from '@/store/stock/onHand/selectStock';
import { wordsIn } from '@/store/kit/language';
import { ANSWER_WORDS } from '@/store/stock/challans/answerWords';
import { shownLines } from '@/store/stock/challans/challanLines';
import type { Challan } from '@/store/stock/challans/challan';
import { DataTable } from '@/ui/DataTable';
import { ScanField } from '@/ui/ScanField';
import { Section } from '@/ui/Section';
import { challanLineColumns, type ChallanRow } from './challanLineColumns';
import styles from './ChallanLines.module.css';

/** The lines of a challan, and where they wait for its receiver what he says of them, sealed with one OTP. */
export function ChallanLines({ challan }: { challan: Challan }) {
  const stock = useAppSelector(selectStock);
  const answers = useChallanAnswers(challan, 'en');
  const words = wordsIn(ANSWER_WORDS, 'en');
  const isOpen = answers.open.length > 0;
  const rows = shownLines(stock, challan.lines).flatMap((row): ChallanRow[] => {
    const line = challan.lines[row.id];
    return line ? [{ ...row, line }] : [];
  });
  return (
    <Section title="Lines" {...(isOpen && { actions: <Button onClick={answers.acceptAll}>{words.acceptAll}</Button> })}>
      {isOpen && <ScanField label={words.scan} hint={words.scanHint} onScan={answers.scan} />}
      <div className={styles.lines}>
        <DataTable
          label={`Lines of challan ${challan.number}`}
          name="lines"
          rows={rows}
          columns={challanLineColumns(answers)}
          empty="It has no lines."
        />
      </div>
      {isOpen && <AnswerBar challan={challan} answers={answers} />}
    </Section>
  );
}
