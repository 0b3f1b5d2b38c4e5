import { useState } from 'react';
import { useOthers } from '@/parts/office';
import { useSay } from '@/parts/useSay';
import { standingAt, type ReceivedDevice } from '@/store/stock/onHand/returns';
import type { HandoverStep } from '@/store/stock/challans/challan';
import { handoverVerified } from '@/store/facts/challans';
import { formatCount, formatCountOf } from '@/format';
import { LimitedButton } from '@/ui/LimitedButton';
import { SelectionBar } from '@/ui/SelectionBar';
import { useToast } from '@/ui/toast';
import { STEPS } from './handoverWords';
import { OtpTalk } from '@/parts/challans/OtpTalk';
import { useReceives } from '@/parts/challans/useReceives';
import { STORE } from '@/store/kit/movements/holder';

/** More than these are counted. */
const MOST_NAMED = 4;

/** Who gave the devices, most first, so that nobody seals with one OTP what others handed over: `Ravi (3), Meera`. */
function givers(all: readonly ReceivedDevice[]): string {
  const counts = new Map<string, number>();
  for (const { givenBy } of all) counts.set(givenBy, (counts.get(givenBy) ?? 0) + 1);
  const named = [...counts].toSorted(([, one], [, other]) => other - one);
  const words = named
    .slice(0, MOST_NAMED)
    .map(([name, count]) => (count === 1 ? name : `${name} (${formatCount(count)})`));
  const more = named.length - MOST_NAMED;
  return [...words, ...(more > 0 ? [`${formatCount(more)} more`] : [])].join(', ');
}

export interface HandoverBarProps {
  devices: readonly ReceivedDevice[];
  /** The ids of those that are ticked. */
  chosen: ReadonlySet<string>;
  onClear: () => void;
}

/** The two steps for all selected devices that can take them, with one OTP as each alone; nothing where none is selected. */
export function HandoverBar({ devices: all, chosen, onClear }: HandoverBarProps) {
  const say = useSay();
  const others = useOthers();
  const receives = useReceives({ to: STORE });
  const toast = useToast();
  const [asked, setAsked] = useState<{ from: HandoverStep; devices: readonly ReceivedDevice[] }>();
  // What is asked stays to be answered, though nothing is ticked any more.
  const count = chosen.size === 0 ? 0 : all.filter(({ id }) => chosen.has(id)).length;
  const move = (from: HandoverStep, devices: readonly ReceivedDevice[]) =>
    say(handoverVerified(devices, from), `${formatCountOf(devices.length, 'device')} ${STEPS[from].done}`);
  const verified = () => {
    if (!asked) return;
    const { from } = asked;
    // The OTP is for those that were named, whatever was ticked since.
    const able = standingAt(from, all, new Set(asked.devices.map(({ id }) => id)));
    setAsked(undefined);
    if (able.length > 0) move(from, able);
    const overtaken = asked.devices.length - able.length;
    if (overtaken > 0) toast({ text: `${others} had already moved ${formatCountOf(overtaken, 'device')}.` });
  };
  return (
    <SelectionBar label="Selected devices" count={count} open={asked ? 2 : Number(count > 0)} onClear={onClear}>
      {asked ? (
        <>
          <span>
            One OTP for {formatCountOf(asked.devices.length, 'device')}, given by {givers(asked.devices)}
          </span>
          <OtpTalk onVerified={verified} onCancel={() => setAsked(undefined)} />
        </>
      ) : (
        (['pending', 'accepted'] as const).map((from) => {
          const able = standingAt(from, all, chosen);
          return (
            <LimitedButton
              key={from}
              does={handoverVerified}
              disabled={able.length === 0}
              onClick={() => (receives ? move(from, able) : setAsked({ from, devices: able }))}
            >
              {STEPS[from].button} selected ({formatCount(able.length)})
            </LimitedButton>
          );
        })
      )}
    </SelectionBar>
  );
}
