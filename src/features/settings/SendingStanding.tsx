import { Button } from 'antd';
import { useState } from 'react';
import type { SendingRest, SendingStatus } from '@/office/sending';
import { instantWords } from '@/office/instantWords';
import { officeTrouble } from '@/office/officeClient';
import { Message, type MessageProps } from '@/ui/Message';
import { useToast } from '@/ui/toast';

const RESTS: Readonly<Record<Exclude<SendingRest, 'hour'>, string>> = {
  limit: 'Today’s limit is reached: the rest goes tomorrow.',
  night: 'It is night: what is asked for goes from 9:00 on.',
  silence: 'The last one was not answered, so the next one waits.',
  movedIn:
    'A business moved in with its history. Nothing of it is sent, and no reminders are asked for, until somebody enters something here, such as a change in Settings → Company; what waits in it stands as Failed then.',
};

/** For what of these somebody is to do something, or to look. */
const WARNS: readonly SendingRest[] = ['silence', 'movedIn'];

/** How a way by which the office sends is spoken of. */
interface SendingWords {
  /** What it sends: mail, or SMS. */
  what: string;
  /** So many of them wait. */
  waits: (waiting: number) => string;
  /** So many go in an hour. */
  anHour: (most: number) => string;
  notSetUp: string;
  /** Who takes it. */
  taker: string;
  stop: string;
  goOn: string;
}

interface SendingStandingProps {
  told: SendingStatus & { settings?: { mostAnHour: number } };
  words: SendingWords;
  /** Why the office did not tell it now. */
  trouble: string | undefined;
  /** Stops it, or lets it go on. */
  turn: (isStopped: boolean) => Promise<void>;
  onChange: () => Promise<void>;
}

/** The button that stops a way, or lets it go on. */
function StopButton({ told: { isStopped }, words, turn, onChange }: Omit<SendingStandingProps, 'trouble'>) {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const click = async () => {
    setBusy(true);
    try {
      await turn(!isStopped);
      toast({ text: isStopped ? 'Sending goes on' : 'Sending is stopped' });
    } catch (error) {
      toast({ text: officeTrouble(error) });
    }
    await onChange();
    setBusy(false);
  };
  return (
    <Button size="small" loading={busy} danger={!isStopped} onClick={() => void click()}>
      {isStopped ? words.goOn : words.stop}
    </Button>
  );
}

const restsOf = (rests: SendingRest, { mostAnHour }: { mostAnHour: number }, { anHour }: SendingWords) =>
  rests === 'hour' ? `Waits: ${anHour(mostAnHour)} an hour at most, and the rest goes in the next.` : RESTS[rests];

function standingOf({ told, words, trouble: untold }: SendingStandingProps): MessageProps {
  const { settings, trouble, delay, isStopped, waiting, rests, until } = told;
  const waits = words.waits(waiting);
  const inTime = until === undefined ? waits : `${waits} The last of them goes about ${instantWords(until)}.`;
  if (untold !== undefined) return { tone: 'warning', title: untold };
  if (!settings) return { tone: 'info', title: words.notSetUp };
  if (isStopped) return { tone: 'warning', title: `Sending is stopped. ${waits}` };
  if (trouble !== undefined)
    return {
      tone: 'error',
      title: `No ${words.what} is sent: ${trouble}`,
      description: `${waits} Correct the settings and save them; what waits is sent then.`,
    };
  if (rests)
    return {
      tone: WARNS.includes(rests) ? 'warning' : 'success',
      title: `${restsOf(rests, settings, words)} ${inTime}`,
    };
  if (delay !== undefined)
    return {
      tone: 'warning',
      title:
        waiting > 0
          ? `${waits} ${words.taker} did not take the last one, and it is tried again: ${delay}`
          : `${words.taker} did not take the last one: ${delay}`,
    };
  return { tone: 'success', title: `The office sends ${words.what}. ${inTime}` };
}

/** Whether a way by which the office sends goes, why not, what waits, and the switch that stops it. */
export function SendingStanding(props: SendingStandingProps) {
  const { told, trouble } = props;
  const hasSwitch = trouble === undefined && told.settings && (told.isStopped || told.trouble === undefined);
  return <Message apart="below" {...standingOf(props)} action={hasSwitch && <StopButton {...props} />} />;
}
