import { itgcIdOf } from '@/store/stock/devices/device';
import { oneOrMany, telling } from '@/store/kit/words';
import { formatCount } from '@/format';
import { sumOfQuantities } from '@/store/purchasing/requests/pricing';
import { returnOf, type HandoverStep, type OfferedLine } from './slip';
import { handoverVerified, slipAnswered, slipCancelled, slipOffered } from './slipsSlice';
import type { Chain } from '@/store/stock/onHand/chain';

type WithSlips = Pick<Chain, 'slips' | 'devices'>;

const nameOf = ({ slips }: WithSlips, id: string) => {
  const slip = slips.entities[id];
  return slip ? `challan ${slip.number}` : 'a challan that is gone';
};

const pieces = (lines: readonly OfferedLine[]) => {
  const count = sumOfQuantities(lines.map(({ qty }) => qty));
  return count === 1 ? '1 piece' : `${formatCount(count)} pieces`;
};

const HANDED_OVER: Record<HandoverStep, string> = { pending: 'accepted', accepted: 'received' };

/** The facts of the slips in words. An OTP is in none of them: no fact has it (D23). */
export const slipWords = [
  telling(slipOffered, ({ id, lines }, state: WithSlips) => `offered ${pieces(lines)} by ${nameOf(state, id)}`),
  telling(slipAnswered, ({ id, answers }, state: WithSlips) => {
    const accepted = answers.filter(({ outcome }) => outcome === 'Accepted').length;
    const lines = answers.length === 1 ? '1 line' : `${formatCount(answers.length)} lines`;
    return `accepted ${formatCount(accepted)} of ${lines} of ${nameOf(state, id)}`;
  }),
  telling(slipCancelled, ({ id }, state: WithSlips) => `took back ${nameOf(state, id)}`),
  telling(handoverVerified, ({ ids, devices, from }, state: WithSlips) => {
    const names = ids.map((id, place) => {
      const { slip, line } = returnOf(id);
      const device = state.devices.entities[devices[place] ?? state.slips.entities[slip]?.lines[line]?.device ?? ''];
      return device ? itgcIdOf(device) : 'a device that is gone';
    });
    return `${HANDED_OVER[from]} ${oneOrMany(names, 'devices')}`;
  }),
];
