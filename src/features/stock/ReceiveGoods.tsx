import type { InputRef } from 'antd';
import { useRef, useState } from 'react';
import { formatCount } from '@/format';
import { useAppStore } from '@/parts/hooks';
import { useSayAll } from '@/parts/useSay';
import { kindOfLine } from '@/store/stock/receiving/receivingContext';
import { receivingFacts } from '@/store/stock/receiving/comingSims';
import { isGood } from '@/store/stock/receiving/manifest';
import { receiptsOf, typedCount } from '@/store/stock/receiving/receiving';
import { sumOfQuantities } from '@/store/purchasing/requests/pricing';
import { isReceivable, isScanned, roomOf } from '@/store/purchasing/requests/receipt';
import type { ReceiptValues } from '@/store/purchasing/requests/receivingSchema';
import type { StockRequest } from '@/store/purchasing/requests/request';
import { goodsReceived } from '@/store/facts/requests';
import { AllReceived } from './AllReceived';
import { ReceiptForm } from './ReceiptForm';
import { ReceiveLines } from './ReceiveLines';
import styles from './Receive.module.css';
import { ScanPart } from './ScanPart';
import { ScannedUnits } from './ScannedUnits';
import { useManifest } from './useManifest';

/** What comes of a request: scanned, pasted or uploaded where units have numbers, counted where not; only what is good is received. */
export function ReceiveGoods({ request }: { request: StockRequest }) {
  const sayAll = useSayAll();
  const store = useAppStore();
  const manifest = useManifest(request);
  const [counts, setCounts] = useState<ReadonlyMap<number, string>>(new Map());
  const field = useRef<InputRef>(null);
  const counted = new Map(
    request.products.flatMap((line, index) => {
      const { qty } = isScanned(kindOfLine(manifest.context, line)) ? {} : typedCount(line, counts.get(index) ?? '');
      return qty === undefined ? [] : [[index, qty] as const];
    }),
  );
  const wrong = manifest.units.filter((unit) => !isGood(unit)).length;
  const ready = sumOfQuantities([manifest.units.length - wrong, ...counted.values()]);
  const scannable = request.products.flatMap((line, index) =>
    isScanned(kindOfLine(manifest.context, line)) && roomOf(line) > 0 ? [index] : [],
  );

  const receive = async ({ invoiceNo, on }: ReceiptValues) => {
    const { context, request: now, units } = manifest.now();
    const good = units.filter(isGood);
    const inStock = () => {
      const { devices, sims } = store.getState();
      return good.filter(({ number }) => devices.entities[number] ?? sims.entities[number]);
    };
    const received = receiptsOf(context, now, good, counted, on).map((receipt) =>
      goodsReceived(now, receipt, { ...(invoiceNo && { invoiceNo }), on }),
    );
    const text = () =>
      `${formatCount(sumOfQuantities([inStock().length, ...counted.values()]))} received of request ${now.number}`;
    // What is taken back is not scanned anew.
    if (
      !(await sayAll(
        receivingFacts(() => store.getState(), received, good),
        text,
        { takenBack: () => manifest.add(good) },
      ))
    )
      return false;
    manifest.remove(new Set(inStock().map(({ id }) => id)));
    setCounts(new Map());
    field.current?.focus();
    return true;
  };

  return (
    <div className={styles.goods}>
      {scannable.length > 0 && <ScanPart ref={field} request={request} lines={scannable} manifest={manifest} />}
      <ReceiveLines
        request={request}
        manifest={manifest}
        counts={counts}
        onCount={(line, typed) => setCounts(new Map(counts).set(line, typed))}
      />
      {isReceivable(request) ? (
        <ReceiptForm request={request} ready={ready} wrong={wrong} onReceive={receive} />
      ) : (
        <AllReceived request={request} />
      )}
      {manifest.units.length > 0 && <ScannedUnits request={request} manifest={manifest} />}
    </div>
  );
}
