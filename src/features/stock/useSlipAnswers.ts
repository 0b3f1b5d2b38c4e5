import { useRef, useState } from 'react';
import { useAppStore } from '@/parts/hooks';
import { lineScanned } from '@/store/stock/challans/handoverScan';
import { shownLines } from '@/store/stock/challans/slipLines';
import type { Slip } from '@/store/stock/challans/slip';
import { ACCEPTED, answerErrors, type TypedAnswer, type TypedAnswers } from '@/store/stock/challans/slipAnswers';
import { turnOf } from '@/store/stock/challans/slipTurn';
import type { ScanAnswer } from '@/ui/ScanField';

/** How the receiver of a challan answers its lines, while that is being typed and scanned. */
export function useSlipAnswers(slip: Slip) {
  const store = useAppStore();
  const [typed, setTyped] = useState<TypedAnswers>({});
  // A paste asks for each of many before anything is rendered again.
  const latest = useRef<TypedAnswers>(typed);
  const put = (next: TypedAnswers) => {
    latest.current = next;
    setTyped(next);
  };
  const open = turnOf(slip).answer;
  const answered = open.filter((place) => typed[place]);
  return {
    typed,
    /** The places of the lines that wait, and of those of them that have an answer here. */
    open,
    answered,
    /** The first line that cannot be answered so. */
    faulty: answered.find((place) => {
      const [line, answer] = [slip.lines[place], typed[place]];
      return line && answer && answerErrors(line, answer);
    }),
    acceptAll: () =>
      put({
        ...latest.current,
        ...Object.fromEntries(open.filter((place) => !latest.current[place]).map((place) => [place, ACCEPTED])),
      }),
    answer: (place: number, answer: TypedAnswer | undefined) => put({ ...latest.current, [place]: answer }),
    clear: () => put({}),
    scan: (text: string): ScanAnswer => {
      const chain = store.getState();
      const place = lineScanned(chain, slip.lines, text);
      const line = shownLines(chain, slip.lines)[place];
      if (!line) return { tone: 'wrong', text: `${text} is not on challan ${slip.number}.` };
      if (!open.includes(place))
        return { tone: 'known', text: `${line.mark} is ${slip.lines[place]?.outcome} already.` };
      if (latest.current[place]?.outcome === 'Accepted')
        return { tone: 'known', text: `${line.mark} is accepted already.` };
      put({ ...latest.current, [place]: ACCEPTED });
      return { tone: 'good', text: `${line.mark}, ${line.name}: accepted` };
    },
  };
}

export type SlipAnswers = ReturnType<typeof useSlipAnswers>;
