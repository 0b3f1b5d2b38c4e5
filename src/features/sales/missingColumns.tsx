import type { Column } from '@/ui/column';
import type { Missing } from '@/store/billing/returns/missing';
import { columnsOf } from '@/ui/columns';
import { OpenLink } from '@/ui/links';
import { ClientOf, CorrectClient } from './ClientOf';

const missing = columnsOf<Missing>();
/** What is to be looked at, and whose it is. */
export const missingColumns: Column<Missing>[] = [
  missing.identifier('number', 'Document', ({ docNo }) => docNo),
  missing.shown(
    'text',
    'name',
    'Client',
    ({ name }) => name,
    ({ accountId, name }) => <ClientOf accountId={accountId} name={name} />,
  ),
  missing.longText('what', 'What is missing', ({ what }) => what),
  missing.workDone('mend', 'Fix', ({ accountId, name, mend }) =>
    mend ? <OpenLink to={mend.to}>{mend.label}</OpenLink> : <CorrectClient accountId={accountId} name={name} />,
  ),
];
