import { useTyped } from '@/ui/typedValues';
import { useAppStore } from '@/parts/hooks';
import { installerNameWarning } from '@/store/business/feeds/installerNames';
import type { Role } from '@/store/kit/roles';
import { Field } from '@/ui/Field';
import { RoleSelect } from './RoleSelect';
import { ROLE_HINTS } from './roleHints';

/** The role of somebody called so: what it is for, and a warning where an installer’s work would not be found by the name. */
export function RoleField({ name }: { name: string | undefined }) {
  const store = useAppStore();
  const { role } = useTyped<{ role: Role }>();
  return (
    <Field
      name="role"
      label="Role"
      {...(role && { hint: ROLE_HINTS[role] })}
      warn={(chosen) => (chosen === 'installer' ? installerNameWarning(store.getState(), name ?? '') : undefined)}
    >
      <RoleSelect />
    </Field>
  );
}
