import { useSay } from '@/parts/useSay';
import type { SimStep } from '@/store/stock/devices/deviceSteps';
import { itgcIdOf, type Device } from '@/store/stock/devices/device';
import { simPaired } from '@/store/facts/devices';
import { simNumberOf, type Sim } from '@/store/stock/sims/sim';
import { simActivated, simDeactivated, simSuspended } from '@/store/facts/sims';
import { Badge } from '@/ui/Badge';
import { Facts } from '@/ui/Facts';
import { LimitedButton } from '@/ui/LimitedButton';
import { Section } from '@/ui/Section';
import { SIM_TONES } from './custodyTones';

export interface SimPartProps {
  device: Device;
  sim: Sim | undefined;
  steps: ReadonlySet<string>;
  /** Opens the dialog that a step needs. */
  onAsk: (step: 'sim' | 'activate') => void;
}

/** The SIM in a device, and what can be done with it. */
export function SimPart({ device, sim, steps, onAsk }: SimPartProps) {
  const say = useSay();
  const name = sim ? simNumberOf(sim) : '';
  const id = sim?.id ?? '';
  const buttons: Record<SimStep, { label: string; does: { type: string }; primary?: boolean; onClick: () => void }> = {
    putIn: { label: 'Put SIM In', does: simPaired, primary: true, onClick: () => onAsk('sim') },
    activate: {
      label: 'Activate',
      does: simActivated,
      primary: true,
      onClick: () => (sim?.msisdn === undefined ? onAsk('activate') : say(simActivated(id), `SIM ${name} activated`)),
    },
    swap: { label: 'Swap SIM', does: simPaired, onClick: () => onAsk('sim') },
    takeOut: {
      label: 'Take SIM Out',
      does: simPaired,
      onClick: () => say(simPaired(device), `SIM ${name} taken out of ${itgcIdOf(device)}`),
    },
    suspend: { label: 'Suspend', does: simSuspended, onClick: () => say(simSuspended(id), `SIM ${name} suspended`) },
    deactivate: {
      label: 'Deactivate',
      does: simDeactivated,
      onClick: () => say(simDeactivated(id), `SIM ${name} deactivated`),
    },
  };
  return (
    <Section
      title="SIM"
      actions={(Object.keys(buttons) as SimStep[])
        .filter((step) => steps.has(step))
        .map((step) => {
          const { label, primary, ...button } = buttons[step];
          return (
            <LimitedButton key={step} {...button} type={primary ? 'primary' : 'default'}>
              {label}
            </LimitedButton>
          );
        })}
    >
      {sim ? (
        <Facts
          facts={[
            { label: 'SIM Number', value: sim.msisdn ?? 'Not known yet' },
            { label: 'ICCID', value: sim.id },
            { label: 'Provider', value: sim.provider },
            { label: 'Status', value: <Badge tone={SIM_TONES[sim.status]}>{sim.status}</Badge> },
          ]}
        />
      ) : (
        <Facts facts={[{ label: 'SIM Number', value: 'No SIM is in it' }]} />
      )}
    </Section>
  );
}
