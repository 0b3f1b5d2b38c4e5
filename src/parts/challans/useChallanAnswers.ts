import { useRef, useState } from 'react';
import { useAppStore } from '@/parts/hooks';
import { lineScanned } from '@/store/stock/challans/handoverScan';
import { shownLines } from '@/store/stock/challans/challanLines';
import { wordsIn, type Language } from '@/store/kit/language';
import { ANSWER_WORDS } from '@/store/stock/challans/answerWords';
import type { Challan } from '@/store/stock/challans/challan';
import { ACCEPTED, answerErrors, type TypedAnswer, type TypedAnswers } from '@/store/stock/challans/challanAnswers';
import { turnOf } from '@/store/stock/challans/challanTurn';
import type { ScanAnswer } from '@/ui/LastAnswers';

/** How the receiver of a challan answers its lines, while that is being typed and scanned. */
export function useChallanAnswers(challan: Challan, language: Language) {
  const words = wordsIn(ANSWER_WORDS, language);
  const store = useAppStore();
  const [typed, setTyped] = useState<TypedAnswers>({});
  const [refused, setRefused] = useState(false);
  // A paste asks for each of many before anything is rendered again.
  const latest = useRef<TypedAnswers>(typed);
  const put = (next: TypedAnswers) => {
    latest.current = next;
    setTyped(next);
  };
  const open = turnOf(challan).answer;
  const answered = open.filter((place) => typed[place]);
  const faulty = answered.find((place) => {
    const [line, answer] = [challan.lines[place], typed[place]];
    return line && answer && answerErrors(line, answer);
  });
  return {
    typed,
    language,
    /** The places of the lines that wait, and of those of them that have an answer here. */
    open,
    answered,
    /** The first line that cannot be answered so. */
    faulty,
    /** Whether it was submitted with something missing. */
    refused,
    /** Whether all of it can be submitted; what cannot is told from then on. */
    submit: (): boolean => {
      setRefused(faulty !== undefined);
      return faulty === undefined;
    },
    acceptAll: () =>
      put({
        ...latest.current,
        ...Object.fromEntries(open.filter((place) => !latest.current[place]).map((place) => [place, ACCEPTED])),
      }),
    answer: (place: number, answer: TypedAnswer | undefined) => put({ ...latest.current, [place]: answer }),
    clear: () => put({}),
    scan: (text: string): ScanAnswer => {
      const stock = store.getState();
      const place = lineScanned(stock, challan.lines, text);
      const line = shownLines(stock, challan.lines)[place];
      if (!line) return { tone: 'wrong', text: words.notOn(text, String(challan.number)) };
      if (!open.includes(place))
        return { tone: 'known', text: words.already(line.mark, words[challan.lines[place]?.outcome ?? 'Pending']) };
      if (latest.current[place]?.outcome === 'Accepted')
        return { tone: 'known', text: words.acceptedAlready(line.mark) };
      put({ ...latest.current, [place]: ACCEPTED });
      return { tone: 'good', text: words.scanned(line.mark, line.name) };
    },
  };
}

export type ChallanAnswers = ReturnType<typeof useChallanAnswers>;
