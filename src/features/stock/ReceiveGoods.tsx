import type { InputRef } from 'antd';
import { useRef, useState } from 'react';
import { formatCount } from '@/format';
import { useSay } from '@/parts/useSay';
import { kindOfLine } from '@/store/stock/receiving/receivingContext';
import { isGood } from '@/store/stock/receiving/manifest';
import { receiptsOf, typedCount } from '@/store/stock/receiving/receiving';
import { sumOfQuantities } from '@/store/purchasing/requests/pricing';
import { isReceivable, isScanned, roomOf, stockedBy, type ReceivedLine } from '@/store/purchasing/requests/receipt';
import type { ReceiptValues } from '@/store/purchasing/requests/receivingSchema';
import type { StockRequest } from '@/store/purchasing/requests/request';
import { goodsReceived } from '@/store/facts/requests';
import { useFocusKept } from '@/ui/useFocusKept';
import { AllReceived } from './AllReceived';
import { ReceiptForm } from './ReceiptForm';
import { ReceiveLines } from './ReceiveLines';
import styles from './Receive.module.css';
import { ScanPart } from './ScanPart';
import { ScannedUnits } from './ScannedUnits';
import { useManifest } from './useManifest';

const numbersIn = ({ devices = [], sims = [] }: ReceivedLine) => [
  ...devices.map(({ imei }) => imei),
  ...sims.map(({ iccid }) => iccid),
];

/** What comes of a request: scanned, pasted or uploaded where units have numbers, counted where not; only what is good is received. */
export function ReceiveGoods({ request }: { request: StockRequest }) {
  const say = useSay();
  const manifest = useManifest(request);
  const [counts, setCounts] = useState<ReadonlyMap<number, string>>(new Map());
  const field = useRef<InputRef>(null);
  const place = useFocusKept<HTMLDivElement>(isReceivable(request));
  const counted = new Map(
    request.products.flatMap((line, index) => {
      const { qty } = isScanned(kindOfLine(manifest.context, line)) ? {} : typedCount(line, counts.get(index) ?? '');
      return qty === undefined ? [] : [[index, qty] as const];
    }),
  );
  const ready = sumOfQuantities([manifest.units.filter(isGood).length, ...counted.values()]);
  const scannable = request.products.flatMap((line, index) =>
    isScanned(kindOfLine(manifest.context, line)) && roomOf(line) > 0 ? [index] : [],
  );

  const receive = ({ invoiceNo, on }: ReceiptValues) => {
    const { context, request: now, units } = manifest.now();
    const good = units.filter(isGood);
    for (const receipt of receiptsOf(context, now, good, counted, on)) {
      const qty = sumOfQuantities(receipt.map(stockedBy));
      const names = new Set(receipt.flatMap(numbersIn));
      const taken = good.filter(({ id }) => names.has(id));
      const isSaid = say(goodsReceived(now, receipt, { ...(invoiceNo && { invoiceNo }), on }), (undo) => ({
        text: `${formatCount(qty)} received of request ${now.number}`,
        // What is taken back is not scanned anew.
        ...(undo && {
          undo: () => {
            const refusal = undo();
            if (refusal === undefined) manifest.add(taken);
            return refusal;
          },
        }),
      }));
      if (!isSaid) return false;
      manifest.remove(names);
    }
    setCounts(new Map());
    field.current?.focus();
    return true;
  };

  return (
    <div ref={place} tabIndex={-1} className={styles.goods}>
      <ReceiveLines
        request={request}
        manifest={manifest}
        counts={counts}
        onCount={(line, typed) => setCounts(new Map(counts).set(line, typed))}
      />
      {scannable.length > 0 && <ScanPart ref={field} request={request} lines={scannable} manifest={manifest} />}
      {isReceivable(request) ? <ReceiptForm ready={ready} onReceive={receive} /> : <AllReceived request={request} />}
      {manifest.units.length > 0 && <ScannedUnits request={request} manifest={manifest} />}
    </div>
  );
}
