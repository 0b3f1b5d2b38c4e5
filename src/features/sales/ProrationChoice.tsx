import { use } from 'react';
import { useAppSelector } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import { companyOf, PRORATIONS, type Proration } from '@/store/clients/accounts/account';
import type { Account } from '@/store/billing/accounts/account';
import { prorationChosen } from '@/store/facts/accounts';
import { edited } from '@/store/kit/edit';
import { SmallLine } from '@/ui/SmallLine';
import { WordRadios } from '@/ui/Choices';
import { Limits } from '@/ui/limits';
import { Section } from '@/ui/Section';

const HELP: Record<Proration, string> = {
  'By days': 'A month in which a vehicle is fitted, removed or paused is charged for its days.',
  'Full month':
    'A month in which a vehicle is fitted or removed is charged in full; if it moves between clients, only the days with this client.',
  'From next month': 'The month in which a vehicle is first fitted is free; all that follow are charged in full.',
};

/** How the bill run charges a client a part of a month: a choice is said at once, with Undo. */
export function ProrationChoice({ account }: { account: Account }) {
  const say = useSay();
  const proration = useAppSelector((state) => state.accounts.entities[account.id]?.proration);
  const chosen = proration ?? 'By days';
  const denied = use(Limits).whyNot(prorationChosen);
  const choose = (choice: Proration) => {
    if (choice === chosen) return;
    say(
      prorationChosen(
        account.id,
        edited<{ proration?: Proration }>({ ...(proration && { proration }) }, { proration: choice }),
      ),
      `${companyOf(account)} is charged: ${choice}`,
    );
  };
  return (
    <div style={{ marginTop: 24 }}>
      <Section title="Part of a Month">
        {denied === undefined ? (
          <WordRadios label="Part of a Month" choices={PRORATIONS} value={chosen} onChange={choose} />
        ) : (
          chosen
        )}
        <SmallLine>{HELP[chosen]}</SmallLine>
      </Section>
    </div>
  );
}
