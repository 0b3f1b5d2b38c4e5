import { Button } from 'antd';
import { ROLE_LABELS } from '@/store/kit/roles';
import { Badge } from '@/ui/Badge';
import { columnsOf } from '@/ui/columns';
import styles from './userColumns.module.css';
import type { UserRow } from './userRows';

const { workDone, badge, onCard, text } = columnsOf<UserRow>();

export interface UserActions {
  changeRole: (user: UserRow) => void;
  newPassword: (user: UserRow) => void;
  resetFactor: (user: UserRow) => void;
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
      {user.hasFactor && (
        <Button size="small" aria-label={`Reset second factor of ${name}`} onClick={() => on.resetFactor(user)}>
          Reset second factor
        </Button>
      )}
      <Button size="small" danger aria-label={`Remove ${name}`} onClick={() => on.remove(user)}>
        Remove
      </Button>
    </div>
  );
}

const nameCell = ({ name, isOwn }: UserRow) => (
  <span className={styles.name}>
    {name} {isOwn && <Badge tone="blue">You</Badge>}
  </span>
);

/** The columns of the people of an office, with what an admin can do with each. */
export const userColumns = (on: UserActions) => [
  { ...text('name', 'Name', ({ name }) => name), cell: nameCell },
  onCard(
    'fact',
    text('role', 'Role', ({ role }) => ROLE_LABELS[role]),
  ),
  onCard(
    'fact',
    badge(
      'in-the-office-now',
      'In the office now',
      ({ isPresent }) => (isPresent === undefined ? '—' : isPresent ? 'Yes' : 'No'),
      {
        '—': 'grey',
        Yes: 'green',
        No: 'grey',
      },
    ),
  ),
  text('second-factor', 'Second factor', ({ hasFactor }) => (hasFactor === undefined ? '' : hasFactor ? 'Yes' : 'No')),
  workDone('action', 'Action', (user) => <Actions user={user} on={on} />),
];
