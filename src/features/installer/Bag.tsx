import { formatCount } from '@/format';
import { DeviceLink } from '@/parts/DeviceLink';
import { useAppSelector } from '@/parts/hooks';
import { useWords } from '@/parts/useWords';
import { selectLanguage } from '@/store/browser/looksSlice';
import { dateIn } from '@/store/care/jobs/visitWords';
import { selectBag, type BaggedDevice } from '@/store/stock/onHand/bag';
import type { Installer } from '@/store/places/installers/installer';
import { simNumberOf } from '@/store/stock/sims/sim';
import { Badge } from '@/ui/Badge';
import { Section } from '@/ui/Section';
import { BAG_WORDS } from './dayWords';
import styles from './Day.module.css';

function BagDevice({ device: { id, productName, sim, since, isOverdue } }: { device: BaggedDevice }) {
  const words = useWords(BAG_WORDS);
  const language = useAppSelector(selectLanguage);
  return (
    <li>
      <DeviceLink imei={id} /> {productName}, {sim ? words.sim(sim) : words.noSim}{' '}
      <span className={styles.when}>{words.since(dateIn(language, since))}</span>{' '}
      {isOverdue && <Badge tone="red">{words.overdue}</Badge>}
    </li>
  );
}

/** What an installer carries. */
export function Bag({ installer: { id }, today }: { installer: Installer; today: string }) {
  const words = useWords(BAG_WORDS);
  const { held, sims, goods } = useAppSelector((state) => selectBag(state, id, today));
  const overdue = held.filter(({ isOverdue }) => isOverdue).length;
  const counts = [
    words.deviceCount(held.length),
    words.simCount(sims.length),
    ...(overdue > 0 ? [words.overdueCount(overdue)] : []),
  ];
  return (
    <Section title={words.title}>
      <p>{counts.join(', ')}</p>
      <ul className={styles.bag} aria-label={words.devices}>
        {held.map((device) => (
          <BagDevice key={device.id} device={device} />
        ))}
      </ul>
      <ul className={styles.bag} aria-label={words.sims}>
        {sims.map((sim) => (
          <li key={sim.id}>
            {words.sim(simNumberOf(sim))}, {words[sim.status]}
          </li>
        ))}
      </ul>
      <ul className={styles.bag} aria-label={words.goods}>
        {goods.map(({ id: bin, productName, qty }) => (
          <li key={bin}>
            {formatCount(qty)} × {productName}
          </li>
        ))}
      </ul>
    </Section>
  );
}
