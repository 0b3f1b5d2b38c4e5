import { useMemo } from 'react';
import { paths } from '@/paths';
import { useAppSelector } from '@/parts/hooks';
import { selectChain } from '@/store/chain/selectChain';
import { toldLines } from '@/store/business/ledgerSayers';
import { deviceLedger, type LedgerLine } from '@/store/chain/deviceLedger';
import { purchaseOf } from '@/store/chain/purchase';
import type { Device } from '@/store/devices/device';
import { OpenLink } from '@/ui/links';
import { Section } from '@/ui/Section';
import { Timeline } from '@/ui/Timeline';
import { useSayers } from './useSayers';

const DOCUMENTS = {
  request: { name: 'Stock request', to: paths.stocks.requestedOf },
  slip: { name: 'Challan', to: paths.stocks.slipOf },
};

function DocumentLink({ of, number }: NonNullable<LedgerLine['document']>) {
  const { name, to } = DOCUMENTS[of];
  return (
    <OpenLink to={to(number)}>
      {name} {number}
    </OpenLink>
  );
}

/** From where to where, as far as a line says it. */
function wayOf({ from, to }: LedgerLine): string | undefined {
  if (from === undefined) return to;
  return to === undefined ? `From ${from}` : `${from} → ${to}`;
}

/** All that happened to a device, from the order to the scrap. */
export function DeviceLedger({ device }: { device: Device }) {
  const chain = useAppSelector(selectChain);
  const lines = useMemo(() => deviceLedger(chain, device), [chain, device]);
  const sayers = useSayers(lines, device.id, purchaseOf(chain, device)?.request.id);
  return (
    <Section title="Ledger">
      <Timeline
        label="Ledger"
        entries={toldLines(lines, sayers).map((line) => {
          const { on, what, note, document, by } = line;
          const tail = [wayOf(line), note].filter(Boolean).join('; ');
          return {
            on,
            what,
            lines: [...(tail ? [tail] : []), ...(document ? [<DocumentLink key="document" {...document} />] : []), ...(by ? [`by ${by}`] : [])],
          };
        })}
      />
    </Section>
  );
}
