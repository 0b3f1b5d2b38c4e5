import { formatCount, formatMinute } from '@/format';
import { useAppSelector } from '@/parts/hooks';
import { useNow } from '@/parts/useNow';
import { selectHeardAgain, type HeardAgain } from '@/store/care/jobs/heardAgain';
import { Badge } from '@/ui/Badge';
import { SmallLine } from '@/ui/SmallLine';

const NOBODY: readonly HeardAgain[] = [];

/** Tells of a job which of its vehicles are heard again since it was raised. */
export function useHeardAgain() {
  const now = useNow();
  const again = useAppSelector((state) => selectHeardAgain(state, now));
  return (job: { id: string }) => again.get(job.id) ?? NOBODY;
}

/** That vehicles that were silent are heard again, with the moment of each; nothing where none is. */
export const HeardAgainBadge = ({ heard }: { heard: readonly HeardAgain[] }) => {
  const [first] = heard;
  if (!first) return null;
  return (
    <>
      <Badge tone="green">{heard.length === 1 ? 'Heard again' : `${formatCount(heard.length)} heard again`}</Badge>
      {heard.map(({ vehicleNo, at }) => (
        <SmallLine key={vehicleNo}>
          {heard.length === 1 ? formatMinute(at) : `${vehicleNo}, ${formatMinute(at)}`}
        </SmallLine>
      ))}
    </>
  );
};
