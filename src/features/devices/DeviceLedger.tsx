import { useMemo } from 'react';
import { paths } from '@/paths';
import { useAppSelector } from '@/parts/hooks';
import { useAuthors } from '@/parts/useAuthors';
import { VehicleLink } from '@/parts/VehicleLink';
import { selectStock } from '@/store/stock/onHand/selectStock';
import { linesAskedOfDevice } from '@/store/business/deviceAuthors';
import { describedLines } from '@/store/business/factAuthors';
import { deviceLedger } from '@/store/stock/devices/deviceLedger';
import type { LedgerLine } from '@/store/stock/devices/ledgerLine';
import { placeName } from '@/store/stock/onHand/holderWords';
import { purchaseOf } from '@/store/stock/devices/purchase';
import type { Device } from '@/store/stock/devices/device';
import { OpenLink } from '@/ui/links';
import { Section } from '@/ui/Section';
import { Timeline } from '@/ui/Timeline';

const DOCUMENTS = {
  request: { name: 'Stock request', to: paths.stocks.requestedOf },
  challan: { name: 'Challan', to: paths.stocks.challanOf },
};

function DocumentLink({ of, number }: NonNullable<LedgerLine['document']>) {
  const { name, to } = DOCUMENTS[of];
  return (
    <OpenLink to={to(number)}>
      {name} {number}
    </OpenLink>
  );
}

/** From where to where and why, as far as a line says it; `plates` are the vehicles among the places. */
function Way({ line: { from, to, note }, plates }: { line: LedgerLine; plates: ReadonlySet<string> }) {
  const place = (name: string) => (plates.has(name) ? <VehicleLink vehicleNo={name} /> : name);
  return (
    <>
      {from !== undefined && (to === undefined ? <>From {place(from)}</> : <>{place(from)} → </>)}
      {to !== undefined && place(to)}
      {note !== undefined && (from ?? to) !== undefined && '; '}
      {note}
    </>
  );
}

/** All that happened to a device, from the order to the scrap. */
export function DeviceLedger({ device }: { device: Device }) {
  const stock = useAppSelector(selectStock);
  const lines = useMemo(() => deviceLedger(stock, device), [stock, device]);
  const plates = useMemo(
    () => new Set(device.moves.filter(({ to }) => to.at === 'vehicle').map(({ to }) => placeName(stock, to))),
    [stock, device.moves],
  );
  const request = purchaseOf(stock, device)?.request.id;
  const asked = useMemo(() => linesAskedOfDevice(device.id, request), [device.id, request]);
  const authors = useAuthors(lines, asked);
  return (
    <Section title="Ledger">
      <Timeline
        label="Ledger"
        entries={describedLines(lines, authors).map((line) => {
          const { on, what, from, to, note, document, by } = line;
          return {
            on,
            what,
            lines: [
              ...((from ?? to ?? note) === undefined ? [] : [<Way key="way" line={line} plates={plates} />]),
              ...(document ? [<DocumentLink key="document" {...document} />] : []),
              ...(by ? [`by ${by}`] : []),
            ],
          };
        })}
      />
    </Section>
  );
}
