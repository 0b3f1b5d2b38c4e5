import { assignedTo, type ConfiguredDevice } from '@/store/configured/configured';
import { Badge } from '@/ui/Badge';
import styles from './DeviceCell.module.css';

/** A device's product, and where it is assigned (D24). */
export function DeviceCell({ device }: { device: ConfiguredDevice }) {
  const place = assignedTo(device);
  return (
    <div className={styles.cell}>
      {device.productName}
      {place ? <Badge tone="green">{place}</Badge> : <Badge tone="grey">Not assigned</Badge>}
    </div>
  );
}
