import { useEffect, useEffectEvent, useState } from 'react';
import { useAppStore } from '@/parts/hooks';
import { useFormDraft } from '@/parts/useFormDraft';
import { selectPlaces, selectUsualGiver } from '@/store/stock/onHand/places';
import type { TypedValue, TypedValues } from '@/store/billing/transfers/typedValues';
import type { TypedCounts } from '@/store/stock/challans/challanDraft';
import type { DeviceStatus } from '@/store/stock/challans/challan';
import { keptChallan, challanToKeep } from './keptChallan';
import { useScannedThings } from './useScannedThings';

/** What an address asks a new challan to begin with. */
export interface ChallanBeginning {
  from: string | null;
  to: string | null;
  devices: readonly string[];
}

/** A challan that is being written: nobody but this browser, which keeps it, knows of it until it is offered. */
export function useChallanDraft({ from: begun, to: meant, devices }: ChallanBeginning) {
  const store = useAppStore();
  const { kept, keep, drop } = useFormDraft('handover');
  const [touched, setTouched] = useState(false);
  const isPlace = (key: string | null): key is string =>
    selectPlaces(store.getState()).some((place) => place.key === key);
  const [from, setFrom] = useState(() => (isPlace(begun) ? begun : selectUsualGiver(store.getState())));
  const [to, setTo] = useState(() => (isPlace(meant) ? meant : undefined));
  const [status, setStatus] = useState<DeviceStatus>('Removal');
  const [counts, setCounts] = useState<TypedCounts>({});
  const [values, setValues] = useState<TypedValues>({});

  const beginning = devices.map((number) => ({ number, status }));
  const { things, left, scan, begin, remove, setStatusOf } = useScannedThings(from, beginning, () => setTouched(true));
  const keepNow = useEffectEvent((written: Parameters<typeof challanToKeep>[0]) => {
    if (touched) keep(challanToKeep(written));
  });
  useEffect(() => keepNow({ from, to, things, counts, values }), [from, to, things, counts, values]);
  const restore = () => {
    if (!kept) return;
    const before = keptChallan(kept);
    const place = isPlace(before.from) ? before.from : from;
    setFrom(place);
    if (isPlace(before.to)) setTo(before.to);
    begin(before.scanned, place);
    setCounts(before.counts);
    setValues(before.values);
    setTouched(true);
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
    scan: (text: string) => scan(text, status),
    remove,
    setStatusOf,
    counts,
    setCount: (bin: string, typed: string) => {
      setCounts((all) => ({ ...all, [bin]: typed }));
      setTouched(true);
    },
    values,
    typeValue: (product: string, typed: TypedValue) => {
      setValues((all) => ({ ...all, [product]: typed }));
      setTouched(true);
    },
    /** Whether another was begun before, which can be gone on with. */
    isOffered: kept !== undefined && !touched,
    restore,
    drop,
  };
}

export type ChallanDraft = ReturnType<typeof useChallanDraft>;
