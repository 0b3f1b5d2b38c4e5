import { createLine } from '@/journal/kit/line';
import { waitingOf } from '../waiting';
import { networkOf } from './asked';

/** So many wait at a time, and so many of one address. */
const MOST_WAITING = 200;
const MOST_OF_ADDRESS = 50;

/** Does work for whoever comes from some address, one after another; gives `busy` where too many wait. */
export function createWaitingLine() {
  const { inLine } = createLine();
  let waiting = 0;
  const enter = waitingOf(MOST_OF_ADDRESS);

  return async <Result>(address: string, work: () => Promise<Result>): Promise<Result | 'busy'> => {
    const leave = waiting < MOST_WAITING ? enter(networkOf(address)) : undefined;
    if (!leave) return 'busy';
    waiting += 1;
    try {
      return await inLine(work);
    } finally {
      waiting -= 1;
      leave();
    }
  };
}
