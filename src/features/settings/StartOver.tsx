import { Suspense, useState } from 'react';
import { useAppSelector } from '@/parts/hooks';
import { selectWhere } from '@/store/browser/selectOffice';
import { businessReplaced } from '@/store/business/business';
import { selectIsEmpty } from '@/store/business/emptiness';
import { selectIsSample } from '@/store/sample/supplier';
import { TextActions } from '@/ui/FormGrid';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LimitedButton } from '@/ui/LimitedButton';
import { Section } from '@/ui/Section';

const StartEmptyDialog = lazyWhenIdle(() => import('@/parts/replacing/StartEmptyDialog'));
const ResetDialog = lazyWhenIdle(() => import('./ResetDialog'));

/** Begins anew: empty, or, where no data of one's own would go for it, with the sample data. */
export function StartOver() {
  const [asking, setAsking] = useState<'reset' | 'empty'>();
  const offersSample = useAppSelector((state) => selectIsSample(state) || selectIsEmpty(state));
  const where = useAppSelector(selectWhere);
  const close = () => setAsking(undefined);
  return (
    <Section title="Start over">
      <p>
        {offersSample ? 'Both replace' : 'This replaces'} all data, {where}. Undo brings it back while nothing else is
        changed.
      </p>
      <TextActions>
        {offersSample && (
          <LimitedButton does={businessReplaced} onClick={() => setAsking('reset')}>
            Reset to sample data
          </LimitedButton>
        )}
        <LimitedButton does={businessReplaced} danger onClick={() => setAsking('empty')}>
          Start empty
        </LimitedButton>
      </TextActions>
      <Suspense>
        {asking === 'reset' && <ResetDialog onClose={close} />}
        {asking === 'empty' && <StartEmptyDialog onClose={close} />}
      </Suspense>
    </Section>
  );
}
