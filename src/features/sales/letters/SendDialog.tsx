import { useCallback, useMemo } from 'react';
import { ClientOf } from '@/features/sales/ClientOf';
import { IrnMissing } from '@/parts/eInvoices/IrnMissing';
import { useAppSelector } from '@/parts/hooks';
import { Namesake } from '@/parts/Namesake';
import { useUnnumbered } from '@/parts/useUnnumbered';
import { selectLetterContext } from '@/store/billing/letters/letterContext';
import { DOCUMENT_WORDS, pageOf } from '@/store/billing/sentDocuments/sendable';
import { sendRows, type SendRow } from '@/store/billing/sentDocuments/sendRows';
import type { DocumentKind } from '@/store/billing/sentDocuments/sentDocument';
import { documentSent } from '@/store/facts/sentDocuments';
import type { Language } from '@/store/kit/language';
import { columnsOf } from '@/ui/columns';
import { LettersDialog } from '@/parts/letters/LettersDialog';
import type { WriteLetter } from '@/parts/letters/writeLetter';
import type { OfficeSends } from '@/office/officeSends';

export interface SendDialogProps {
  kind: DocumentKind;
  /** The documents. */
  ids: readonly string[];
  onClose: () => void;
}

const { linkedIdentifier, onCard, shown, money } = columnsOf<SendRow>();

const columnsFor = (kind: DocumentKind) => [
  linkedIdentifier(
    'document',
    kind,
    ({ document }) => document.row.docNo,
    ({ document }) => pageOf(document),
  ),
  onCard(
    'fact',
    shown(
      'text',
      'company',
      'Company',
      ({ company }) => company,
      ({ company, document: { row } }) => (
        <>
          <ClientOf accountId={row.accountId} name={company} />
          <Namesake of={row.accountId} />
        </>
      ),
    ),
  ),
  money('amount', 'Amount', ({ document }) => (document.kind === 'Receipt' ? document.row.cash : document.row.total)),
];

const hintOf = (kind: DocumentKind, sends: OfficeSends) => {
  const one = DOCUMENT_WORDS[kind];
  if (sends.SMS)
    return `${sends.Email ? `The office mails the ${one} as PDF, or` : 'The office'} tells of it by SMS. Any other way opens a message that you send.`;
  return sends.Email
    ? `The office mails the ${one} as PDF to the address that you choose. WhatsApp and SMS open a message that you send.`
    : `Nothing is sent automatically: choose an address or a number, then send the message that opens. Download the PDF of the ${one} from its page, and attach it.`;
};

const write: WriteLetter<SendRow> = {
  fact: ({ draftBy }, channel, byOffice) => documentSent(draftBy(channel, byOffice)),
  words: ({ document }, will = 'is written down as opened: send the message that opens') =>
    `${document.row.docNo} ${will}`,
};

/** Documents of a kind with the ways to send each to its client; one whose number is not given for good does not leave the house. */
export default function SendDialog({ kind, ids, onClose }: SendDialogProps) {
  const context = useAppSelector(selectLetterContext);
  const unnumbered = useUnnumbered();
  const rowsIn = useCallback(
    (language: Language | undefined) => {
      const numbered = ids.filter((id) => !unnumbered.has(id));
      return sendRows(context, kind, numbered, language);
    },
    [context, kind, ids, unnumbered],
  );
  const columns = useMemo(() => columnsFor(kind), [kind]);
  const one = DOCUMENT_WORDS[kind];
  return (
    <LettersDialog
      title={ids.length === 1 ? `Send ${kind}` : `Send ${kind}s`}
      hint={(sends) => hintOf(kind, sends)}
      warning={<IrnMissing ids={ids} />}
      label={`${kind}s to send`}
      name="send"
      columns={columns}
      searchHint={`${kind} or company`}
      empty={`No ${one}s to send.`}
      rowsIn={rowsIn}
      does={documentSent}
      write={write}
      onClose={onClose}
    />
  );
}
