import { formatCount, formatCountOf, formatDate } from '@/format';
import { DeviceLink } from '@/parts/DeviceLink';
import { useAppSelector } from '@/parts/hooks';
import { selectBag, type BaggedDevice } from '@/store/stock/onHand/bag';
import type { Installer } from '@/store/places/installers/installer';
import { simNumberOf } from '@/store/stock/sims/sim';
import { Badge } from '@/ui/Badge';
import { Section } from '@/ui/Section';
import styles from './InstallerDay.module.css';

const BagDevice = ({ device: { id, productName, sim, since, isOverdue } }: { device: BaggedDevice }) => (
  <li>
    <DeviceLink imei={id} /> {productName}
    {sim ? `, SIM ${sim}` : ', no SIM'} <span className={styles.when}>since {formatDate(since)}</span>{' '}
    {isOverdue && <Badge tone="red">Overdue</Badge>}
  </li>
);

/** What an installer carries. */
export function InstallerBag({ installer: { id }, today }: { installer: Installer; today: string }) {
  const { held, sims, goods } = useAppSelector((state) => selectBag(state, id, today));
  const overdue = held.filter(({ isOverdue }) => isOverdue).length;
  const devices = formatCountOf(held.length, 'device');
  const counts = `${devices}, ${formatCountOf(sims.length, 'SIM')}${overdue > 0 ? `, ${formatCount(overdue)} overdue` : ''}`;
  return (
    <Section title="Bag">
      <p>{counts}</p>
      <ul className={styles.bag} aria-label="Devices in the bag">
        {held.map((device) => (
          <BagDevice key={device.id} device={device} />
        ))}
      </ul>
      <ul className={styles.bag} aria-label="SIMs in the bag">
        {sims.map((sim) => (
          <li key={sim.id}>
            SIM {simNumberOf(sim)}, {sim.status}
          </li>
        ))}
      </ul>
      <ul className={styles.bag} aria-label="Goods in the bag">
        {goods.map(({ id: bin, productName, qty }) => (
          <li key={bin}>
            {formatCount(qty)} × {productName}
          </li>
        ))}
      </ul>
    </Section>
  );
}
