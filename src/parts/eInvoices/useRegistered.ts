import { useAppSelector } from '@/parts/hooks';
import { hasIrn } from '@/store/kit/eInvoices/eInvoice';
import { documentNamed } from '@/store/billing/eInvoices/reported';
import { selectBooks } from '@/store/billing/receivables/selectBooks';

/** A document with its registration at the portal, by its identity; undefined where it has no IRN that stands. */
export function useRegistered(id: string) {
  const named = documentNamed(
    { ...useAppSelector(selectBooks), challans: useAppSelector(({ challans }) => challans) },
    id,
  );
  const registration = named?.document.eInvoice?.registration;
  return named && registration && hasIrn(named.document) ? { named, registration } : undefined;
}
