import type { Person } from '@/store/business/feeds/withheld';

/** The feed that a person hears: everybody of a role hears the same, and each installer what concerns him. */
export const feedOf = ({ name, role }: Person): string => (role === 'installer' ? `person.${name}` : `role.${role}`);
