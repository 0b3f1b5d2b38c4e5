import { formatDate } from '@/format';
import { advance } from '@/machines/advance';
import { simMachine } from '@/machines/sim';
import { lastMovedOn } from '@/store/kit/movements/move';
import { day } from '@/store/kit/schema/fieldRules';
import { record } from '@/store/kit/schema/formRules';
import { simNumberOf, type Sim } from './sim';

/** On which day several SIMs are activated. */
export const activationSchema = (today: string) =>
  record({
    on: day('Date is required.', 'Date is not a date.').test(
      'past',
      'On cannot be in the future.',
      (typed) => !(typed > today),
    ),
  });

/** Which of some SIMs can be activated on a day, and why the others cannot, one by one. */
export interface Activation {
  ready: readonly Sim[];
  refused: readonly { id: string; reason: string }[];
}

function whyNot(sim: Sim, on: string): string | undefined {
  const name = `SIM ${simNumberOf(sim)}`;
  if (!advance(simMachine, sim.status, { type: 'activate' })) return `${name} is ${sim.status}.`;
  if (sim.msisdn === undefined) return `${name} has no number yet: put it into a device and activate it there.`;
  const came = lastMovedOn(sim);
  const since = sim.statusOn !== undefined && sim.statusOn > came ? sim.statusOn : came;
  return on < since ? `${name} was moved or changed on ${formatDate(since)}, later than this day.` : undefined;
}

/** What comes of activating several SIMs on an ISO date: one that cannot be is in nobody's way. */
export function activationOf(sims: readonly Sim[], on: string): Activation {
  const ready: Sim[] = [];
  const refused: { id: string; reason: string }[] = [];
  for (const sim of sims) {
    const reason = whyNot(sim, on);
    if (reason === undefined) ready.push(sim);
    else refused.push({ id: sim.id, reason });
  }
  return { ready, refused };
}
