import { comparedName } from '@/store/kit/typed/cleanText';
import type { Device } from './device';
import type { RequestLine, StockRequest } from '@/store/purchasing/requests/request';
import type { StockState } from '@/store/stock/onHand/stockState';

/** By which stock request a device was bought, by which of its lines, and the ISO date on which it came. */
export interface Purchase {
  request: StockRequest;
  /** None once the request says the product by another name. */
  line?: RequestLine | undefined;
  on: string;
}

/** How a device came to us, where a stock request says so; what was counted when the stock was opened has none. */
export function purchaseOf(
  { requests }: Pick<StockState, 'requests'>,
  { moves, productName }: Pick<Device, 'moves' | 'productName'>,
): Purchase | undefined {
  const [first] = moves;
  const request = first?.cause.what === 'received' ? requests.entities[first.cause.id ?? ''] : undefined;
  if (!first || !request) return undefined;
  const line = request.products.find(({ name }) => comparedName(name) === comparedName(productName));
  return { request, line, on: first.on };
}
