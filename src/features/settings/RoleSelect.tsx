import { Select } from 'antd';
import { ROLE_LABELS, ROLES, type Role } from '@/store/kit/roles';

export interface RoleSelectProps {
  id?: string;
  value?: Role;
  onChange?: (role: Role) => void;
  /** Of which it is one. */
  roles?: readonly Role[];
}

/** One of the roles of an office. */
export const RoleSelect = ({ roles = ROLES, ...props }: RoleSelectProps) => (
  <Select
    {...props}
    options={roles.map((role) => ({ value: role, label: ROLE_LABELS[role] }))}
    placeholder="Select a role"
  />
);
