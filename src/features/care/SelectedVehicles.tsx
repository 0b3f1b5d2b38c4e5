import { Button } from 'antd';
import { formatCount } from '@/format';
import { NoticeButton } from '@/parts/letters/NoticeButton';
import { paths } from '@/paths';
import { mailSent, smsSent } from '@/store/facts/messages';
import { isOneClients, MOST_NAMED, type VehicleRow } from '@/store/vehicles/vehicles/vehicleRows';
import { LimitedButton } from '@/ui/LimitedButton';
import { LinkButton } from '@/ui/links';
import { useQueryString } from '@/ui/queryString';
import { SelectionBar } from '@/ui/SelectionBar';

/** Why nothing can be done with vehicles at once. */
function hindrance(selected: readonly VehicleRow[]): string | undefined {
  if (!isOneClients(selected)) return 'These vehicles are of several clients: tick those of one.';
  return selected.length > MOST_NAMED ? `Tick at most ${formatCount(MOST_NAMED)} vehicles at once.` : undefined;
}

/** What is done with all ticked vehicles of one client at once, while there are some: one service job, one SMS, one mail; their clients are told, whoever they are. */
export function SelectedVehicles({ selected, onClear }: { selected: readonly VehicleRow[]; onClear: () => void }) {
  const { write } = useQueryString();
  const why = selected.length > 0 ? hindrance(selected) : undefined;
  const plates = selected.map(({ vehicleNo }) => vehicleNo);
  const [first = ''] = plates;
  const count = formatCount(selected.length);
  const ask = (what: 'sms' | 'mail') => write({ do: what, vehicles: plates.join(',') });
  return (
    <SelectionBar label="Selected vehicles" count={selected.length} onClear={onClear}>
      {why === undefined ? (
        <LinkButton to={plates.length === 1 ? paths.care.raiseServiceFor(first) : paths.care.requestJobFor(plates)}>
          Raise Service ({count})
        </LinkButton>
      ) : (
        <Button disabled>Raise Service ({count})</Button>
      )}
      <NoticeButton kind="Vehicle Silent" ids={selected.map(({ id }) => id)}>
        Tell Clients ({count})
      </NoticeButton>
      <LimitedButton does={smsSent} disabled={why !== undefined} onClick={() => ask('sms')}>
        Send SMS ({count})
      </LimitedButton>
      <LimitedButton does={mailSent} disabled={why !== undefined} onClick={() => ask('mail')}>
        Send Mail ({count})
      </LimitedButton>
      <span role="status">{why}</span>
    </SelectionBar>
  );
}
