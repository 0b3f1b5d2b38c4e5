import { selectNamesakes } from '@/store/clients/accounts/namesakes';
import { SmallLine } from '@/ui/SmallLine';
import { useAppSelector } from './hooks';

/** Which of several clients one is whose companies are called alike; nothing where there is only one. */
export function Namesake({ of }: { of: string }) {
  const told = useAppSelector((state) => selectNamesakes(state).get(of));
  return told === undefined ? null : <SmallLine>{told}</SmallLine>;
}
