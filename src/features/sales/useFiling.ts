import { useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { useAppSelector } from '@/parts/hooks';
import { useInTurns } from '@/parts/useInTurns';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { filingSteps } from '@/store/billing/returns/filingSteps';
import type { Filer } from '@/store/billing/returns/registrations';
import { businessOf, type Business } from '@/store/business/business';

interface Asked {
  business: Business;
  month: string;
  unnumbered: ReadonlySet<string>;
  filer: Filer;
}

const steps = ({ business, month, unnumbered, filer }: Asked) => filingSteps(business, month, unnumbered, filer);

/**
 * The GSTR-1 of a month, `YYYY-MM`, of one of our registrations, counted beside all else that the page does: it, the one before it was
 * counted anew included; and how much is counted, from 0 to 1, where somebody waits for it.
 */
export function useFiling(month: string, filer: Filer) {
  const business = useAppSelector(businessOf, shallowEqual);
  const unnumbered = useUnnumbered();
  const asked = useMemo(() => ({ business, month, unnumbered, filer }), [business, month, unnumbered, filer]);
  const { counted, share } = useInTurns(asked, steps);
  const isOfThis = counted?.of.month === month && counted.of.filer === filer;
  return { found: isOfThis ? counted.made : undefined, share };
}
