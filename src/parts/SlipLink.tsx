import { use } from 'react';
import { paths } from '@/paths';
import { Limits } from '@/ui/limits';
import { TextLink } from '@/ui/links';

/** A challan by its number: the way to it for whoever has its page. */
export function SlipLink({ number }: { number: number }) {
  const { whyNot } = use(Limits);
  const to = paths.stocks.slipOf(number);
  return whyNot(to) ? `Challan ${number}` : <TextLink to={to}>Challan {number}</TextLink>;
}
