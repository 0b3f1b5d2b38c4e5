import { Suspense, useState } from 'react';
import { paths } from '@/paths';
import { useAppSelector } from '@/parts/hooks';
import { useSay } from '@/parts/useSay';
import { WhenReady } from '@/parts/WhenReady';
import { emptying } from '@/store/backups/exchange';
import { businessReplaced } from '@/store/business/business';
import { selectIsSample } from '@/store/sample/supplier';
import { TextActions } from '@/ui/FormGrid';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LimitedButton } from '@/ui/LimitedButton';
import { LinkButton } from '@/ui/links';
import { Page } from '@/ui/Page';
import { Section } from '@/ui/Section';
import { InviteOthers } from './InviteOthers';
import { SetupSteps } from './SetupSteps';

const StartEmptyDialog = lazyWhenIdle(() => import('@/parts/replacing/StartEmptyDialog'));

/** Out of the sample into an empty business: at once where nobody changed anything of it, else with a typed word and a backup. */
function LeaveSample() {
  const say = useSay();
  const isUntouched = useAppSelector(({ origin }) => origin.facts === 0);
  const [asking, setAsking] = useState(false);
  return (
    <Section title="Leave the sample data">
      <p>
        What you see now is an example business with sample data. Start with an empty one and fill in your own, or
        restore a backup that you have. The sample data can be brought back under Data while the business is empty.
      </p>
      <TextActions>
        <LimitedButton
          does={businessReplaced}
          type="primary"
          onClick={() => (isUntouched ? void say(emptying(), 'The business is empty now.') : setAsking(true))}
        >
          Start empty
        </LimitedButton>
        <LinkButton to={paths.settings.data}>Restore a backup</LinkButton>
      </TextActions>
      <Suspense>{asking && <StartEmptyDialog onClose={() => setAsking(false)} />}</Suspense>
    </Section>
  );
}

/** The way to a business of one's own: out of the sample, then step by step to all that the first bill needs. */
export default function StartScreen() {
  const isSample = useAppSelector(selectIsSample);
  return (
    <Page title="Start with my business">
      <WhenReady loading="Loading..." failed="Error loading the data.">
        {isSample ? (
          <LeaveSample />
        ) : (
          <Section title="Set up">
            <SetupSteps />
          </Section>
        )}
        <InviteOthers />
      </WhenReady>
    </Page>
  );
}
