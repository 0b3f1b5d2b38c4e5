import { useRef, useState } from 'react';
import { useAppStore } from '@/parts/hooks';
import { holderFrom, STORE } from '@/store/kit/movements/holder';
import { withStatus } from '@/store/stock/challans/challanDraft';
import type { DeviceStatus, OfferedLine } from '@/store/stock/challans/challan';
import { scannedLine } from '@/store/stock/challans/handoverScan';
import type { ScanAnswer } from '@/ui/LastAnswers';

interface NumberToTake {
  number: string;
  status: DeviceStatus;
}

/** What is scanned for a challan from the place `from`, beginning with those numbers; `touched` is told of each change. */
export function useScannedThings(from: string, begun: readonly NumberToTake[], touched: () => void) {
  const store = useAppStore();
  const take = (things: readonly OfferedLine[], text: string, place = from) =>
    scannedLine(store.getState(), holderFrom(place) ?? STORE, things, text);
  const takeAll = (numbers: readonly NumberToTake[], place = from) => {
    const taken: { things: OfferedLine[]; left: string[] } = { things: [], left: [] };
    for (const one of numbers) {
      const scanned = take(taken.things, one.number, place);
      if (scanned.tone === 'good') taken.things.push({ ...scanned.line, status: one.status });
      else taken.left.push(scanned.text);
    }
    return taken;
  };
  const [{ things, left }, setThings] = useState(() => takeAll(begun));
  // A paste asks for each of many before anything is rendered again.
  const latest = useRef<readonly OfferedLine[]>(things);
  const put = (next: readonly OfferedLine[]) => {
    latest.current = next;
    setThings({ things: [...next], left });
    touched();
  };
  return {
    things,
    /** Those that are not there, each with where it is. */
    left,
    scan: (text: string, status: DeviceStatus): ScanAnswer => {
      const scanned = take(latest.current, text);
      if (scanned.tone === 'good') put([...latest.current, { ...scanned.line, status }]);
      return { tone: scanned.tone, text: scanned.text };
    },
    /** Puts these in the place of all that was scanned. */
    begin: (numbers: readonly NumberToTake[], place: string) => {
      const taken = takeAll(numbers, place);
      latest.current = taken.things;
      setThings(taken);
    },
    /** Gives what puts it back. */
    remove: (place: number) => {
      const gone = latest.current[place];
      put(latest.current.toSpliced(place, 1));
      return () => {
        if (gone && !latest.current.includes(gone)) put(latest.current.toSpliced(place, 0, gone));
      };
    },
    setStatusOf: (place: number, chosen: DeviceStatus) => put(withStatus(latest.current, place, chosen)),
  };
}
