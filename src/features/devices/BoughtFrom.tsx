import { paths } from '@/paths';
import { useAppSelector } from '@/parts/hooks';
import { selectStock } from '@/store/stock/onHand/selectStock';
import { selectWhyWithheld } from '@/store/business/feeds/withheldWords';
import { purchaseOf } from '@/store/stock/devices/purchase';
import type { Device } from '@/store/stock/devices/device';
import { formatDate } from '@/format';
import { OpenLink } from '@/ui/links';

/** From whom a device was bought, on which day and by which stock request; of one that was counted, when that was; of one that was only written down as fitted, that. */
export function BoughtFrom({ device }: { device: Device }) {
  const bought = purchaseOf(useAppSelector(selectStock), device);
  const vendor = useAppSelector((state) => state.vendors.entities[bought?.line?.vendorId ?? '']);
  const why = useAppSelector((state) => selectWhyWithheld(state, 'requests'));
  const [first] = device.moves;
  if (why !== undefined) return why;
  if (device.unbought) return 'Not bought through Trackyard';
  if (!bought) return first ? `Before ${formatDate(first.on)}: counted as opening stock` : 'Not known';
  const { request, line, on } = bought;
  return (
    <>
      {line && (
        <>
          <OpenLink to={vendor && paths.vendors.detail(vendor.number)}>{line.vendor}</OpenLink>,{' '}
        </>
      )}
      {formatDate(on)},{' '}
      <OpenLink to={paths.stocks.requestedOf(request.number)}>Stock request {request.number}</OpenLink>
    </>
  );
}
