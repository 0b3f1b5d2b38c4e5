import { Button, Input } from 'antd';
import { Suspense, useId, useState } from 'react';
import { formatCount } from '@/format';
import { kindOfLine } from '@/store/stock/receiving/receivingContext';
import { isGood } from '@/store/stock/receiving/manifest';
import { typedCount } from '@/store/stock/receiving/receiving';
import { isScanned, restOf, roomOf, toScanOf } from '@/store/purchasing/requests/receipt';
import { isInTransit, type RequestLine, type StockRequest } from '@/store/purchasing/requests/request';
import { lineShortClosed } from '@/store/facts/requests';
import { Facts } from '@/ui/Facts';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LimitedButton } from '@/ui/LimitedButton';
import { Section } from '@/ui/Section';
import styles from './Receive.module.css';
import type { OpenManifest } from './useManifest';

const ShortCloseDialog = lazyWhenIdle(() => import('./ShortCloseDialog'));

interface CountFieldProps {
  line: RequestLine;
  typed: string;
  onType: (typed: string) => void;
}

/** How many of some goods came that bear no numbers of their own. */
function CountField({ line, typed, onType }: CountFieldProps) {
  const id = useId();
  const { wrong } = typedCount(line, typed);
  const room = roomOf(line);
  return (
    <div className={styles.count}>
      <Input
        id={id}
        aria-label={`Came of ${line.name}`}
        placeholder="How many came"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => onType(target.value)}
        {...(wrong !== undefined && {
          status: 'error' as const,
          'aria-invalid': true,
          'aria-describedby': `${id}-wrong`,
        })}
      />
      <Button aria-label={`All ${formatCount(room)} of ${line.name} came`} onClick={() => onType(String(room))}>
        All {formatCount(room)}
      </Button>
      {wrong !== undefined && (
        <p id={`${id}-wrong`} role="alert" className={styles.wrong}>
          {wrong}
        </p>
      )}
    </div>
  );
}

export interface ReceiveLinesProps {
  request: StockRequest;
  manifest: OpenManifest;
  /** What was typed as the counts of lines, by their places. */
  counts: ReadonlyMap<number, string>;
  onCount: (line: number, typed: string) => void;
}

const known = (label: string, qty: number) => (qty > 0 ? [{ label, value: formatCount(qty) }] : []);

/** The lines of a request with what of each came and what is missing. */
export function ReceiveLines({ request, manifest, counts, onCount }: ReceiveLinesProps) {
  const [closing, setClosing] = useState<number>();
  return (
    <Section title="Products">
      <ul className={styles.products}>
        {request.products.map((line, place) => {
          const scanned = isScanned(kindOfLine(manifest.context, line));
          const good = manifest.units.filter((unit) => unit.line === place && isGood(unit)).length;
          return (
            <li key={`${line.vendorId} ${line.name} ${line.unit} ${line.rate}`} className={styles.product}>
              <h3 className={styles.name}>
                {line.name} <span className={styles.vendor}>{line.vendor}</span>
              </h3>
              <Facts
                facts={[
                  { label: 'Ordered', value: `${formatCount(line.qty)} ${line.unit}` },
                  { label: 'Received', value: formatCount(line.received) },
                  ...known('Closed short', line.shortClosed),
                  { label: 'Still to come', value: formatCount(restOf(line)) },
                  ...known('To be scanned', toScanOf(line)),
                  ...known('Ready to receive', good),
                ]}
              />
              <div className={styles.worksDone}>
                {!scanned && roomOf(line) > 0 && (
                  <CountField line={line} typed={counts.get(place) ?? ''} onType={(typed) => onCount(place, typed)} />
                )}
                {isInTransit(request) && restOf(line) > 0 && (
                  <LimitedButton
                    does={lineShortClosed}
                    aria-label={`Close ${line.name} short`}
                    onClick={() => setClosing(place)}
                  >
                    Close Short
                  </LimitedButton>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <Suspense>
        {closing !== undefined && (
          <ShortCloseDialog request={request} place={closing} onClose={() => setClosing(undefined)} />
        )}
      </Suspense>
    </Section>
  );
}
