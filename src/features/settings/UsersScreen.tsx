import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { paths } from '@/paths';
import { useAppSelector } from '@/parts/hooks';
import type { OfficeLink } from '@/office/officeLink';
import { askAccess } from '@/office/people/peopleClient';
import { useOfficeResult } from '@/parts/useOfficeResult';
import { selectOffice } from '@/store/browser/selectOffice';
import { DataTable } from '@/ui/DataTable';
import { Icon } from '@/ui/Icon';
import { LinkButton } from '@/ui/links';
import { Page } from '@/ui/Page';
import { LockedNames } from './LockedNames';
import { OfficeLoading } from './OfficeLoading';
import { userColumns } from './userColumns';
import { UserDialog, type OpenUserDialog } from './UserDialog';
import { usePeople } from './usePeople';
import { userRows } from './userRows';

/** Names are locked while somebody guesses: so often it is asked which are, in milliseconds. */
const ASK_EVERY_MS = 15_000;

/** Who belongs to the shared office, and as what; for its admins. */
export default function UsersScreen({ office }: { office: OfficeLink }) {
  const { users, trouble, reload, changed } = usePeople(office);
  const { told: access, reload: reloadAccess } = useOfficeResult(office, askAccess, ASK_EVERY_MS);
  const state = useAppSelector(selectOffice);
  const [dialog, setDialog] = useState<OpenUserDialog>();
  const columns = userColumns({
    changeRole: (user) => setDialog({ kind: 'role', user }),
    newPassword: (user) => setDialog({ kind: 'password', user }),
    resetFactor: (user) => setDialog({ kind: 'factor', user }),
    remove: (user) => setDialog({ kind: 'remove', user }),
    changeOwnPassword: (user) => setDialog({ kind: 'own', user }),
  });
  const actions = (
    <>
      <LinkButton to={paths.office.signIns}>Sign-ins</LinkButton>
      <LinkButton to={paths.office.audit}>Audit</LinkButton>
      {access && (
        <Button onClick={() => setDialog({ kind: 'require', required: access.required })}>Second Factor</Button>
      )}
      {users && (
        <Button type="primary" icon={<Icon of={PlusOutlined} />} onClick={() => setDialog({ kind: 'add', users })}>
          Add User
        </Button>
      )}
    </>
  );
  return (
    <Page title="Users" documentTitle="Settings: Users" actions={actions}>
      <LockedNames office={office} locked={access?.locked ?? []} reload={reloadAccess} />
      {users && (
        <DataTable
          label="Users"
          rows={userRows(users, state, access?.factors)}
          columns={columns}
          searchHint="Name"
          empty="Nobody belongs to this office yet. Click the Add User button to add somebody."
          nothingFound="Nobody matches the search."
        />
      )}
      {(!users || trouble !== undefined) && <OfficeLoading what="users" trouble={trouble} onTryAgain={reload} />}
      {dialog && (
        <UserDialog
          key={'user' in dialog ? `${dialog.kind} ${dialog.user.name}` : dialog.kind}
          office={office}
          dialog={dialog}
          onSaved={(after) => {
            changed(after);
            void reloadAccess();
          }}
          // Not another one that was opened while it closed.
          onClose={() => setDialog((open) => (open === dialog ? undefined : open))}
        />
      )}
    </Page>
  );
}
