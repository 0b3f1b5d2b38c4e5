import { useState } from 'react';
import { formatCount, formatCountOf } from '@/format';
import { isStoppedIn, smsCost, whyLeftOutOfMany, type OfficeChannel, type OfficeSends } from '@/office/officeSends';
import { useSayAll } from '@/parts/useSay';
import type { LetterRow } from '@/store/billing/letters/letterRow';
import { LimitedButton } from '@/ui/LimitedButton';
import type { LimitedAction } from '@/ui/limits';
import type { WriteLetter } from './writeLetter';

const counted = (count: number, channel: OfficeChannel) =>
  channel === 'SMS' ? `${formatCount(count)} SMS` : formatCountOf(count, 'Mail');

interface SendManyProps<Row> {
  rows: readonly Row[];
  channel: OfficeChannel;
  sends: OfficeSends;
  does: LimitedAction;
  write: WriteLetter<Row>;
}

/** Has the office send to all of them by one way, with one Undo, and names whom it leaves out and why. */
export function SendMany<Row extends LetterRow>({ rows, channel, sends, does, write }: SendManyProps<Row>) {
  const sayAll = useSayAll();
  const [busy, setBusy] = useState(false);
  const found = rows.map((row) => ({ row, why: whyLeftOutOfMany(row, channel, sends) }));
  const reached = found.flatMap(({ row, why }) => (why === undefined ? [row] : []));
  const left = found.flatMap(({ row, why }) => (why === undefined ? [] : [`${row.company} (${why})`]));
  const isAgain = found.some(({ row, why }) => why !== undefined && why === row.already);
  const send = async () => {
    setBusy(true);
    const facts = reached.map((row) => write.fact(row, channel, true));
    const will = isStoppedIn(sends, channel) ? 'to be sent once an admin lets it go on' : 'will be sent';
    await sayAll(facts, (done) => `${counted(done, channel)} ${will}`, { parts: facts.length });
    setBusy(false);
  };
  const texts = reached.map(({ sms }) => sms);
  return (
    <>
      <LimitedButton
        does={does}
        type="primary"
        loading={busy}
        disabled={reached.length === 0}
        onClick={() => void send()}
      >
        {`Send ${counted(reached.length, channel)}`}
      </LimitedButton>
      {channel === 'SMS' && reached.length > 0 && <span>{smsCost(texts, sends.SMS)}</span>}
      {left.length > 0 && (
        <p>{`Left out: ${left.join(', ')}.${isAgain ? ' Choose an address to send it again.' : ''}`}</p>
      )}
    </>
  );
}
