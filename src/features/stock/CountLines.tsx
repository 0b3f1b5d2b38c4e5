import { Suspense, use, useMemo, useRef, useState } from 'react';
import { useAppSelector, useAppStore } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import { scansRemoved, stockCounted } from '@/store/facts/counts';
import { scannedNumber } from '@/store/kit/scanning/scanned';
import {
  countLines,
  findingOf,
  FINDINGS,
  linesSaying,
  thingScanned,
  type CountLine,
} from '@/store/stock/counts/countLines';
import type { StockCount } from '@/store/stock/counts/stockCount';
import { selectStock } from '@/store/stock/onHand/selectStock';
import { formatCount } from '@/format';
import { DataTable } from '@/ui/DataTable';
import { Facts } from '@/ui/Facts';
import type { ScanAnswer } from '@/ui/LastAnswers';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { Limits } from '@/ui/limits';
import { ScanField } from '@/ui/ScanField';
import { useFocusKept } from '@/ui/useFocusKept';
import { countColumns } from './countColumns';

const CorrectThingDialog = lazyWhenIdle(() => import('./CorrectThingDialog'));

/** A number longer than any label has is no number. */
const LONGEST = 60;

const PARTS = Object.fromEntries(FINDINGS.map((finding) => [finding, (line: CountLine) => line.finding === finding]));

/** Takes what is scanned at a count's place; what is pasted at once is said at once. */
function useScanning({ id, place }: StockCount, lines: readonly CountLine[]) {
  const store = useAppStore();
  const say = useSay();
  const waiting = useRef<string[]>([]);
  const scanned = useMemo(() => new Set(lines.flatMap((line) => (line.scans.length > 0 ? [line.id] : []))), [lines]);
  const tell = () => {
    const numbers = waiting.current;
    waiting.current = [];
    say(stockCounted(id, numbers), () => undefined);
  };
  return (typed: string): ScanAnswer => {
    const text = scannedNumber(typed).slice(0, LONGEST);
    const thing = thingScanned(selectStock(store.getState()), text);
    const number = thing?.id ?? text;
    const name = `${thing?.what === 'SIM' ? 'SIM' : 'IMEI'} ${thing?.mark ?? text}`;
    if (scanned.has(number) || waiting.current.includes(number))
      return { tone: 'known', text: `${name} is scanned already.` };
    if (waiting.current.push(number) === 1) queueMicrotask(tell);
    if (!thing) return { tone: 'wrong', text: `${text} is not known.` };
    return findingOf({ place }, thing) === 'Found'
      ? { tone: 'good', text: `${name}, ${thing.productName}` }
      : { tone: 'known', text: `${name} is ${thing.where}: not expected here.` };
  };
}

/** What is scanned for a count that goes on, and its difference, which is settled line by line. */
export function CountLines({ count }: { count: StockCount }) {
  const say = useSay();
  const stock = useAppSelector(selectStock);
  const denied = use(Limits).whyNot(stockCounted);
  const [correcting, setCorrecting] = useState<CountLine>();
  const lines = useMemo(() => countLines(stock, count), [stock, count]);
  const scan = useScanning(count, lines);
  const takeOff = ({ scans, mark }: CountLine) =>
    void say(scansRemoved(count.id, scans), `${mark} taken off the count`);
  // Where a line's button is gone that was pressed, what is scanned next goes into the field.
  const place = useFocusKept<HTMLDivElement>(count.scanned.length + Number(correcting !== undefined), 'input:enabled');
  return (
    <>
      <div ref={place}>
        <ScanField
          label="Scan IMEI or SIM"
          hint={denied ?? 'One after the other, or paste a list.'}
          disabled={denied !== undefined}
          onScan={scan}
        />
      </div>
      <div style={{ margin: '16px 0' }}>
        <Facts
          facts={FINDINGS.toReversed().map((label) => ({
            label,
            value: formatCount(linesSaying(lines, label)),
          }))}
        />
      </div>
      <DataTable
        label="Lines of the count"
        rows={lines}
        columns={countColumns(count, { correct: setCorrecting, takeOff })}
        parts={PARTS}
        searchHint="IMEI, SIM or product"
        empty="Nothing is expected here, and nothing was scanned."
        nothingFound="No such line."
      />
      <Suspense>
        {correcting && <CorrectThingDialog count={count} line={correcting} onClose={() => setCorrecting(undefined)} />}
      </Suspense>
    </>
  );
}
