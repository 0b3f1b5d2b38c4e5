import { Button } from 'antd';
import { formatCount } from '@/format';
import { useAppSelector } from '@/parts/hooks';
import { CameraScan } from '@/parts/scanning/CameraScan';
import { useToday } from '@/parts/useToday';
import { bagOf } from '@/store/care/scheduling/closing';
import { selectClosingContext } from '@/store/care/scheduling/closingContext';
import type { ClosingLine } from '@/store/care/scheduling/closingDraft';
import { scannedPart } from '@/store/care/scheduling/closingScan';
import { wordsIn } from '@/store/kit/language';
import { contentsAt, selectContents } from '@/store/stock/onHand/contents';
import { DigitsInput } from '@/ui/DigitsInput';
import { fieldsOf } from '@/ui/Field';
import { FormGrid } from '@/ui/FormGrid';
import { useFormScope } from '@/ui/formScope';
import { Rows } from '@/ui/Rows';
import { ScanField } from '@/ui/ScanField';
import styles from './ClosingFields.module.css';
import { ClosingLineFields, type ClosingFieldsProps } from './ClosingLineFields';
import { CLOSING_WORDS } from './closingWords';

const UsedField = fieldsOf<{ qty: number }>();

/** Puts each scanned device or SIM of the bag where the first vehicle waits for it. */
function ClosingScan({ job, language }: ClosingFieldsProps) {
  const words = wordsIn(CLOSING_WORDS, language);
  const { put, read } = useFormScope();
  const context = useAppSelector(selectClosingContext);
  const today = useToday();
  const scan = (text: string) => {
    const { lines = [] } = read<{ lines: ClosingLine[] }>();
    const { put: found, ...answer } = scannedPart(context, job, lines, text, { on: today, language });
    if (found) put({ name: ['lines', found.line, found.field], value: found.value, touched: true });
    return answer;
  };
  return (
    <ScanField
      label={words.scan}
      hint={words.scanHint}
      onScan={scan}
      camera={(take) => <CameraScan language={language} onCode={take} />}
    />
  );
}

/** How many of the goods of the bag were used. */
function UsedGoods({ job, language }: ClosingFieldsProps) {
  const words = wordsIn(CLOSING_WORDS, language);
  const { bins } = contentsAt(useAppSelector(selectContents), bagOf(job));
  if (bins.length === 0) return undefined;
  return (
    <details className={styles.used}>
      <summary>{words.used}</summary>
      <FormGrid>
        <Rows name="used">
          {({ index }) => {
            const bin = bins[index];
            return (
              <UsedField
                name="qty"
                label={bin?.productName ?? words.goods}
                hint={words.inBag(formatCount(bin?.qty ?? 0))}
              >
                <DigitsInput />
              </UsedField>
            );
          }}
        </Rows>
      </FormGrid>
    </details>
  );
}

/** The fields that say what a visit came to, vehicle by vehicle, within a form that has the schema of a closing. */
export function ClosingFields({ job, language }: ClosingFieldsProps) {
  const words = wordsIn(CLOSING_WORDS, language);
  return (
    <>
      <ClosingScan job={job} language={language} />
      <Rows
        name="lines"
        footer={(append) => (
          <Button onClick={append} className={styles.add ?? ''}>
            {words.add}
          </Button>
        )}
      >
        {({ index, count, remove }) => (
          <fieldset className={styles.line} aria-label={words.vehicle(index + 1)}>
            <div className={styles.head}>
              <h3>{words.vehicleOf(index + 1, count)}</h3>
              {count > 1 && (
                <Button aria-label={words.leaveOutOf(index + 1)} onClick={remove}>
                  {words.leaveOut}
                </Button>
              )}
            </div>
            <ClosingLineFields job={job} index={index} language={language} />
          </fieldset>
        )}
      </Rows>
      <UsedGoods job={job} language={language} />
    </>
  );
}
