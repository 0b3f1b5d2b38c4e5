import { selectNamesakes } from '@/store/clients/accounts/namesakes';
import { SmallLine } from '@/ui/SmallLine';
import { useAppSelector } from './hooks';

/** Which of several clients one is whose companies are called alike; nothing where there is only one. Where its user's name stands beside it, its `number` is enough. */
export function Namesake({ of, number }: { of: string; number?: number }) {
  const told = useAppSelector((state) => selectNamesakes(state).get(of));
  if (told === undefined) return null;
  return <SmallLine>{number === undefined ? told : `No. ${number}`}</SmallLine>;
}
