import { use } from 'react';
import { paths } from '@/paths';
import { shownPlace } from '@/store/billing/papers/shownNumber';
import type { Challan } from '@/store/stock/challans/challan';
import { Limits } from '@/ui/limits';
import { TextLink } from '@/ui/links';
import { useUnnumbered } from './useUnnumbered';

/** A challan by its number: the way to it for whoever has its page. */
export function ChallanLink({ challan }: { challan: Pick<Challan, 'id' | 'number'> }) {
  const number = shownPlace(challan, useUnnumbered());
  const { whyNot } = use(Limits);
  const to = paths.stocks.challanOf(challan.number);
  return whyNot(to) ? `Challan ${number}` : <TextLink to={to}>Challan {number}</TextLink>;
}
