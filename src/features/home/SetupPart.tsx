import { use } from 'react';
import { paths } from '@/paths';
import { useAppSelector } from '@/parts/hooks';
import { selectSkipped } from '@/store/browser/looksSlice';
import { selectSetup } from '@/store/business/setup';
import { selectIsSample } from '@/store/sample/supplier';
import { Limits } from '@/ui/limits';
import { Section } from '@/ui/Section';
import { SetupSteps } from './SetupSteps';

/** On Home, as long as a step of setting up one's own business is neither done nor skipped: all of them. */
export function SetupPart() {
  const isSample = useAppSelector(selectIsSample);
  const steps = useAppSelector(selectSetup);
  const skipped = useAppSelector(selectSkipped);
  const { whyNot } = use(Limits);
  const isOpen = steps.some(({ name, isDone }) => !isDone && !skipped.includes(name));
  if (isSample || !isOpen || whyNot(paths.start) !== undefined) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Section title={`Set up: ${done} of ${steps.length} done`}>
      <SetupSteps />
    </Section>
  );
}
