import { formatCount } from '@/format';
import { paths } from '@/paths';
import { useAppSelector } from '@/parts/hooks';
import { devicesOfRequest } from '@/store/stock/receiving/receiving';
import type { StockRequest } from '@/store/purchasing/requests/request';
import { LinkButton, TextLink } from '@/ui/links';
import { Notice } from '@/ui/Notice';
import { useWayBack } from '@/parts/trail/trail';
import styles from './Receive.module.css';

const SHOWN = 20;

/** Says that all of a request is here, with the devices that came. */
export function AllReceived({ request }: { request: StockRequest }) {
  const list = useWayBack(paths.stocks.requested);
  const devices = useAppSelector((state) => devicesOfRequest(state, request.id));
  return (
    <Notice role="status" text={`All of request ${request.number} is received and in stock.`}>
      {devices.length > 0 && (
        <ul className={styles.devices} aria-label="Devices that came">
          {devices.slice(0, SHOWN).map(({ id }) => (
            <li key={id}>
              <TextLink to={paths.stocks.deviceOf(id)}>{id}</TextLink>
            </li>
          ))}
          {devices.length > SHOWN && <li>and {formatCount(devices.length - SHOWN)} more</li>}
        </ul>
      )}
      <LinkButton type="primary" to={list}>
        Requested Stocks
      </LinkButton>
    </Notice>
  );
}
