import { useAppSelector } from '@/parts/hooks';
import { useOffice } from '@/parts/office';
import type { Challan } from '@/store/stock/challans/challan';
import { isReceivedBy } from '@/store/stock/challans/proof';

/** Whether whoever is signed in here receives what a challan hands over himself, so that no OTP has to say so. */
export function useReceives(challan: Pick<Challan, 'to'>): boolean {
  const office = useOffice();
  const readBy = useAppSelector(({ origin }) => origin.readBy);
  return office !== undefined && isReceivedBy(challan, readBy);
}
