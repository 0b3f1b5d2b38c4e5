import { itgcIdOf } from '@/store/stock/devices/device';
import { oneOrMany, describing } from '@/store/kit/words';
import { formatCount } from '@/format';
import { sumOfQuantities } from '@/store/purchasing/requests/pricing';
import { returnOf, type HandoverStep, type OfferedLine } from './challan';
import { handoverVerified, challanAnswered, challanCancelled, challanOffered } from './challansSlice';
import type { StockState } from '@/store/stock/onHand/stockState';

type WithChallans = Pick<StockState, 'challans' | 'devices'>;

const nameOf = ({ challans }: WithChallans, id: string) => {
  const challan = challans.entities[id];
  return challan ? `challan ${challan.number}` : 'a challan that is gone';
};

const pieces = (lines: readonly OfferedLine[]) => {
  const count = sumOfQuantities(lines.map(({ qty }) => qty));
  return count === 1 ? '1 piece' : `${formatCount(count)} pieces`;
};

const HANDED_OVER: Record<HandoverStep, string> = { pending: 'accepted', accepted: 'received' };

/** The facts of the challans in words. An OTP is in none of them: no fact has it (D23). */
export const challanWords = [
  describing(
    challanOffered,
    ({ id, lines }, state: WithChallans) => `offered ${pieces(lines)} by ${nameOf(state, id)}`,
  ),
  describing(challanAnswered, ({ id, answers }, state: WithChallans) => {
    const accepted = answers.filter(({ outcome }) => outcome === 'Accepted').length;
    const lines = answers.length === 1 ? '1 line' : `${formatCount(answers.length)} lines`;
    return `accepted ${formatCount(accepted)} of ${lines} of ${nameOf(state, id)}`;
  }),
  describing(challanCancelled, ({ id }, state: WithChallans) => `took back ${nameOf(state, id)}`),
  describing(handoverVerified, ({ ids, devices, from }, state: WithChallans) => {
    const names = ids.map((id, place) => {
      const { challan, line } = returnOf(id);
      const device =
        state.devices.entities[devices[place] ?? state.challans.entities[challan]?.lines[line]?.device ?? ''];
      return device ? itgcIdOf(device) : 'a device that is gone';
    });
    return `${HANDED_OVER[from]} ${oneOrMany(names, 'devices')}`;
  }),
];
