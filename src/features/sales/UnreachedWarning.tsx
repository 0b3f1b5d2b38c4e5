import { useRef } from 'react';
import { useAppSelector } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import type { Channel } from '@/store/billing/letters/letter';
import { selectLetters, unreachedAt } from '@/store/billing/letters/refusedPlaces';
import { receiverConfirmed } from '@/store/facts/accounts';
import { LimitedButton } from '@/ui/LimitedButton';
import { KeptFocus } from '@/ui/KeptFocus';
import { Message } from '@/ui/Message';

const WHAT: Readonly<Record<Channel, string>> = { Email: 'mail', WhatsApp: 'WhatsApp', SMS: 'SMS' };

/** Says where a client is not reached any more, in the words of whoever knew no such receiver, with the way to try it again; nothing where nobody said so. */
export function UnreachedWarning({ accountId }: { accountId: string }) {
  const say = useSay();
  const account = useAppSelector((state) => state.accounts.entities[accountId]);
  const letters = useAppSelector(selectLetters);
  const stay = useRef<HTMLDivElement>(null);
  if (!account) return null;
  const warnings = unreachedAt(letters, account).map((place) => (
    <Message
      tone="warning"
      apart="below"
      key={place.channel}
      title={`Nobody receives ${WHAT[place.channel]} at ${place.to} (${place.words}). It is not tried until you correct it (Correct Details), or an admin says that somebody has it.`}
      action={
        <LimitedButton
          size="small"
          does={receiverConfirmed}
          aria-label={`Try ${place.to} again`}
          onClick={() => {
            if (say(receiverConfirmed(accountId, place), `${place.to} is tried again`)) stay.current?.focus();
          }}
        >
          Try Again
        </LimitedButton>
      }
    />
  ));
  return (
    <KeptFocus ref={stay} label="Where nobody is reached">
      {warnings}
    </KeptFocus>
  );
}
