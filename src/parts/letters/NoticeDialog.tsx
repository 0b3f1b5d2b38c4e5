import { useCallback } from 'react';
import { shallowEqual } from 'react-redux';
import type { OfficeSends } from '@/office/officeSends';
import { useAppSelector } from '@/parts/hooks';
import { Namesake } from '@/parts/Namesake';
import { useToday } from '@/parts/useToday';
import { paths } from '@/paths';
import type { NoticeKind } from '@/store/billing/notices/notice';
import { noticeRows, type NoticeRow } from '@/store/billing/notices/noticeRows';
import { selectHeard } from '@/store/browser/selectHeard';
import { businessOf } from '@/store/business/business';
import { noticeSent } from '@/store/facts/notices';
import type { Language } from '@/store/kit/language';
import { SmallLine } from '@/ui/SmallLine';
import { columnsOf } from '@/ui/columns';
import { LettersDialog } from './LettersDialog';
import type { WriteLetter } from './writeLetter';

export interface NoticeDialogProps {
  kind: NoticeKind;
  /** The jobs or the vehicles that it tells of. */
  ids: readonly string[];
  onClose: () => void;
}

const { date, linkedText, onCard, text } = columnsOf<NoticeRow>();

const COLUMNS = [
  linkedText(
    'company',
    'Company',
    ({ company }) => company,
    ({ number }) => `${paths.sales.detailedClientOf(number)}&tab=messages`,
    ({ accountId, held }) => (
      <>
        <Namesake of={accountId} />
        {held && <SmallLine>Does not want it</SmallLine>}
      </>
    ),
  ),
  text('tells', 'Tells', ({ tells }) => tells),
  onCard(
    'fact',
    date('told-on', 'Told Before', ({ toldOn }) => toldOn),
  ),
];

const NONE: Readonly<Record<NoticeKind, string>> = {
  Message: 'Nobody to tell: its numbers are those of no client.',
  'Repair Done':
    'Nobody to tell: it is addressed to no client with a vehicle in it, or is too long. To a corrected address write it anew: Send Mail.',
  'Visit Planned': 'Nobody to tell: the visit is over, or the job names no client of the list of clients.',
  'Visit Done': 'Nobody to tell: nothing was done, or the job names no client of the list of clients.',
  'Vehicle Silent': 'Nobody to tell: the vehicles are on no client’s account, or are heard again.',
  'Subscription Ends': 'Nobody to tell: no subscription of these vehicles was ended.',
};

function waysHint({ Email, SMS }: OfficeSends): string {
  if (Email && SMS) return 'The office sends it by mail or SMS. WhatsApp opens a message that you send.';
  if (Email)
    return 'The office mails it to the address that you choose. WhatsApp and SMS open a message that you send.';
  return SMS
    ? 'The office sends it by SMS. Email and WhatsApp open a message that you send.'
    : 'Nothing is sent automatically: choose an address or a number, then send the message that opens.';
}

const hint = (sends: OfficeSends) =>
  `${waysHint(sends)} It is saved with the client. Who does not want it is left out.`;

const write: WriteLetter<NoticeRow> = {
  fact: ({ draftBy }, channel, byOffice) => noticeSent(draftBy(channel, byOffice)),
  words: ({ company }, will = 'opened') => `Message to ${company} ${will}`,
};

/** Clients with the ways to tell each something of jobs or vehicles. */
export default function NoticeDialog({ kind, ids, onClose }: NoticeDialogProps) {
  const business = useAppSelector(businessOf, shallowEqual);
  const heard = useAppSelector(selectHeard);
  const today = useToday();
  const rowsIn = useCallback(
    (language: Language | undefined) => noticeRows({ ...business, heard }, kind, ids, today, language),
    [business, heard, kind, ids, today],
  );
  return (
    <LettersDialog
      title={`Tell Clients: ${kind}`}
      hint={hint}
      label="Clients to tell"
      name="tell"
      columns={COLUMNS}
      searchHint="Company"
      empty={NONE[kind]}
      rowsIn={rowsIn}
      does={noticeSent}
      write={write}
      onClose={onClose}
    />
  );
}
