import { Button } from 'antd';
import { ROLE_LABELS } from '@/store/office/roles';
import type { OfficeState, OfficeUser } from '@/store/office/officeSlice';
import { Badge } from '@/ui/Badge';
import { columnsOf } from '@/ui/columns';
import styles from './userColumns.module.css';

/** Somebody who belongs to the office, as a row. */
export interface UserRow extends OfficeUser {
  id: string;
  /** Whether it is the person who looks. */
  isOwn: boolean;
  isPresent: boolean;
}

/** The people as rows, by what the office's state knows of them. */
export const userRows = (users: readonly OfficeUser[], state: Pick<OfficeState, 'user' | 'present'> | undefined): UserRow[] =>
  users.map((user) => ({
    ...user,
    id: user.name,
    isOwn: user.name === state?.user?.name,
    isPresent: state?.present.some(({ name }) => name === user.name) ?? false,
  }));

const { text, badge, custom } = columnsOf<UserRow>();

export interface UserActions {
  changeRole: (user: UserRow) => void;
  newPassword: (user: UserRow) => void;
  remove: (user: UserRow) => void;
  changeOwnPassword: (user: UserRow) => void;
}

/** Nobody takes the role or the place from themselves: so there is always an admin left. */
function Actions({ user, on }: { user: UserRow; on: UserActions }) {
  const { name } = user;
  if (user.isOwn) {
    return (
      <Button size="small" onClick={() => on.changeOwnPassword(user)}>
        Change password
      </Button>
    );
  }
  return (
    <div className={styles.actions}>
      <Button size="small" aria-label={`Change role of ${name}`} onClick={() => on.changeRole(user)}>
        Change role
      </Button>
      <Button size="small" aria-label={`New password for ${name}`} onClick={() => on.newPassword(user)}>
        New password
      </Button>
      <Button size="small" danger aria-label={`Remove ${name}`} onClick={() => on.remove(user)}>
        Remove
      </Button>
    </div>
  );
}

const nameCell = ({ name, isOwn }: UserRow) => (
  <>
    {name} {isOwn && <Badge tone="blue">You</Badge>}
  </>
);

/** The columns of the people of an office, with what an admin can do with each. */
export const userColumns = (on: UserActions) => [
  { ...text('Name', ({ name }) => name), cell: nameCell },
  text('Role', ({ role }) => ROLE_LABELS[role]),
  badge(
    'In the office now',
    ({ isPresent }) => (isPresent ? 'Yes' : 'No'),
    ({ isPresent }) => (isPresent ? 'green' : 'grey'),
  ),
  custom('Action', (user) => <Actions user={user} on={on} />),
];
