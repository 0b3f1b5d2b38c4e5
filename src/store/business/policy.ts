import type { Role } from '@/store/office/roles';
export const deniedFor = (_role: Role): Record<string, string> => ({});
export const openFor = (_role: Role): string[] | undefined => undefined;
