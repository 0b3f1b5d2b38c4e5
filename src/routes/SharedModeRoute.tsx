import { Suspense, type ReactNode } from 'react';
import type { OfficeLink } from '@/office/officeLink';
import { useOffice } from '@/parts/office';
import { NotFoundScreen } from './NotFoundScreen';

/** A screen of a shared office; an address that nobody knows where there is none. */
export function SharedModeRoute({ children }: { children: (office: OfficeLink) => ReactNode }) {
  const office = useOffice();
  return office ? <Suspense>{children(office)}</Suspense> : <NotFoundScreen />;
}
