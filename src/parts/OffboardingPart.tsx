import { Suspense, useState, type ReactNode } from 'react';
import { equal } from '@/journal/kit/equal';
import { paths } from '@/paths';
import { offboardingOf, type Offboarding, type OffboardingEnd } from '@/store/vehicles/deletions/offboarding';
import { selectVehicleContext } from '@/store/vehicles/vehicles/vehicleContext';
import type { Deletion } from '@/store/vehicles/deletions/deletion';
import { vehicleDeleted } from '@/store/facts/deletions';
import { simNumberOf } from '@/store/stock/sims/sim';
import { simDeactivated } from '@/store/facts/sims';
import { subscriptionEnded } from '@/store/facts/subscriptions';
import { Badge } from '@/ui/Badge';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LimitedButton } from '@/ui/LimitedButton';
import { LinkButton } from '@/ui/links';
import { useAppSelector } from './hooks';
import styles from './OffboardingPart.module.css';
import { useSay } from './useSay';
import { useToday } from './useToday';

const DeleteVehicleDialog = lazyWhenIdle(() => import('./DeleteVehicleDialog'));
const SubscriptionDialog = lazyWhenIdle(() => import('./subscriptions/SubscriptionDialog'));

const TITLES: Record<OffboardingEnd, string> = {
  device: 'Device',
  sim: 'SIM',
  billing: 'Billing',
  deletion: 'Vehicle',
};

/** The steps that close an open end. */
function mendsOf(
  { deletion, device, sim, subscription }: Offboarding,
  say: ReturnType<typeof useSay>,
  onAsk: (asked: 'billing' | 'deletion') => void,
): Partial<Record<OffboardingEnd, ReactNode>> {
  return {
    device: device && (
      <>
        <LinkButton size="small" to={paths.care.removalOf(deletion.vehicleNo)}>
          Raise Removal
        </LinkButton>
        <LinkButton size="small" to={paths.stocks.deviceOf(device.id)}>
          Record as Lost
        </LinkButton>
      </>
    ),
    // In a device that is still fitted it stays on until that is out.
    sim: sim && !device && (
      <LimitedButton
        size="small"
        does={simDeactivated}
        onClick={() => say(simDeactivated(sim.id), `SIM ${simNumberOf(sim)} deactivated`)}
      >
        Deactivate SIM
      </LimitedButton>
    ),
    billing: subscription && (
      <LimitedButton size="small" does={subscriptionEnded} onClick={() => onAsk('billing')}>
        End Billing
      </LimitedButton>
    ),
    deletion: (
      <LimitedButton size="small" does={vehicleDeleted} onClick={() => onAsk('deletion')}>
        Delete
      </LimitedButton>
    ),
  };
}

/** What is still open of a vehicle that leaves, each with the step that closes it. */
export function OffboardingPart({ deletion }: { deletion: Deletion }) {
  const say = useSay();
  const today = useToday();
  const offboarding = useAppSelector((state) => offboardingOf(selectVehicleContext(state), deletion, today), equal);
  const [asked, setAsked] = useState<'billing' | 'deletion'>();
  // As it was when the dialog opened: it stays until that has closed.
  const [ending, setEnding] = useState(offboarding.subscription);
  const ask = (what: 'billing' | 'deletion') => {
    setEnding(offboarding.subscription);
    setAsked(what);
  };
  const mends = mendsOf(offboarding, say, ask);
  const close = () => setAsked(undefined);
  return (
    <>
      <ul className={styles.ends} aria-label={`Off-boarding of ${deletion.vehicleNo}`}>
        {offboarding.ends.map(({ end, done, says }) => (
          <li key={end} className={styles.end}>
            <Badge tone={done ? 'green' : 'orange'}>{done ? 'Done' : 'Open'}</Badge>
            <span className={styles.says}>
              {TITLES[end]}: {says}
            </span>
            {!done && <span className={styles.mend}>{mends[end]}</span>}
          </li>
        ))}
      </ul>
      <Suspense>
        {asked === 'deletion' && <DeleteVehicleDialog deletion={deletion} onClose={close} />}
        {asked === 'billing' && offboarding.vehicle && (
          <SubscriptionDialog vehicle={offboarding.vehicle} last={ending} step="end" onClose={close} />
        )}
      </Suspense>
    </>
  );
}
