import { Suspense, useState, type ReactNode } from 'react';
import { useUnnumbered } from '@/parts/useUnnumbered';
import type { DocumentKind } from '@/store/billing/sentDocuments/sentDocument';
import { documentSent } from '@/store/facts/sentDocuments';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LimitedButton } from '@/ui/LimitedButton';

const SendDialog = lazyWhenIdle(() => import('./SendDialog'));

interface SendButtonProps {
  kind: DocumentKind;
  /** The documents. */
  ids: readonly string[];
  /** Whether none of them is sent, as it does not count any more. */
  disabled?: boolean;
  children: ReactNode;
}

/** Opens the ways to send documents to their clients, once a number of theirs is given for good. */
export function SendButton({ kind, ids, disabled = false, children }: SendButtonProps) {
  const [sending, setSending] = useState(false);
  const unnumbered = useUnnumbered();
  return (
    <>
      <LimitedButton
        does={documentSent}
        disabled={disabled || ids.every((id) => unnumbered.has(id))}
        onClick={() => setSending(true)}
      >
        {children}
      </LimitedButton>
      <Suspense>{sending && <SendDialog kind={kind} ids={ids} onClose={() => setSending(false)} />}</Suspense>
    </>
  );
}
