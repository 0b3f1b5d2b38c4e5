import { Select } from 'antd';
import { ROLE_LABELS, ROLES, type Role } from '@/store/kit/roles';

export interface RoleSelectProps {
  id?: string;
  value?: Role;
  onChange?: (role: Role) => void;
}

const OPTIONS = ROLES.map((role) => ({ value: role, label: ROLE_LABELS[role] }));

/** One of the roles of an office. */
export const RoleSelect = (props: RoleSelectProps) => (
  <Select {...props} options={OPTIONS} placeholder="Select a role" />
);
