import { useCallback } from 'react';
import { LettersDialog } from '@/parts/letters/LettersDialog';
import type { WriteLetter } from '@/parts/letters/writeLetter';
import type { OfficeSends } from '@/office/officeSends';
import { useAppSelector } from '@/parts/hooks';
import { Namesake } from '@/parts/Namesake';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { paths } from '@/paths';
import { selectLetterContext } from '@/store/billing/letters/letterContext';
import { reminderRows, type ReminderRow } from '@/store/billing/reminders/reminderRows';
import { clientReminded } from '@/store/facts/reminders';
import type { Language } from '@/store/kit/language';
import { SmallLine } from '@/ui/SmallLine';
import { columnsOf } from '@/ui/columns';

interface RemindDialogProps {
  /** The accounts of whoever is reminded. */
  ids: readonly string[];
  /** ISO date. */
  today: string;
  onClose: () => void;
}

const { date, linkedText, money, onCard } = columnsOf<ReminderRow>();

const COLUMNS = [
  linkedText(
    'company',
    'Company',
    ({ company }) => company,
    ({ number }) => `${paths.sales.detailedClientOf(number)}&tab=ageing`,
    ({ id, noReminders }) => (
      <>
        <Namesake of={id} />
        {noReminders && <SmallLine>Wants no reminders</SmallLine>}
      </>
    ),
  ),
  money('balance', 'Balance Due', ({ balance }) => balance),
  onCard(
    'fact',
    date('promised', 'Promised For', ({ waitsFor }) => waitsFor),
  ),
];

const waysHint = (sends: OfficeSends) => {
  if (sends.SMS && sends.Email)
    return 'The office mails a reminder with the statement and up to five open bills as PDF, or sends a short one by SMS. WhatsApp opens a message that you send.';
  if (sends.SMS) return 'The office sends a short reminder by SMS. Email and WhatsApp open a message that you send.';
  return sends.Email
    ? 'The office mails a reminder with the statement and up to five open bills as PDF to the address that you choose. WhatsApp and SMS open a message that you send.'
    : 'Nothing is sent automatically: choose an address or a number, then send the message that opens.';
};

const hint = (sends: OfficeSends) =>
  `${waysHint(sends)} What it says is the template Reminder, which an admin writes under Settings → Messages; below it is as the first client reads it. It is saved with the client. Clients who promised to pay by a day are reminded after that day, and those who want no reminders are not.`;

const write: WriteLetter<ReminderRow> = {
  fact: ({ draftBy }, channel, byOffice) => clientReminded(draftBy(channel, byOffice)),
  words: ({ company }, will = 'opened') => `Reminder to ${company} ${will}`,
};

/** Clients who owe something, with the ways to remind each. */
export default function RemindDialog({ ids, today, onClose }: RemindDialogProps) {
  const context = useAppSelector(selectLetterContext);
  const unnumbered = useUnnumbered();
  const rowsIn = useCallback(
    (language: Language | undefined) => reminderRows(context, ids, today, language, unnumbered),
    [context, ids, today, unnumbered],
  );
  return (
    <LettersDialog
      title="Remind Clients"
      hint={hint}
      label="Clients to remind"
      name="remind"
      columns={COLUMNS}
      searchHint="Company"
      empty="None of them owes anything now."
      rowsIn={rowsIn}
      does={clientReminded}
      write={write}
      onClose={onClose}
    />
  );
}
