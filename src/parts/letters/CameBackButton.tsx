import { useSay } from '@/parts/useSay';
import type { Letter } from '@/store/billing/letters/letter';
import { mailCameBack } from '@/store/facts/accounts';
import { LimitedButton } from '@/ui/LimitedButton';

/** Says that a mail came back to the sender, so that no other one is sent to its address until that is corrected. */
export function CameBackButton({ letter }: { letter: Letter }) {
  const say = useSay();
  return (
    <LimitedButton
      does={mailCameBack}
      size="small"
      aria-label={`The mail to ${letter.to} came back`}
      onClick={() => say(mailCameBack(letter), `${letter.to} is not tried again until it is corrected`)}
    >
      Came Back
    </LimitedButton>
  );
}
