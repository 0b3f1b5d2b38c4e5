import { paths } from '@/paths';
import { assignedTo, type ConfiguredDevice } from '@/store/stock/configured/configured';
import { Badge } from '@/ui/Badge';
import { TextLink } from '@/ui/links';
import styles from './DeviceCell.module.css';

/** A device's product, where it is assigned, and whether it is on its way there. */
export function DeviceCell({ device }: { device: ConfiguredDevice }) {
  const place = assignedTo(device);
  return (
    <div className={styles.cell}>
      {device.productName}
      {device.onItsWay && (
        <TextLink to={paths.stocks.challanOf(device.onItsWay.challan)}>
          <Badge tone="blue">On its way to {device.onItsWay.to}</Badge>
        </TextLink>
      )}
      {place ? <Badge tone="green">{place}</Badge> : <Badge tone="grey">Not assigned</Badge>}
    </div>
  );
}
