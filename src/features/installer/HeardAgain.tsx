import { useAppSelector } from '@/parts/hooks';
import { useNow } from '@/parts/useNow';
import { useWords } from '@/parts/useWords';
import { selectLanguage } from '@/store/browser/looksSlice';
import { selectHeardAgain } from '@/store/care/jobs/heardAgain';
import { dateIn } from '@/store/care/jobs/visitWords';
import { Badge } from '@/ui/Badge';
import { SmallLine } from '@/ui/SmallLine';
import { STOP_WORDS } from './dayWords';

/** That the silent vehicles of a job are heard again, before somebody drives there; nothing where none is. */
export function HeardAgain({ of }: { of: string }) {
  const words = useWords(STOP_WORDS);
  const language = useAppSelector(selectLanguage);
  const now = useNow();
  const heard = useAppSelector((state) => selectHeardAgain(state, now).get(of));
  if (!heard) return null;
  return (
    <div>
      <Badge tone="green">{words.heardAgain}</Badge>
      {heard.map(({ vehicleNo, at }) => (
        <SmallLine key={vehicleNo}>{`${vehicleNo}, ${dateIn(language, at.slice(0, 10))}, ${at.slice(11)}`}</SmallLine>
      ))}
    </div>
  );
}
