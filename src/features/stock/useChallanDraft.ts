import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAppStore } from '@/parts/hooks';
import { useFormDraft } from '@/parts/useFormDraft';
import { scannedLine } from '@/store/stock/challans/handoverScan';
import { selectPlaces } from '@/store/stock/onHand/places';
import { withStatus, type TypedCounts } from '@/store/stock/challans/challanDraft';
import { holderFrom, STORE } from '@/store/kit/movements/holder';
import type { DeviceStatus, OfferedLine } from '@/store/stock/challans/challan';
import type { ScanAnswer } from '@/ui/ScanField';
import { keptChallan, challanToKeep } from './keptChallan';

/** What an address asks a new challan to begin with. */
export interface Beginning {
  from: string | null;
  to: string | null;
  devices: readonly string[];
}

/** A challan that is being written: nobody but this browser, which keeps it, knows of it until it is offered. */
export function useChallanDraft({ from: begun, to: meant, devices }: Beginning) {
  const store = useAppStore();
  const { kept, keep, drop } = useFormDraft('handover');
  const [touched, setTouched] = useState(false);
  const isPlace = (key: string | null): key is string =>
    selectPlaces(store.getState()).some((place) => place.key === key);
  const [from, setFrom] = useState(() => (isPlace(begun) ? begun : STORE.at));
  const [to, setTo] = useState(() => (isPlace(meant) ? meant : undefined));
  const [status, setStatus] = useState<DeviceStatus>('Removal');
  const [counts, setCounts] = useState<TypedCounts>({});

  const take = (things: readonly OfferedLine[], text: string, place = from) =>
    scannedLine(store.getState(), holderFrom(place) ?? STORE, things, text);
  const takeAll = (numbers: readonly { number: string; status: DeviceStatus }[], place = from) => {
    const taken: { things: OfferedLine[]; left: string[] } = { things: [], left: [] };
    for (const one of numbers) {
      const scanned = take(taken.things, one.number, place);
      if (scanned.tone === 'good') taken.things.push({ ...scanned.line, status: one.status });
      else taken.left.push(scanned.text);
    }
    return taken;
  };
  const [{ things, left }, setThings] = useState(() => takeAll(devices.map((number) => ({ number, status }))));
  // A paste asks for each of many before anything is rendered again.
  const latest = useRef<readonly OfferedLine[]>(things);
  const put = (next: readonly OfferedLine[]) => {
    latest.current = next;
    setThings({ things: [...next], left });
    setTouched(true);
  };
  const keepNow = useEffectEvent((written: Parameters<typeof challanToKeep>[0]) => {
    if (touched) keep(challanToKeep(written));
  });
  useEffect(() => keepNow({ from, to, things, counts }), [from, to, things, counts]);
  const restore = () => {
    if (!kept) return;
    const before = keptChallan(kept);
    const place = isPlace(before.from) ? before.from : from;
    const taken = takeAll(before.scanned, place);
    latest.current = taken.things;
    setFrom(place);
    if (isPlace(before.to)) setTo(before.to);
    setThings(taken);
    setCounts(before.counts);
    setTouched(true);
  };
  const scan = (text: string): ScanAnswer => {
    const scanned = take(latest.current, text);
    if (scanned.tone === 'good') put([...latest.current, { ...scanned.line, status }]);
    return { tone: scanned.tone, text: scanned.text };
  };
  return {
    from,
    setFrom,
    to,
    setTo,
    /** Why devices come back that are scanned from now on. */
    status,
    setStatus,
    things,
    /** What the address named that is not there, each with where it is. */
    left,
    scan,
    remove: (place: number) => {
      const gone = latest.current[place];
      put(latest.current.toSpliced(place, 1));
      return () => {
        if (gone && !latest.current.includes(gone)) put(latest.current.toSpliced(place, 0, gone));
      };
    },
    setStatusOf: (place: number, chosen: DeviceStatus) => put(withStatus(latest.current, place, chosen)),
    counts,
    setCount: (bin: string, typed: string) => {
      setCounts((all) => ({ ...all, [bin]: typed }));
      setTouched(true);
    },
    /** Whether another was begun before, which can be gone on with. */
    isOffered: kept !== undefined && !touched,
    restore,
    drop,
  };
}
