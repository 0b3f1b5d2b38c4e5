import { formatCount, formatMoney } from '@/format';
import type { WithDebts } from './openBills';
import { balanceDue } from './owed';
import { sumOf } from '@/store/kit/money';
import { liveVehiclesOf } from '@/store/vehicles/deletions/deactivationFollows';
import type { VehicleContext } from '@/store/vehicles/vehicles/vehicleContext';

/** A state in which it can be told what of a client is still open. */
export type WithOpenEnds = WithDebts & Pick<VehicleContext, 'vehicles' | 'devices'>;

/** What of clients is still open, as a sentence goes on after their names: what they owe, and that devices are fitted at them; undefined where nothing is. */
export function stillOpen(state: WithOpenEnds, accountIds: readonly string[]): string | undefined {
  const [owes, is] = accountIds.length === 1 ? ['owes', 'is'] : ['owe', 'are'];
  const owed = sumOf(accountIds.map((id) => Math.max(0, balanceDue(state, id))));
  const live = accountIds.reduce((sum, id) => sum + liveVehiclesOf(state, id).length, 0);
  const parts = [
    ...(owed > 0 ? [`${owes} ${formatMoney(owed)}`] : []),
    ...(live > 0 ? [`${is} live: ${live === 1 ? '1 device is' : `${formatCount(live)} devices are`} fitted`] : []),
  ];
  return parts.length > 0 ? parts.join(' and ') : undefined;
}
