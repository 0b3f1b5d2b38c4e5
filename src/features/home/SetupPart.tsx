import { use } from 'react';
import { formatCountOf } from '@/format';
import { LinkButton } from '@/ui/links';
import { useFocusKept } from '@/ui/useFocusKept';
import { paths } from '@/paths';
import { useAppSelector } from '@/parts/hooks';
import { selectSkipped } from '@/store/browser/looksSlice';
import { selectSetup, type CountedStep } from '@/store/business/setup';
import { selectIsSample } from '@/store/sample/supplier';
import { Limits } from '@/ui/limits';
import { Section } from '@/ui/Section';
import { SetupSteps } from './SetupSteps';

/** On Home, as long as a step of setting up one's own business is neither done nor skipped: all of them; of skipped ones the way to take them up. */
export function SetupPart() {
  const isSample = useAppSelector(selectIsSample);
  const steps = useAppSelector(selectSetup);
  const skipped = useAppSelector(selectSkipped);
  const { whyNot } = use(Limits);
  const isOpen = steps.some(({ name, isDone }) => !isDone && !skipped.includes(name));
  const isAsked = ({ name, isDone, isOptional }: CountedStep) => !isDone && !(isOptional && skipped.includes(name));
  const left = steps.filter(isAsked).length;
  const place = useFocusKept<HTMLElement>(isOpen, 'a');
  if (isSample || left === 0 || whyNot(paths.start) !== undefined) return null;
  return (
    <Section
      ref={place}
      title={isOpen ? `Set up: ${steps.filter(({ isDone }) => isDone).length} of ${steps.length} done` : 'Set up'}
      actions={!isOpen && <LinkButton to={paths.start}>Take up</LinkButton>}
    >
      {isOpen ? <SetupSteps /> : <p>{formatCountOf(left, 'step')} skipped.</p>}
    </Section>
  );
}
