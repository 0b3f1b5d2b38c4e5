import { networkOf } from './asked';

/** So many wait at a time, and so many of one address. */
const MOST_WAITING = 200;
const MOST_OF_ADDRESS = 50;

/** Does work for whoever comes from some address, one after another; gives `busy` where too many wait. */
export function createWaitingLine() {
  let line: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const ofAddress = new Map<string, number>();

  return async <Result>(address: string, work: () => Promise<Result>): Promise<Result | 'busy'> => {
    const network = networkOf(address);
    const before = ofAddress.get(network) ?? 0;
    if (waiting >= MOST_WAITING || before >= MOST_OF_ADDRESS) return 'busy';
    waiting += 1;
    ofAddress.set(network, before + 1);
    const own = line.then(work);
    line = own.catch(() => {});
    try {
      return await own;
    } finally {
      waiting -= 1;
      const left = (ofAddress.get(network) ?? 1) - 1;
      if (left > 0) ofAddress.set(network, left);
      else ofAddress.delete(network);
    }
  };
}
