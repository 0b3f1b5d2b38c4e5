import { use } from 'react';
import { paths } from '@/paths';
import { shownPlace } from '@/store/billing/papers/shownNumber';
import type { Slip } from '@/store/stock/challans/slip';
import { Limits } from '@/ui/limits';
import { TextLink } from '@/ui/links';
import { useUnnumbered } from './useUnnumbered';

/** A challan by its number: the way to it for whoever has its page. */
export function SlipLink({ slip }: { slip: Pick<Slip, 'id' | 'number'> }) {
  const number = shownPlace(slip, useUnnumbered());
  const { whyNot } = use(Limits);
  const to = paths.stocks.slipOf(slip.number);
  return whyNot(to) ? `Challan ${number}` : <TextLink to={to}>Challan {number}</TextLink>;
}
