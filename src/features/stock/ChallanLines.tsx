import { useState } from 'react';
import { formatCount, formatCountOf } from '@/format';
import { useAppSelector } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import { selectStock } from '@/store/stock/onHand/selectStock';
import { shownLines } from '@/store/stock/challans/challanLines';
import type { Challan } from '@/store/stock/challans/challan';
import { answersOf } from '@/store/stock/challans/challanAnswers';
import { challanAnswered } from '@/store/facts/challans';
import { Button } from 'antd';
import { DataTable } from '@/ui/DataTable';
import { LimitedButton } from '@/ui/LimitedButton';
import { ScanField } from '@/ui/ScanField';
import { Section } from '@/ui/Section';
import { useFocusKept } from '@/ui/useFocusKept';
import { OtpTalk } from './OtpTalk';
import { challanLineColumns, type ChallanRow } from './challanLineColumns';
import styles from './ChallanLines.module.css';
import { useChallanAnswers } from './useChallanAnswers';

const lines = (count: number) => formatCountOf(count, 'line');

/** The lines of a challan, and where they wait for its receiver what he says of them, sealed with one OTP. */
export function ChallanLines({ challan }: { challan: Challan }) {
  const say = useSay();
  const stock = useAppSelector(selectStock);
  const answers = useChallanAnswers(challan);
  const [refused, setRefused] = useState(false);
  const [asking, setAsking] = useState(false);
  const place = useFocusKept<HTMLDivElement>(asking);
  const { open, answered, faulty, typed } = answers;
  const rows = shownLines(stock, challan.lines).flatMap((row): ChallanRow[] => {
    const line = challan.lines[row.id];
    return line ? [{ ...row, line }] : [];
  });
  const ask = () => {
    setRefused(faulty !== undefined);
    setAsking(faulty === undefined);
  };
  const verified = () => {
    setAsking(false);
    const given = answersOf(challan, typed);
    const accepted = given.filter(({ outcome }) => outcome === 'Accepted').length;
    if (
      say(
        challanAnswered(challan, given),
        `Challan ${challan.number}: ${formatCount(accepted)} of ${lines(given.length)} accepted`,
      )
    )
      answers.clear();
  };
  return (
    <Section
      title="Lines"
      {...(open.length > 0 && { actions: <Button onClick={answers.acceptAll}>Accept all</Button> })}
    >
      {open.length > 0 && (
        <ScanField label="Scan what came" hint="What is scanned is accepted." onScan={answers.scan} />
      )}
      <div className={styles.lines}>
        <DataTable
          label={`Lines of challan ${challan.number}`}
          name="lines"
          rows={rows}
          columns={challanLineColumns(answers, refused)}
          empty="It has no lines."
        />
      </div>
      {open.length > 0 && (
        <div ref={place} tabIndex={-1} className={styles.answer}>
          {asking && answered.length > 0 ? (
            <>
              <span>One OTP of the receiver for {lines(answered.length)}</span>
              <OtpTalk from="pending" does={challanAnswered} onVerified={verified} onCancel={() => setAsking(false)} />
            </>
          ) : (
            <LimitedButton does={challanAnswered} type="primary" disabled={answered.length === 0} onClick={ask}>
              Answer {formatCount(answered.length)} of {formatCount(open.length)}
            </LimitedButton>
          )}
          {refused && faulty !== undefined && (
            <p role="alert" className={styles.missing}>
              Line {faulty + 1} cannot be answered so.
            </p>
          )}
        </div>
      )}
    </Section>
  );
}
