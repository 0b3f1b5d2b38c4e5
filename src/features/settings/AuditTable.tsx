import { useCallback } from 'react';
import { formatCountOf, formatDate } from '@/format';
import type { DeskResults } from '@/office/deskProtocol';
import type { OfficeLink } from '@/office/officeLink';
import { askAudit } from '@/office/people/peopleClient';
import { useOfficeResult } from '@/parts/useOfficeResult';
import { DataTable } from '@/ui/DataTable';
import { Message } from '@/ui/Message';
import { auditColumns, auditRows } from './auditColumns';
import { OfficeLoading } from './OfficeLoading';

/** What of the audit is not among the rows, and how to come to it. */
function Gaps({ lines, more, missing }: DeskResults['people.audit']) {
  const machines = formatCountOf(missing, 'machine');
  return (
    <>
      {missing > 0 && (
        <Message
          tone="warning"
          title={`${machines} of the office did not answer: what was noted there is missing here.`}
        />
      )}
      {more && (
        <Message
          tone="info"
          title={`These are the newest ${formatCountOf(lines.length, 'line')}. Choose an earlier day to see what was before.`}
        />
      )}
    </>
  );
}

export interface AuditTableProps {
  office: OfficeLink;
  /** The last day, an ISO date. */
  upTo: string;
}

/** The audit of an office up to a day. */
export function AuditTable({ office, upTo }: AuditTableProps) {
  const ask = useCallback((asked: OfficeLink) => askAudit(asked, upTo), [upTo]);
  const { told, trouble, again } = useOfficeResult(office, ask);
  if (!told) return <OfficeLoading what="the audit" trouble={trouble} onTryAgain={again} />;
  return (
    <>
      <Gaps {...told} />
      <DataTable
        label="Audit"
        rows={auditRows(told.lines)}
        columns={auditColumns}
        searchHint="Name, details or address"
        empty={`No entries up to ${formatDate(upTo)}.`}
        nothingFound="No line matches the search."
      />
    </>
  );
}
